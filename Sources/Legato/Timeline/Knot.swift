// What a response is made of.

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
