/// One thing that a transition moves.
///
/// A layer says what it shows, and where it rests. Its ``LayerState`` says how it looks now.
public struct Layer: Equatable, Sendable {
  /// What it shows.
  public var kind: Kind
  /// Where the layer lies at rest, in points in the container's coordinates.
  public var frame: Rect2D

  /// A layer that rests at a frame in points; all is kept as given.
  package init(_ kind: Kind, frame: Rect2D) {
    self.kind = kind
    self.frame = frame
  }

  /// The screen that the layer shows or belongs to; nil for the container.
  package var screen: ScreenID? { kind.role == .container ? nil : ScreenID(kind.id) }
}
