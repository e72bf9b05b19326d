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
