/// Exponential, trigonometric and root functions in plain Swift.
///
/// Platforms' own functions differ in the last bit, and Embedded Swift has none. These use only additions,
/// multiplications, divisions and square roots, which IEEE 754 defines exactly. They never use a fused multiply-add: a
/// processor without one calls a function for it. The polynomials interpolate each function at the Chebyshev nodes of
/// its reduced range.
enum Elementary {
  /// Adding and subtracting this number rounds a number below 2⁵¹ to an integer, whose bits are then the sum's low
  /// bits.
  private static var rounder: Double { 0x1.8p52 }

  /// e to the power of `x`, within 1 ulp. It is infinite from 708 on and 0 from -708 down: never subnormal.
  @inline(never)
  static func exp(_ x: Double) -> Double {
    guard x.magnitude < 708 else { return x > 0 ? .infinity : (x < 0 ? 0 : x) }
    let shifted = x * 0x1.71547652b82fep+0 + rounder
    let k = shifted - rounder
    let high = x - k * 0x1.62e42fefa3800p-1
    let low = k * 0x1.ef35793c76730p-45
    let r = high - low
    let r2 = r * r
    let r4 = r2 * r2
    let a = (0.5 + r * 0x1.5555555555557p-3) + r2 * (0x1.5555555555556p-5 + r * 0x1.11111111100cep-7)
    let b = 0x1.6c16c16c162ccp-10 + r * 0x1.a01a01abef415p-13
    let c = 0x1.a01a01a6dcaffp-16 + r * 0x1.71de021a90822p-19
    let d = (0x1.27e4db57442fbp-22 + r * 0x1.af4e196027428p-26) + r2 * 0x1.1f731ea5352cap-29
    let q = a + r4 * ((b + r2 * c) + r4 * d)
    return (1 + (high - (low - r2 * q))) * Double(bitPattern: (shifted.bitPattern &+ 1023) &<< 52)
  }

  /// The natural logarithm of a number in `1e-307 ... 1e307`, within 10⁻¹⁵ or 2 ulp; exact at 1.
  ///
  /// The number's bits, read as an integer, give its logarithm to within .06. A step of Halley's method leaves a
  /// twelfth of the cube of that error.
  @inline(never)
  static func log(_ x: Double) -> Double {
    var y = (Double(x.bitPattern) * 0x1p-52 - 1023) * 0x1.62e42fefa39efp-1
    for _ in 0..<2 {
      let power = exp(y)
      y += 2 * (x - power) / (x + power)
    }
    return y
  }

  /// The sine and the cosine of one angle in radians, each within 1 ulp below a million.
  ///
  /// Beyond a million, whole turns are first subtracted in plain double precision. The result is then the sine and the
  /// cosine of a nearby angle, always in `-1 ... 1`. An angle that is not finite gives NaN.
  @inline(never)
  static func sincos(_ angle: Double) -> (sin: Double, cos: Double) {
    var x = angle
    if !(x.magnitude < 1e6) { x = withoutTurns(x) }
    let shifted = x * 0x1.45f306dc9c883p-1 + rounder
    let k = shifted - rounder
    let first = x - k * 0x1.921fb54400000p+0
    let second = k * 0x1.0b4611a626331p-34
    var r = first - second
    var tail = (first - r) - second
    if r.magnitude < 0x1p-12, k != 0 { (r, tail) = closeToAxis(first, k) }

    let z = r * r
    let cube = z * r
    let half = 0.5 * z
    let one = 1 - half
    let z2 = z * z
    let s =
      (0x1.1111111110babp-7 + z * -0x1.a01a019e820aep-13)
      + z2 * ((0x1.71de37946ed6dp-19 + z * -0x1.ae6008d114485p-26) + z2 * 0x1.5e0a4fc16be59p-33)
    let sine = r + (cube * (-0x1.5555555555555p-3 + z * s) + tail * one)
    let c =
      (0x1.5555555555555p-5 + z * -0x1.6c16c16c16963p-10)
      + z2
      * ((0x1.a01a019f4ddfdp-16 + z * -0x1.27e4fa16cc2d1p-22)
        + z2 * (0x1.1eeb67d026ec6p-29 + z * -0x1.907cd8ff5ede7p-37))
    let cosine = one + (((1 - one) - half) + (z2 * c - r * tail))

    let quadrant = shifted.bitPattern
    let odd = quadrant & 1 != 0
    let sinBits = (odd ? cosine : sine).bitPattern ^ ((quadrant & 2) &<< 62)
    let cosBits = (odd ? sine : cosine).bitPattern ^ (((quadrant &+ 1) & 2) &<< 62)
    return (Double(bitPattern: sinBits), Double(bitPattern: cosBits))
  }

