/// A value that a property has at one fraction.
public struct Keyframe: Equatable, Sendable {
  /// The fraction, 0 ... 1; one beyond is kept, and only an overshoot comes as far.
  var fraction: Double
  /// The value there, in the property's unit.
  var value: Double
  /// How the value travels from here to the next keyframe.
  var curve: TimingCurve

  /// A keyframe, straight to the next one unless told otherwise. The builder rejects numbers that are not finite.
  public init(_ fraction: Double, _ value: Double, curve: TimingCurve = .linear) {
    self.fraction = fraction
    self.value = value
    self.curve = curve
  }
}
