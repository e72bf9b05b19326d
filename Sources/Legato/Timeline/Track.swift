// How one property of one layer follows the fraction.

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

/// A property that goes straight from one value to another: `start` at 0, `end` at 1, both exact.
struct Ramp: Equatable, Sendable {
  var slot: Int32
  var isClamped: Bool
  var start: Double
  var end: Double
}

/// A property that goes through keyframes.
struct Track: Equatable, Sendable {
  var slot: Int32
  var isClamped: Bool
  var first: Int32
  var count: Int32

  /// The value at a fraction. Before the first and after the last keyframe an unclamped track goes on as it began or ended.
  func value(at fraction: Double, in keyframes: UnsafeBufferPointer<Keyframe>) -> Double {
    let last = Int(first + count - 1)
    var index = Int(first)
    while index + 2 <= last, fraction >= keyframes[index + 1].fraction { index += 1 }
    let start = keyframes[index]
    guard index < last else { return start.value }
    let end = keyframes[index + 1]
    let length = end.fraction - start.fraction
    guard length > 0 else { return fraction < end.fraction ? start.value : end.value }
    let position = (fraction - start.fraction) / length
    if position <= 0 || position >= 1 { return outside(position, start, end) }
    if start.curve == .linear { return interpolate(start.value, end.value, position) }
    return interpolate(start.value, end.value, start.curve.value(at: position))
  }

  private func outside(_ position: Double, _ start: Keyframe, _ end: Keyframe) -> Double {
    if position == 0 || (isClamped && position < 0) { return start.value }
    if position == 1 || isClamped { return end.value }
    let edge = position < 0 ? 0.0 : 1.0
    let travel = edge + (position - edge) * start.curve.slope(at: edge)
    return start.value + (end.value - start.value) * travel
  }
}
