// How a property follows an input, through keyframes or knots.

/// How one property of one layer follows an input: from one value to another, through keyframes, or through knots.
struct Track: Equatable, Sendable {
  /// The index in the frame of the number that it writes.
  var slot: Int32
  /// The index of its first keyframe or knot among the timeline's points, and `count`, how many it has: 0 for a
  /// straight track from `start` to `end`.
  var first: Int32 = 0
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
  /// What a track does with its property; it says what its points are.
  enum Role: UInt8 {
    /// It writes the property; its points are keyframes.
    case writing
    /// It joins what is written, as a track of another timeline; its points are keyframes.
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
  /// The value of a straight track at a fraction, given also as limited to 0 ... 1.
  func value(at fraction: Double, _ clamped: Double) -> Double {
    interpolate(start, end, isClamped ? clamped : fraction)
  }

  /// The value at a fraction. Outside of its keyframes an unclamped track goes on in its direction there.
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

  /// The last pair of points, or the only point, that begins at or before a position; the first pair if none does.
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
  /// The fraction, 0 ... 1. One beyond is kept; only an overshoot comes that far.
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

/// A point that a response's curve goes through.
///
/// Between knots the curve is cubic; beyond the first and the last it goes on straight, so a slope of 0 there is a
/// floor and any other slope a gain.
public struct Knot: Equatable, Sendable {
  /// The input's value.
  var input: Double
  /// What is added to, or multiplied with, the property.
  var output: Double
  /// How much the output grows for each unit of the input, here.
  var slope: Double

  /// A knot. The builder rejects numbers that are not finite, and knots whose inputs do not grow.
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
}
