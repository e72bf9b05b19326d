// What a layer shows.

extension Layer {
  /// What a layer shows. A host realises each kind once, when a run begins.
  public struct Kind: Equatable, Sendable {
    /// The sorts of things that a layer can show.
    public enum Role: UInt8, Sendable {
      /// The container itself; screens may hang from it to share a perspective.
      case container
      /// A whole screen.
      case screen
      /// A plain colour right above a screen, as large as the container; below all screens if it is over none.
      case dimming
      /// A soft shadow right below a screen, as large as the screen.
      case shadow
      /// A shared element, lifted out of its screen.
      case element
      /// The background of a screen's bar.
      case bar
      /// A title or a button of a screen's bar.
      case barItem
      /// A part of a screen's picture: what lies within the layer's frame.
      case piece
    }

    /// What sort of thing it is.
    public let role: Role
    /// The number of the screen that it is, or is of; 0 for the container.
    public let id: Int32
    /// The number of the element or bar item, the index of a piece; else 0.
    public let part: Int32

    private init(_ role: Role, _ screen: ScreenID, _ part: Int32 = 0) {
      self.role = role
      id = screen.rawValue
      self.part = part
    }

    /// The container itself.
    public static let container = Kind(.container, ScreenID(0))

    /// A whole screen.
    public static func screen(_ screen: ScreenID) -> Kind { Kind(.screen, screen) }

    /// A plain colour right above a screen.
    public static func dimming(over screen: ScreenID) -> Kind { Kind(.dimming, screen) }

    /// A soft shadow right below a screen.
    public static func shadow(of screen: ScreenID) -> Kind { Kind(.shadow, screen) }

    /// A shared element, lifted out of a screen.
    public static func element(_ element: ElementID, of screen: ScreenID) -> Kind {
      Kind(.element, screen, element.rawValue)
    }

    /// The background of a screen's bar.
    public static func bar(of screen: ScreenID) -> Kind { Kind(.bar, screen) }

    /// A title or a button of a screen's bar.
    public static func barItem(_ item: ElementID, of screen: ScreenID) -> Kind {
      Kind(.barItem, screen, item.rawValue)
    }

    /// One of the parts that a screen's picture is cut into.
    public static func piece(of screen: ScreenID, index: Int32) -> Kind { Kind(.piece, screen, index) }

    /// Whether it is no thing of its own, but falls on a screen or from it.
    var isShade: Bool { role == .dimming || role == .shadow }

    /// Whether it is shown instead of what its screen shows at its place.
    var isLifted: Bool { role.rawValue >= Role.element.rawValue }

    /// The screen that it is, or is of.
    var screen: Kind { Kind(.screen, ScreenID(id)) }
  }
}
