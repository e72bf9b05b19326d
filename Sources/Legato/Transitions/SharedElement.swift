/// An element that both screens show, with its place in each.
public struct SharedElement: Equatable, Sendable {
  /// The host's number for it, the same in both screens.
  public var id: ElementID
  /// Its frame at rest in the covered screen, upright, in the container's coordinates; empty if it is not there now.
  public var covered: Rect2D
  /// Its frame at rest in the covering screen, upright, in the container's coordinates; empty if it is not there now.
  public var covering: Rect2D
  /// Its place while the covered screen rests at a detent; empty if the screen is fully open.
  var atDetent = Rect2D.zero
  /// Its place in flight when a run begins; empty if it rests.
  var inFlight = Rect2D.zero
  /// How far it is turned about its middle in the covered screen, in radians, clockwise.
  package var coveredTurn: Double
  /// How far it is turned in the covering screen.
  package var coveringTurn: Double
  /// Its corner radius in the covered screen, in points.
  package var coveredRadius: Double
  /// Its corner radius in the covering screen, in points.
  package var coveringRadius: Double
  /// Whether it casts a shadow in the covered screen.
  package var coveredHasShadow: Bool
  /// Whether it casts a shadow in the covering screen.
  package var coveringHasShadow: Bool

  /// Where it is seen as the covered screen begins to be covered, in the container's coordinates: in flight if an
  /// earlier run moves it. Empty if it is not there.
  var seen: Rect2D { inFlight.or(atDetent.or(covered)) }

  /// An element from its frames and radii, in points, and its turns, in radians. An empty frame counts as none and a
  /// radius below 0 as 0; one that is not finite is left out (``Timeline/error``).
  public init(
    id: ElementID, covered: Rect2D = .zero, covering: Rect2D = .zero, coveredTurn: Double = 0,
    coveringTurn: Double = 0, coveredRadius: Double = 0, coveringRadius: Double = 0, coveredHasShadow: Bool = false,
    coveringHasShadow: Bool = false
  ) {
    self.id = id
    self.covered = covered
    self.covering = covering
    self.coveredTurn = coveredTurn
    self.coveringTurn = coveringTurn
    self.coveredRadius = coveredRadius
    self.coveringRadius = coveringRadius
    self.coveredHasShadow = coveredHasShadow
    self.coveringHasShadow = coveringHasShadow
  }
}

/// An element of one screen that moves by itself, with its place there.
public struct OwnElement: Equatable, Sendable {
  /// The host's number for it, unique among the elements of the two screens.
  package var id: ElementID
  var side: Side
  /// Its frame at rest in points, in the container's coordinates; empty while the screen does not show it.
  package var frame: Rect2D
  /// Whether it casts a shadow.
  var hasShadow: Bool
  /// How it appears when its screen comes; nil for the transition's own modifier.
  package var entering: ElementModifier?
  /// How it leaves when its screen goes; nil for the transition's own modifier.
  var leaving: ElementModifier?

  public init(
    id: ElementID, side: Side, frame: Rect2D, hasShadow: Bool = false, entering: ElementModifier? = nil,
    leaving: ElementModifier? = nil
  ) {
    self.id = id
    self.side = side
    self.frame = frame
    self.hasShadow = hasShadow
    self.entering = entering
    self.leaving = leaving
  }
}

/// What happens to a shared element's own picture in the covered screen while a copy of it flies.
public enum SourceStyle: Equatable, Sendable {
  /// It is hidden.
  case hidden
  /// It stays where it is.
  case kept
  /// It flies along, right above the copy, and fades over a fraction of the progress, 0 ... 1, counted from the covered
  /// screen. So the flight begins and lands with the border, or whatever else the covered screen shows there. At 0 it
  /// is gone at once; below 0 and for NaN it stays; above 1 a rest of it is still visible when the run ends.
  case fading(over: Double)
}
