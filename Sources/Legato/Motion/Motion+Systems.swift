// The motions of other systems, for runs without a finger (docs/measurements.md).

extension TimingCurve {
  /// Material's standard, and Hero's.
  static let standard = TimingCurve(limited: 0.4, 0, 0.2, 1)
  /// Material's deceleration, and Hero's, for what comes.
  static let deceleration = TimingCurve(limited: 0, 0, 0.2, 1)
}

extension Motion {
  /// Hero's for whole screens, .35 s.
  static var heroStandard: Motion { .curve(.standard, duration: 0.35) }
  /// Hero's for screens that come over others, .35 s.
  static var heroDeceleration: Motion { .curve(.deceleration, duration: 0.35) }
  /// Material's for whole screens, .3 s.
  static var materialStandard: Motion { .curve(.standard, duration: 0.3) }
}
