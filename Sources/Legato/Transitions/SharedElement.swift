/// An element that both screens show, with its place in each.
public struct SharedElement: Equatable, Sendable {
  /// The host's name for it, the same in both screens.
  public var id: ElementID
  /// Its frame at rest in the covered screen, in the container's coordinates; empty if it is not there now.
  public var covered: Rect2D
  /// Its frame at rest in the covering screen, in the container's coordinates; empty if it is not there now.
  public var covering: Rect2D
  /// Its place while the covered screen rests at a detent; empty if that has come the whole way.
  var atDetent = Rect2D.zero
  /// Where it is in flight when a run begins; empty if it rests.
  var inFlight = Rect2D.zero
  /// Its corner radius in the covered screen, in points.
  package var coveredRadius: Double
  /// Its corner radius in the covering screen, in points.
  package var coveringRadius: Double
  /// Whether it casts a shadow in the covered screen.
  package var coveredHasShadow: Bool
  /// Whether it casts a shadow in the covering screen.
  package var coveringHasShadow: Bool

  /// Where it is seen as the covered screen begins to be covered, in the container's coordinates: in flight if an
  /// earlier run has sent it off. Empty if it is not there.
  var seen: Rect2D { inFlight.or(atDetent.or(covered)) }

  /// An element from its frames and radii, in points. An empty frame counts as none and a radius below 0 as 0; one that
  /// is not finite is left out (``Timeline/error``).
  public init(
    id: ElementID, covered: Rect2D = .zero, covering: Rect2D = .zero, coveredRadius: Double = 0,
    coveringRadius: Double = 0,
    coveredHasShadow: Bool = false, coveringHasShadow: Bool = false
  ) {
    self.id = id
    self.covered = covered
    self.covering = covering
    self.coveredRadius = coveredRadius
    self.coveringRadius = coveringRadius
    self.coveredHasShadow = coveredHasShadow
    self.coveringHasShadow = coveringHasShadow
  }
}

/// An element of one screen that comes and goes by itself, with its place there.
public struct OwnElement: Equatable, Sendable {
  /// The host's name for it, which no other element of the two screens has.
  package var id: ElementID
  var side: Side
  /// Its frame at rest in points, in the container's coordinates; empty if it is not there now.
  package var frame: Rect2D
  /// Whether it casts a shadow.
  var hasShadow: Bool
  /// How it comes with its screen; nil for what the transition says.
  package var entering: ElementModifier?
  /// How it goes with its screen; nil for what the transition says.
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

/// What becomes of a shared element's own picture in the covered screen while a copy of it flies.
public enum SourceStyle: Equatable, Sendable {
  /// It is not seen.
  case hidden
  /// It stays where it is.
  case kept
  /// It flies along, right above the copy, and fades over a part of the progress from the covered screen's end, 0 ...
  /// 1. So the flight begins and lands with the border, or whatever else the covered screen shows there. At 0 it is
  /// gone at once; below 0 and for NaN it stays; above 1 some of it is left when the run ends.
  case fading(over: Double)
}
