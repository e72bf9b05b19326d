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
      /// A part of what a screen shows: what lies within the layer's frame.
      case piece
      /// A shade on a screen or on a piece: its own colour at one side of its frame, clear at the other.
      case shade
      /// The shadow that an element casts in its screen, however that looks; right below the element.
      case elementShadow
    }

    /// What sort of thing it is.
    public let role: Role
    /// The number of the screen that it is, or is of; 0 for the container.
    public let id: Int32
    /// The number of the element, of what casts the shadow, or of the bar item, the index of a piece, or of that on
    /// which a shade lies; else 0.
    public let part: Int32
    /// Of a shade: 0 to 3 where it is darkest, top, bottom, left or right; 4 more if it lies on a piece. Else 0.
    public let shade: UInt8

    private init(_ role: Role, _ screen: ScreenID, _ part: Int32 = 0, shade: UInt8 = 0) {
      self.role = role
      id = screen.rawValue
      self.part = part
      self.shade = shade
    }

    /// The container itself.
    package static let container = Kind(.container, ScreenID(0))

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

    /// The shadow of an element that is lifted out of a screen.
    package static func shadow(of element: ElementID, in screen: ScreenID) -> Kind {
      Kind(.elementShadow, screen, element.rawValue)
    }

    /// The background of a screen's bar.
    package static func bar(of screen: ScreenID) -> Kind { Kind(.bar, screen) }

    /// A title or a button of a screen's bar.
    package static func barItem(_ item: ElementID, of screen: ScreenID) -> Kind {
      Kind(.barItem, screen, item.rawValue)
    }

    /// One of the parts that a screen is cut into.
    package static func piece(of screen: ScreenID, index: Int32) -> Kind { Kind(.piece, screen, index) }

    /// A shade on a screen or on a piece, where it is moved as that is.
    ///
    /// - Parameters:
    ///   - ground: what it lies on; a piece, or else its whole screen.
    ///   - edge: the side where it is darkest; leading is left here, and trailing right.
    package static func shade(on ground: Kind, from edge: ScreenEdge) -> Kind {
      let isOnPiece = ground.role == .piece
      let edge = edge.resolved(in: .leftToRight).rawValue
      return Kind(.shade, ScreenID(ground.id), isOnPiece ? ground.part : 0, shade: edge | (isOnPiece ? pieceShade : 0))
    }

    /// The bit of ``shade`` that says that it lies on a piece; those below it say where it is darkest.
    private static let pieceShade: UInt8 = 4

    /// Where a shade is darkest: top, bottom, left or right.
    package var darkEdge: ScreenEdge { ScreenEdge(rawValue: shade & 3) ?? .top }

    /// Whether it is no thing of its own, but falls on a screen or from it.
    package var isShade: Bool { role == .dimming || role == .shadow || role == .shade }

    /// Whether it is shown instead of what its screen shows at its place, or lies on what is.
    var isLifted: Bool {
      role == .shade ? shade & Kind.pieceShade != 0 : role.rawValue >= Role.element.rawValue
    }

    /// Whether it is a shared element, or the shadow of one, as one of its screens shows it.
    var isFace: Bool { role == .element || role == .elementShadow }

    /// The screen that it is, or is of.
    package var screen: Kind { Kind(.screen, ScreenID(id)) }

    /// The same of another screen.
    package func of(_ screen: ScreenID) -> Kind { Kind(role, screen, part, shade: shade) }

    /// The element that casts the shadow.
    var caster: Kind { Kind(.element, ScreenID(id), part) }

    /// What it lies on or in: the piece that a shade lies on, or the screen.
    package var ground: Kind {
      role == .shade && isLifted ? Kind(.piece, ScreenID(id), part) : screen
    }
  }
}
