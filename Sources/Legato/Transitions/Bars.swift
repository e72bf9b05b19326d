// The navigation bars of the two screens of a transition, and how they take part in it.

/// The bar of one screen.
public struct Bar: Equatable, Sendable {
  /// Its frame at rest, in the container's coordinates; empty for no bar.
  public var frame: Rect2D
  /// Its titles and buttons, each with a unique id.
  package var items: [BarItem]
  /// Its background if that is one plain colour; the host then paints it by the layer's state. Nil for any other
  /// background, which cross-fades. Components are limited to 0 ... 1; NaN is 0.
  package var color: LayerColor?

  /// A bar with its titles and buttons; a bar with an empty frame gets no layers.
  public init(frame: Rect2D, items: [BarItem] = [], color: LayerColor? = nil) {
    self.frame = frame
    self.items = items
    self.color = color
  }
}

/// A title or a button in a bar.
public struct BarItem: Equatable, Sendable {
  /// The host's number for it.
  package var id: ElementID
  /// Its frame at rest, in the container's coordinates; for a title or a label the frame of its text.
  package var frame: Rect2D
  /// What it is in the bar.
  package var role: Role

  /// A title or a button at a frame in points, which is kept as given.
  public init(id: ElementID, frame: Rect2D, role: Role = .item) {
    self.id = id
    self.frame = frame
    self.role = role
  }
}

extension BarItem {
  /// What an item is in its bar. In pinned bars each role appears and disappears in its own way.
  public enum Role: UInt8, CaseIterable, Sendable {
    /// A button, or anything else: it fades out in its place before another item fades in.
    case item
    /// The screen's name. It appears from the trailing side, and turns into the back label of the screen that covers
    /// its screen, if that label has the same text.
    case title
    /// The name of the screen that the back button leads to, without its arrow: it turns into that screen's title.
    case backLabel
    /// The screen's name in large letters: like a title, but it appears together with its page.
    case largeTitle
  }
}

/// How navigation bars take part in a transition.
public struct BarStyle: Sendable {
  /// Each bar moves with its page.
  public static var attached: BarStyle { BarStyle(pin: nil) }

  /// Bars stay where they are: backgrounds change their colour, titles and back labels turn into each other, and old
  /// items fade out before new ones fade in.
  public static var pinned: BarStyle { BarStyle { $0.pinBars() } }

  package static var allCases: [BarStyle] { [.attached, .pinned] }

  /// Adds pinned bars to a description. The style holds this function, so an app that never uses ``pinned`` does not
  /// link it.
  let pin: (@Sendable (TimelineBuilder) -> Void)?

  var isPinned: Bool { pin != nil }
}

extension BarStyle: Equatable {
  public static func == (style: BarStyle, other: BarStyle) -> Bool { style.isPinned == other.isPinned }
}
