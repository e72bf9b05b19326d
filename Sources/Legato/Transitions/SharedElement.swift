// Elements of the two screens: those that both have, and those that one has alone.

/// An element that both screens have, with its place in each.
public struct SharedElement: Equatable, Sendable {
  /// The host's name for it: the same in both screens.
  public var id: ElementID
  /// Its frame in the covered screen, in the container's coordinates at rest; empty if it is not there now.
  public var covered: Rect2D
  /// Its frame in the covering screen, in the container's coordinates at rest; empty if it is not there now.
  public var covering: Rect2D
  /// Where the covered screen shows it while it rests at a detent; empty where that has come the whole way.
  var atDetent = Rect2D.zero
  /// Where it flies when a run begins that goes on from there; empty if it rests.
  var inFlight = Rect2D.zero
  /// Its corner radius in the covered screen, in points.
  package var coveredRadius: Double
  /// Its corner radius in the covering screen, in points.
  package var coveringRadius: Double
  /// Whether it casts a shadow in the covered screen.
  package var coveredHasShadow: Bool
  /// Whether it casts a shadow in the covering screen.
  package var coveringHasShadow: Bool

  /// Where it is seen when the covered screen begins to be covered, in the container's coordinates: in flight, if an
  /// earlier run has sent it off; empty if it is not there.
  var seen: Rect2D { inFlight.or(atDetent.or(covered)) }

  /// An element from its frames and radii, in points. An empty frame counts as none, a radius below 0 as 0; one that is
  /// not finite is left out (``Timeline/error``).
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

/// An element of one screen that comes and goes by itself, with its place in that screen.
public struct OwnElement: Equatable, Sendable {
  /// The host's name for it, which no other element of the two screens has.
  package var id: ElementID
  /// The screen that it belongs to.
  var side: Side
  /// Its frame in the container's coordinates at rest, in points; one that is empty is not there now.
  package var frame: Rect2D
  /// Whether it casts a shadow.
  var hasShadow: Bool
  /// How it comes with its screen; nil for what the transition says.
  package var entering: ElementModifier?
  /// How it goes with its screen; nil for what the transition says.
  var leaving: ElementModifier?

  /// An element from its screen and its frame.
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

/// What becomes of a shared element in the covered screen while a copy of it flies.
public enum SourceStyle: Equatable, Sendable {
  /// It is not seen: only the copy in flight is.
  case hidden
  /// It is seen where it is, beside the copy in flight.
  case kept
  /// It flies along, right above the other, and fades: at the covered screen's end the picture has the border and
  /// whatever else it has there. The number says over which part of the progress, from that end; 0 ... 1; at 0 it is
  /// gone at once, below 0 and at NaN it stays, above 1 it has not gone when the run ends.
  case fading(over: Double)
}
