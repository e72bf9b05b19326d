/// How much of a residual there still is at a time.
package struct ResidualDecay {
  private let factor: Double
  private let elapsed: Double

  /// A residual decays critically damped, as iOS's zoom (ω ≈ 19 rad/s): it must not overshoot.
  package static let angularFrequency = 19.0

  init(from start: Double, to time: Double, _ moment: Double) {
    // Nothing has begun to decay while a finger holds it.
    elapsed = time < start ? 0 : time - start + (start < .infinity ? moment : 0)
    factor = Elementary.exp(-ResidualDecay.angularFrequency * elapsed)
  }

  /// When nothing is left.
  static let gone = ResidualDecay(from: 0, to: longest, 0)
  /// In so many seconds the last digit of a Double has decayed.
  private static let longest = 100.0

  func left(of offset: Double, _ slope: Double) -> Double { factor * (offset + slope * elapsed) }
}
