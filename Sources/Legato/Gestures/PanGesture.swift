/// A pan as an interaction declares it: its region, its direction, its slop, and how it competes with scrollers.
public struct PanGesture: Equatable, Sendable {
  /// The distance in points that a finger travels before it drags. The value is iOS's.
  public static let standardSlop = 10.0

  /// Where the finger must land.
  public var region: PanRegion
  /// The direction in which the drag must start.
  public var travel: PanTravel
  /// The travel in points that makes a touch a drag. Less than 0 or NaN counts as 0: the first movement locks.
  public var slop: Double
  /// Which drags a scroller under the finger keeps.
  public var scrollRule: ScrollRule
  /// Whether it shares a vertical drag with the list under the finger (``Scrollable/isShared``), as a sheet does. Other
  /// lists are not affected.
  public var sharesDrags = false

  /// Declares a pan.
  ///
  /// - Parameters:
  ///   - region: Where the finger must land.
  ///   - travel: The direction in which the drag must start.
  ///   - slop: In points. iOS uses 10; 12 for its edge swipe, 27 for its content swipe, and 16 to 20 for its zoom
  ///     dismissal.
  ///   - scrollRule: `nil` is `.overrides` for an edge pan, because a start at the very edge is unmistakable, and
  ///     `.atLimit` for any other pan.
  public init(
    region: PanRegion = .anywhere, travel: PanTravel = .any, slop: Double = standardSlop, scrollRule: ScrollRule? = nil
  ) {
    self.region = region
    self.travel = travel
    self.slop = slop
    self.scrollRule = scrollRule ?? .atLimit
    if scrollRule == nil, case .edge = region { self.scrollRule = .overrides }
  }

  /// The part of a locked drag that the slop has used up.
  func slop(of translation: Vector2D) -> Vector2D {
    slop > 0 ? translation * (slop / translation.length) : .zero
  }
}

/// The part of the container in which a finger must land for a pan to begin.
public enum PanRegion: Equatable, Sendable {
  /// The whole container.
  case anywhere
  /// A strip along an edge, `width` points wide. Points outside the container on that side count as well. A width of 0
  /// or less is an empty strip.
  case edge(ScreenEdge, width: Double)
  /// No point: the pan is off.
  case nowhere

  package func contains(_ point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Bool {
    switch self {
    case .anywhere: point.isFinite
    case .edge(let edge, let width):
      point.isFinite && width > 0 && edge.distance(of: point, in: size, layout) <= width
    case .nowhere: false
    }
  }
}

/// Whether a pan or a scroller under the finger gets the drag. Only scrollers that move along the pan's axis count.
public enum ScrollRule: UInt8, Sendable {
  /// The pan wins if every scroller is at its limit in the drag's direction when the finger lands.
  case atLimit
  /// The pan always wins. For edge pans, and for grabbing a run.
  case overrides
  /// The pan wins over plain scrollers. Pagers and owners have to be at their limit.
  case overridesScrollers
  /// Every scroller that can scroll along the axis wins, even at its limit. iOS 26's content swipe does this.
  case yields
}
