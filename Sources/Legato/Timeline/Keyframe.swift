// A value at a fraction.

/// A value that a property has at one fraction.
public struct Keyframe: Equatable, Sendable {
  /// The fraction, 0 ... 1.
  public var fraction: Double
  public var value: Double
  /// How the value travels from here to the next keyframe.
  public var curve: TimingCurve

  public init(_ fraction: Double, _ value: Double, curve: TimingCurve = .linear) {
    self.fraction = fraction
    self.value = value
    self.curve = curve
  }
}
