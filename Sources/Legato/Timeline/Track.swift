// How a property follows an input, through keyframes or knots.

/// How one property of one layer follows an input: from one value to another, through keyframes, or through knots.
struct Track: Equatable, Sendable {
  /// The index in the frame of the number that it writes.
  var slot: Int32
  /// The index of its first keyframe or knot among the timeline's points.
  var first: Int32 = 0
  /// How many keyframes or knots it has. Without any it is a *straight track*, from `start` to `end`.
  var count: Int32 = 0
  /// The input it follows; tracks follow the fraction.
  var input = Input.fraction
  var mode = ResponseMode.add
  /// Whether it stops at its first and last value when the fraction overshoots.
  var isClamped = true
  var role = Role.writing
  var start = 0.0
  var end = 0.0
}

extension Track {
  /// What a track does with its property, and what its points are.
  enum Role: UInt8 {
    /// It writes the property; its points are keyframes.
    case writing
    /// It joins the value that is written already, as a track of another timeline does; its points are keyframes.
    case joining
    /// It responds to an input; its points are knots.
    case answering
  }

  var stride: Int { role == .answering ? knotStride : keyframeStride }
}

/// The numbers of a keyframe: fraction, value, and the curve's four.
let keyframeStride = 6
/// The numbers of a knot: input, output, slope.
let knotStride = 3

extension Track {
  /// The value at a fraction of a track without keyframes, which runs straight from `start` to `end`.
  func value(at fraction: Double, _ clamped: Double) -> Double {
    interpolate(start, end, isClamped ? clamped : fraction)
  }

  /// The value at a fraction. Outside of its keyframes an unclamped track continues in its direction there.
  @inline(never)
  func value(at fraction: Double, in points: UnsafePointer<Double>) -> Double {
    let keys = segment(at: fraction, in: points, keyframeStride)
    let start = keys[1]
    guard count > 1 else { return start }
    let end = keys[keyframeStride + 1]
    let length = keys[keyframeStride] - keys[0]
    guard length > 0 else { return fraction < keys[keyframeStride] ? start : end }
    let position = (fraction - keys[0]) / length
    if position == 0 || (isClamped && position < 0) { return start }
    if position == 1 || (isClamped && position > 1) { return end }
    let curve = TimingCurve(limited: keys[2], keys[3], keys[4], keys[5])
    let edge = position < 0 ? 0.0 : 1.0
    let isInside = position > 0 && position < 1
    return interpolate(
      start, end, isInside ? curve.value(at: position) : edge + (position - edge) * curve.slope(at: edge))
  }

  /// The output at an input's value.
  @inline(never)
  func output(at input: Double, in points: UnsafePointer<Double>) -> Double {
    let knots = segment(at: input, in: points, knotStride)
    let distance = input - knots[0]
    if distance <= 0 || count == 1 { return knots[1] + knots[2] * distance }
    let beyond = input - knots[3]
    if beyond >= 0 { return knots[4] + knots[5] * beyond }
    // The cubic Hermite polynomial through both knots.
    let length = knots[3] - knots[0]
    let position = distance / length
    let rise = knots[4] - knots[1]
    let bend = length * knots[2] - rise
    let rebound = rise - length * knots[5]
    let rest = 1 - position
    return knots[1] + rise * position + position * rest * (bend * rest + rebound * position)
  }

  /// The pair of points around a position: the last pair that begins at or before it, else the first pair; the only
  /// point of a track with one.
  private func segment(at position: Double, in points: UnsafePointer<Double>, _ stride: Int) -> UnsafePointer<Double> {
    var point = points + Int(first)
    var left = count
    while left > 2, position >= point[stride] {
      point += stride
      left -= 1
    }
    return point
  }
}

/// A value that a property has at one fraction.
public struct Keyframe: Equatable, Sendable {
  /// The fraction, 0 ... 1. A fraction outside of this range is kept; only an overshoot reaches it.
  var fraction: Double
  /// The value there, in the property's unit.
  var value: Double
  /// How the value travels from here to the next keyframe.
  var curve: TimingCurve

  /// A keyframe, with a linear curve to the next one by default. The builder rejects numbers that are not finite.
  public init(_ fraction: Double, _ value: Double, curve: TimingCurve = .linear) {
    self.fraction = fraction
    self.value = value
    self.curve = curve
  }
}

/// A point that a response's curve goes through.
///
/// Between knots the curve is cubic. Beyond the first and the last knot it is straight, with the slope of the knot: a
/// slope of 0 keeps the output constant there.
public struct Knot: Equatable, Sendable {
  /// The input's value.
  var input: Double
  /// What is added to, or multiplied with, the property.
  var output: Double
  /// How much the output grows for each unit of the input, here.
  var slope: Double

  /// A knot. The builder rejects numbers that are not finite, and inputs that are not in ascending order.
  public init(_ input: Double, _ output: Double, slope: Double) {
    self.input = input
    self.output = output
    self.slope = slope
  }
}

/// What a response does with its output.
public enum ResponseMode: UInt8, Sendable {
  /// It is added to the property.
  case add
  /// The property is multiplied with it.
  case multiply

  /// The output that changes nothing.
  var neutral: Double { self == .add ? 0 : 1 }
}
