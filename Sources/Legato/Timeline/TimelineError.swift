// What can be wrong with the description of a timeline.

/// What is wrong with a part of a timeline's description: the part is left out, the rest still works.
public struct TimelineError: Error, Equatable, Sendable {
  /// What can be wrong.
  public enum Reason: UInt8, Sendable {
    /// A value, fraction, slope or knot is not a finite number.
    case notFinite
    /// Keyframes or knots do not come in ascending order.
    case outOfOrder
    /// A track or response has no keyframes or knots.
    case empty
    /// The layer was not made by this builder.
    case unknownLayer
  }

  /// What is wrong.
  public let reason: Reason
  /// The layer's index in the z-order.
  public let layer: Int
  /// The property whose track or response was left out.
  public let property: Property
  /// Which keyframe or knot, counted from 0.
  public let key: Int
}
