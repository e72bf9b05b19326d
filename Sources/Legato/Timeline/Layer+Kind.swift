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
      /// A shared element, lifted out of the screen on one side.
      case element
      /// The background of the bar of the screen on one side.
      case bar
      /// A title or a button of the bar of the screen on one side.
      case barItem
      /// A part of a screen's picture: what lies within the layer's frame.
      case piece
    }

    /// What sort of thing it is.
    public let role: Role
    /// The number of the screen, or of the element or bar item; 0 for the container and for bars.
    public let id: Int32
    /// The raw value of the side for elements, bars and their items; the index for pieces; else 0.
    public let part: Int32

    private init(_ role: Role, _ id: Int32 = 0, _ part: Int32 = 0) {
      self.role = role
      self.id = id
      self.part = part
    }

    /// The container itself.
    public static let container = Kind(.container)

    /// A whole screen.
    public static func screen(_ screen: ScreenID) -> Kind { Kind(.screen, screen.rawValue) }

    /// A plain colour right above a screen.
    public static func dimming(over screen: ScreenID) -> Kind { Kind(.dimming, screen.rawValue) }

    /// A soft shadow right below a screen.
    public static func shadow(of screen: ScreenID) -> Kind { Kind(.shadow, screen.rawValue) }

    /// A shared element, lifted out of the screen on a side.
    public static func element(_ element: ElementID, _ side: Side) -> Kind {
      Kind(.element, element.rawValue, Int32(side.rawValue))
    }

    /// The background of the bar of the screen on a side.
    public static func bar(_ side: Side) -> Kind { Kind(.bar, 0, Int32(side.rawValue)) }

    /// A title or a button of the bar of the screen on a side.
    public static func barItem(_ item: ElementID, _ side: Side) -> Kind {
      Kind(.barItem, item.rawValue, Int32(side.rawValue))
    }

    /// One of the parts that a screen's picture is cut into.
    public static func piece(of screen: ScreenID, index: Int32) -> Kind { Kind(.piece, screen.rawValue, index) }

    /// Whether it is named by a side, and so is another screen's in a run between other screens.
    var isOfASide: Bool { role == .element || role == .bar || role == .barItem }
  }
}
