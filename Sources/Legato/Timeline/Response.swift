// How one property of one layer answers an input.

/// A point that a response's curve goes through.
///
/// Between knots the curve is cubic; beyond the first and the last it goes on straight, so a slope of 0 there is a floor
/// and any other slope a gain.
public struct Knot: Equatable, Sendable {
  /// The input's value.
  public var input: Double
  /// What is added to, or multiplied with, the property.
  public var output: Double
  /// How much the output grows for each unit of the input, here.
  public var slope: Double

  public init(_ input: Double, _ output: Double, slope: Double) {
    self.input = input
    self.output = output
    self.slope = slope
  }
}

/// What a response does with its output.
public enum ResponseMode: UInt8, Sendable {
  case add, multiply
}

/// A property's answer to one input.
struct Response: Equatable, Sendable {
  var slot: Int32
  var input: Input
  var mode: ResponseMode
  var first: Int32
  var count: Int32

  func output(for input: Double, in knots: UnsafeBufferPointer<Knot>) -> Double {
    let last = Int(first + count - 1)
    var index = Int(first)
    let head = knots[index]
    if input <= head.input { return head.output + head.slope * (input - head.input) }
    while index < last, input > knots[index + 1].input { index += 1 }
    let start = knots[index]
    guard index < last else { return start.output + start.slope * (input - start.input) }
    return Response.cubic(from: start, to: knots[index + 1], at: input)
  }

  /// The cubic Hermite polynomial through two knots.
  private static func cubic(from start: Knot, to end: Knot, at input: Double) -> Double {
    let length = end.input - start.input
    let position = (input - start.input) / length
    let rise = end.output - start.output
    let bend = length * start.slope - rise
    let rebound = rise - length * end.slope
    let rest = 1 - position
    return start.output + rise * position + position * rest * (bend * rest + rebound * position)
  }
}
