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

/// The part of the container in which a finger must land for a pan to begin.
public enum PanRegion: Equatable, Sendable {
  /// The whole container.
  case anywhere
  /// A strip along an edge, `width` points wide. Points outside the container on that side count as well.
  /// A width that is not above 0 is an empty strip.
  case edge(ScreenEdge, width: Double)
  /// Switched off.
  case nowhere

  /// Whether a pan may start at the point; never at one that is not finite.
  package func contains(_ point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Bool {
    switch self {
    case .anywhere: point.isFinite
    case .edge(let edge, let width):
      point.isFinite && width > 0 && edge.distance(of: point, in: size, layout) <= width
    case .nowhere: false
    }
  }
}

/// How a pan stands to the scrollers under the finger that move along its axis.
public enum ScrollRule: UInt8, Sendable {
  /// The pan wins if every scroller is at its limit in the drag's direction when the finger lands.
  case atLimit
  /// The pan always wins: for edge pans, and for grabbing a run.
  case overrides
  /// The pan wins over plain scrollers; pagers and owners have to be at their limit.
  case overridesScrollers
  /// A scroller that has anywhere to go along the axis wins even at its limit, as over iOS 26's content swipe.
  case yields
}
