/// A pan as an interaction declares it: where it starts, which way, after how much travel, and what scrollers may keep.
public struct PanGesture: Equatable, Sendable {
  /// How far a finger travels before it drags, in points: iOS's.
  public static let standardSlop = 10.0

  /// Where the finger must land.
  public var region: PanRegion
  /// Which way the drag must set off.
  public var travel: PanTravel
  /// The travel in points that makes a touch a drag. Less than 0 or NaN counts as 0: the first movement locks.
  public var slop: Double
  /// Who wins when a scroller lies under the finger.
  public var scrollRule: ScrollRule
  /// Whether it has a vertical drag together with the list under the finger (``Scrollable/isShared``), as a sheet has.
  /// No other list is affected.
  public var sharesDrags = false

  /// Declares a pan.
  ///
  /// - Parameters:
  ///   - region: Where the finger must land.
  ///   - travel: Which way the drag must set off.
  ///   - slop: In points; 10 is what iOS uses. Its edge swipe has 12, its content swipe 27, its zoom dismissal 16 to
  ///     20.
  ///   - scrollRule: If `nil`, an edge pan overrides every scroller, since a start at the very edge is unmistakable,
  ///     and any other pan wins at the scrollers' limit.
  public init(
    region: PanRegion = .anywhere, travel: PanTravel = .any, slop: Double = standardSlop, scrollRule: ScrollRule? = nil
  ) {
    self.region = region
    self.travel = travel
    self.slop = slop
    if case .edge = region {
      self.scrollRule = scrollRule ?? .overrides
    } else {
      self.scrollRule = scrollRule ?? .atLimit
    }
  }

  /// The gesture that grabs a run which this one could have started: from anywhere, and both ways along its axis.
  package var grabbing: PanGesture {
    let travel: PanTravel =
      switch travel {
      case .toward(let direction): .along(direction.axis)
      case .along: travel
      case .free, .any: .any
      }
    return PanGesture(region: .anywhere, travel: travel, slop: slop, scrollRule: .overrides)
  }

  /// The part of a drag that has locked which was spent on the slop.
  func slop(of translation: Vector2D) -> Vector2D {
    slop > 0 ? translation * (slop / translation.length) : .zero
  }
}