  /// The sine of an angle in radians; see ``sincos(_:)``.
  static func sin(_ angle: Double) -> Double { sincos(angle).sin }

  /// The cosine of an angle in radians; see ``sincos(_:)``.
  static func cos(_ angle: Double) -> Double { sincos(angle).cos }

  /// The cube root with the sign of `x`, within 1 ulp; infinities and NaN are kept.
  static func cubeRoot(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let k = (Double(x.exponent) * (1.0 / 3)).rounded(.down)
    let scale = Double(sign: .plus, exponent: Int(k), significand: 1)
    let m = x.magnitude / scale / scale / scale
    var root = 0.6 + m * (0.44 - m * 0.026)
    for _ in 0..<3 {
      let cube = root * root * root
      root -= root * ((cube - m) / (2 * cube + m))
    }
    let product = root * scale
    return x < 0 ? -product : product
  }

  /// The angle in radians of the direction `(x, y)`, in `-π ... π` and within 3 ulp; 0 for the zero vector.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    let (u, v) = (x.magnitude, y.magnitude)
    guard u == u, v == v else { return .nan }
    let (small, large) = u < v ? (u, v) : (v, u)
    let ratio = large == 0 ? 0 : (small == large ? 1 : small / large)
    let folded = ratio > 0.41421356237309503
    let t = folded ? (ratio - 1) / (ratio + 1) : ratio
    let turned = t + t * arctangentSeries(t * t) + (folded ? 0.7853981633974483 : 0)
    let angle = u < v ? 1.5707963267948966 - (turned - 6.123233995736766e-17) : turned
    let whole = x < 0 ? 3.141592653589793 - (angle - 1.2246467991473532e-16) : angle
    return y < 0 ? -whole : whole
  }

  private static func arctangentSeries(_ z: Double) -> Double {
    let z2 = z * z
    let z4 = z2 * z2
    let a = (-0x1.5555555555555p-2 + z * 0x1.999999999934bp-3) + z2 * (-0x1.24924924361a1p-3 + z * 0x1.c71c718539b52p-4)
    let b = (-0x1.745d0b280dd9ap-4 + z * 0x1.3b1262f854f3bp-4) + z2 * (-0x1.10fa76ecc1368p-4 + z * 0x1.dfe63c21bdb04p-5)
    let c = (-0x1.a0995676322e5p-5 + z * 0x1.4161f628b54a5p-5) + z2 * -0x1.3a2fc2f8488a7p-6
    return z * (a + z4 * (b + z4 * c))
  }

  /// A large angle less whole turns; the factor is a little below 1/2π so that no product overflows.
  @inline(never)
  private static func withoutTurns(_ angle: Double) -> Double {
    var x = angle
    while x.magnitude >= 1e6, x.isFinite {
      x -= (x * 0.15915494309189).rounded(.towardZero) * 6.283185307179586
    }
    return x.isFinite ? x : .nan
  }

  /// The reduced angle with more bits of π/2, for the few angles whose leading bits cancel.
  @inline(never)
  private static func closeToAxis(_ first: Double, _ k: Double) -> (Double, Double) {
    let second = k * 0x1.0b4611a600000p-34
    let near = first - second
    let third = k * 0x1.3198a2e000000p-69
    let closer = near - third
    let lost = ((near - closer) - third) + ((first - near) - second)
    let rest = k * 0x1.b839a252049c1p-104 - lost
    let r = closer - rest
    return (r, (closer - r) - rest)
  }
}
