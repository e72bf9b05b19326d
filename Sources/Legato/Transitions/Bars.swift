// The navigation bars of the two screens of a transition.

/// The bar of one screen.
public struct Bar: Equatable, Sendable {
  /// Its frame in the container's coordinates at rest; an empty one for no bar.
  public var frame: Rect2D
  /// Its titles and buttons, each with an id of its own.
  package var items: [BarItem]
  /// Its background where that is one plain colour, which the host then paints as the layer's state says; nil for
  /// anything else, which cross-fades. Components are limited to 0 ... 1, and NaN is 0.
  package var color: LayerColor?

  /// A bar with its titles and buttons; one whose frame is empty gets no layers.
  public init(frame: Rect2D, items: [BarItem] = [], color: LayerColor? = nil) {
    self.frame = frame
    self.items = items
    self.color = color
  }
}

/// A title or a button in a bar.
public struct BarItem: Equatable, Sendable {
  /// The host's name for it.
  package var id: ElementID
  /// Its frame in the container's coordinates at rest: of a title or a label, that of its text.
  package var frame: Rect2D
  /// What it is to its bar.
  package var role: Role

  /// A title or a button at a frame in points, which is kept as given.
  public init(id: ElementID, frame: Rect2D, role: Role = .item) {
    self.id = id
    self.frame = frame
    self.role = role
  }
}
