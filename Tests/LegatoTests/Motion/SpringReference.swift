// A damped oscillator without a closed form, which knows no regimes.

/// Where a damped oscillator is, from the exponential of its matrix.
///
/// With the displacement x and the velocity in units of the frequency, y = v/ω, its equation is (x, y)′ = ω (y, -x -
/// 2ζy). The power series is summed for a part of the time in which little happens, and squared up to the whole.
struct SpringReference {
  let value, velocity: DoubleDouble

  /// Terms that fill 106 bits where the matrix is below 2⁻⁶.
  private static let termCount = 16

  init(angularFrequency: Double, dampingRatio: Double, displacement: Double, velocity: Double, time: Double) {
    let phase = DoubleDouble(angularFrequency) * time
    let size = phase.high * (1 + 2 * dampingRatio)
    let doublings = size > 0 ? max(0, Int(size.exponent) + 7) : 0
    let part = phase * Double(sign: .plus, exponent: -doublings, significand: 1)
    var power = Matrix.identity
    for divisor in (1...Self.termCount).reversed() {
      let share = part / Double(divisor)
      power = .identity + power * Matrix(DoubleDouble(0), share, -share, -(share * 2) * dampingRatio)
    }
    for _ in 0..<doublings { power = power * power }
    let speed = DoubleDouble(velocity) / angularFrequency
    value = power.a * displacement + power.b * speed
    self.velocity = (power.c * displacement + power.d * speed) * angularFrequency
  }

  /// Two rows, a and b above c and d.
  private struct Matrix {
    let a, b, c, d: DoubleDouble

    static let identity = Matrix(DoubleDouble(1), DoubleDouble(0), DoubleDouble(0), DoubleDouble(1))

    init(_ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble, _ d: DoubleDouble) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    static func + (one: Matrix, other: Matrix) -> Matrix {
      Matrix(one.a + other.a, one.b + other.b, one.c + other.c, one.d + other.d)
    }

    static func * (one: Matrix, other: Matrix) -> Matrix {
      Matrix(
        one.a * other.a + one.b * other.c, one.a * other.b + one.b * other.d,
        one.c * other.a + one.d * other.c, one.c * other.b + one.d * other.d)
    }
  }
}
