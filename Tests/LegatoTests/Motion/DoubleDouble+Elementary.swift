// Elementary functions with more than 80 bits: series and a step of Newton's, none of them the engine's own way.
import Foundation

extension DoubleDouble {
  /// Enough terms of a Taylor series for an argument below 2⁻⁶ to fill 106 bits.
  private static let termCount = 16

  /// π/2 in parts whose products with a whole number below 2²⁰ are exact, and what remains of it.
  private static let quarterTurn = [
    0x1.921fb544p+0, 0x1.0b4611a6p-34, 0x1.3198a2e037073p-69, 0x1.129024e088a68p-123,
  ]

  /// e to the power of a number in `-700 ... 700`: the series of a 2¹⁶th part of it, squared 16 times.
  static func exp(_ x: Self) -> Self {
    let halvings = 16
    let part = x * Double(sign: .plus, exponent: -halvings, significand: 1)
    var power = Self(1)
    for divisor in (1...termCount).reversed() { power = Self(1) + power * part / Double(divisor) }
    for _ in 0..<halvings { power = power * power }
    return power
  }

  /// The sine and the cosine of an angle below a million.
  static func sincos(_ angle: Double) -> (sin: Self, cos: Self) {
    let quarters = (angle / quarterTurn[0]).rounded()
    let rest = quarterTurn.reduce(Self(angle)) { rest, part in rest - Self(quarters) * part }
    // An eighth of the angle, doubled three times.
    let part = rest / 8
    let square = part * part
    var (sine, versine) = (Self(1), Self(1))
    for term in (1..<termCount).reversed() {
      let order = Double(2 * term)
      sine = Self(1) - sine * square / (order * (order + 1))
      versine = Self(1) - versine * square / ((order + 1) * (order + 2))
    }
    sine = sine * part
    versine = versine * square / 2
    for _ in 0..<3 {
      (sine, versine) = (sine * (Self(1) - versine) * 2, versine * (Self(2) - versine) * 2)
    }
    let cosine = Self(1) - versine
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The natural logarithm of a positive number: one step of Halley's from the platform's.
  static func log(_ x: Double) -> Self {
    let guess = Self(Foundation.log(x))
    let power = exp(guess)
    return guess + (Self(x) - power) * 2 / (Self(x) + power)
  }

  /// The cube root: one step of Newton's from the platform's.
  static func cubeRoot(_ x: Double) -> Self {
    let guess = Self(Foundation.cbrt(x))
    return guess - (guess - Self(x) / (guess * guess)) / 3
  }

  /// The angle of a direction: the platform's, and how far the direction is turned from it.
  static func atan2(_ y: Double, _ x: Double) -> Self {
    let guess = Foundation.atan2(y, x)
    let (sine, cosine) = sincos(guess)
    return Self(guess) + (cosine * y - sine * x) / (cosine * x + sine * y)
  }
}
