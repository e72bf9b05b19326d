/// A cubic Bézier easing from (0, 0) to (1, 1), like CSS's `cubic-bezier()` and `CAMediaTimingFunction`.
public struct TimingCurve: Equatable, Sendable {
  /// The first control point's fraction of time, `0 ... 1`.
  package let x1: Double
  /// The first control point's progress.
  package let y1: Double
  /// The second control point's fraction of time, `0 ... 1`.
  package let x2: Double
  /// The second control point's progress.
  package let y2: Double

  /// A curve from its two control points.
  ///
  /// Each x is limited to `0 ... 1`, because time never runs backwards, and each y to ±1000. NaN is 0.
  @inline(never)
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = clamp(x1, 0, 1)
    self.y1 = y1.isNaN ? 0 : clamp(y1, -1000, 1000)
    self.x2 = clamp(x2, 0, 1)
    self.y2 = y2.isNaN ? 0 : clamp(y2, -1000, 1000)
  }

  /// A curve from control points that are within their limits.
  init(limited x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The progress is the fraction of time.
  public static let linear = TimingCurve(limited: 0, 0, 1, 1)
  /// CSS's `ease`.
  package static let ease = TimingCurve(limited: 0.25, 0.1, 0.25, 1)
  /// CSS's `ease-in`.
  public static let easeIn = TimingCurve(limited: 0.42, 0, 1, 1)
  /// CSS's `ease-out`.
  public static let easeOut = TimingCurve(limited: 0, 0, 0.58, 1)
  /// CSS's `ease-in-out`.
  public static let easeInOut = TimingCurve(limited: 0.42, 0, 0.58, 1)

  /// The progress at a fraction of the duration, within 10⁻⁹; control points outside of `0 ... 1` may lead it outside,
  /// too.
  ///
  /// The fraction is limited to `0 ... 1`; NaN is 0. The two ends are exact.
  @inline(never)
  package func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return isLinear ? fraction : TimingCurve.position(y1, y2, parameter(at: fraction))
  }

  /// How fast the progress grows with the fraction; at most ±10⁶, where the curve is vertical.
  ///
  /// The fraction is limited to `0 ... 1`; NaN is 0.
  @inline(never)
  package func slope(at fraction: Double) -> Double {
    if isLinear { return 1 }
    let f = clamp(fraction, 0, 1)
    let s = f > 0 ? (f < 1 ? parameter(at: f) : 1) : 0
    let run = TimingCurve.derivative(x1, x2, s)
    let rise = TimingCurve.derivative(y1, y2, s)
    if run.magnitude < 1e-12, rise.magnitude < 1e-12 { return limit(towards: s) }
    return run > 0 ? clamp(rise / run, -1e6, 1e6) : (rise < 0 ? -1e6 : 1e6)
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The slope at an end that coincides with its control point, where both derivatives vanish: the slope towards the
  /// other control point.
  private func limit(towards s: Double) -> Double {
    let (run, rise) = s < 0.5 ? (x2, y2) : (1 - x1, 1 - y1)
    return run > 0 ? clamp(rise / run, -1e6, 1e6) : (rise < 0 ? -1e6 : (rise > 0 ? 1e6 : 1))
  }

  /// The Bézier parameter at which x is the fraction: by Newton's steps, or half of the bracket where a step would
  /// leave it.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = fraction
    for _ in 0..<100 {
      let error = TimingCurve.position(x1, x2, s) - fraction
      let step = error / TimingCurve.derivative(x1, x2, s)
      if error == 0 || step.magnitude < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - step
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func position(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let left = 1 - s
    return s * (3 * left * (left * p1 + s * p2) + s * s)
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let left = 1 - s
    return 3 * (left * left * p1 + 2 * left * s * (p2 - p1) + s * s * (1 - p2))
  }
}
