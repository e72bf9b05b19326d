// The navigation bars of the two screens of a transition.

/// How navigation bars take part in a transition.
public enum BarStyle: UInt8, CaseIterable, Sendable {
  /// Each bar moves with its page, as part of it.
  case attached
  /// Bars stay where they are: backgrounds cross-fade, titles and items fade.
  case pinned
}

/// The bar of one screen.
public struct Bar: Equatable, Sendable {
  /// Its frame in the container's coordinates at rest; an empty one for no bar.
  public var frame: Rect
  /// Its titles and buttons, each with an id of its own.
  public var items: [BarItem]

  /// A bar with its titles and buttons; one whose frame is empty gets no layers.
  public init(frame: Rect, items: [BarItem] = []) {
    self.frame = frame
    self.items = items
  }
}

/// A title or a button in a bar.
public struct BarItem: Equatable, Sendable {
  /// The host's name for it.
  public var id: ElementID
  /// Its frame in the container's coordinates at rest.
  public var frame: Rect

  /// A title or a button at a frame in points, which is kept as given.
  public init(id: ElementID, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
