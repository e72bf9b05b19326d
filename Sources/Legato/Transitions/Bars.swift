// The navigation bars of the two screens of a transition.

/// The bar of one screen.
public struct Bar: Equatable, Sendable {
  /// Its frame in the container's coordinates at rest; an empty one for no bar.
  public var frame: Rect
  /// Its titles and buttons, each with an id of its own.
  public var items: [BarItem]
  /// Its background where that is one plain colour, which the host then paints as the layer's state says; nil for
  /// anything else, which cross-fades. Components are limited to 0 ... 1, and NaN is 0.
  public var color: Color?

  /// A bar with its titles and buttons; one whose frame is empty gets no layers.
  public init(frame: Rect, items: [BarItem] = [], color: Color? = nil) {
    self.frame = frame
    self.items = items
    self.color = color
  }
}

/// A title or a button in a bar.
public struct BarItem: Equatable, Sendable {
  /// The host's name for it.
  public var id: ElementID
  /// Its frame in the container's coordinates at rest: of a title or a label, that of its text.
  public var frame: Rect
  /// What it is to its bar.
  public var role: Role

  /// A title or a button at a frame in points, which is kept as given.
  public init(id: ElementID, frame: Rect, role: Role = .item) {
    self.id = id
    self.frame = frame
    self.role = role
  }
}
