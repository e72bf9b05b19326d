// What a layer shows.

extension Layer {
  /// What a layer shows. A host makes a view for each kind once, when a run begins.
  public struct Kind: Equatable, Sendable {
    /// The sorts of things that a layer can show.
    public enum Role: UInt8, Sendable {
      /// The container itself; screens may hang from it to share a perspective.
      case container
      /// A whole screen.
      case screen
      /// A plain colour right above a screen, as large as the container; below all screens if its screen is
      /// ``ScreenID/none``.
      case dimming
      /// A soft shadow right below a screen, as large as the screen.
      case shadow
      /// A shared element, shown apart from its screen so that it can fly.
      case element
      /// The background of a screen's bar.
      case bar
      /// A title or a button of a screen's bar.
      case barItem
      /// One of the pieces that a screen is cut into: the part of the screen within the layer's frame.
      case piece
      /// A gradient on a screen or a piece: opaque at one side of its frame, clear at the other.
      case shade
      /// The shadow of a shared element, right below it; it has the shape of the element.
      case elementShadow
    }

    /// What sort of thing it is.
    public let role: Role
    /// The number of the screen that it shows or belongs to; 0 for the container.
    public let id: Int32
    /// The number of the element or bar item, or the index of the piece, that the layer shows or that it is the shadow
    /// or shade of; 0 for other layers.
    public let part: Int32
    /// For a shade its darkest side, 0 to 3 for top, bottom, left and right, plus 4 on a piece; 0 for other layers.
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

    /// A shared element, shown apart from a screen.
    public static func element(_ element: ElementID, of screen: ScreenID) -> Kind {
      Kind(.element, screen, element.rawValue)
    }

    /// The shadow of an element that is shown apart from a screen.
    package static func shadow(of element: ElementID, in screen: ScreenID) -> Kind {
      Kind(.elementShadow, screen, element.rawValue)
    }

    /// The background of a screen's bar.
    package static func bar(of screen: ScreenID) -> Kind { Kind(.bar, screen) }

    /// A title or a button of a screen's bar.
    package static func barItem(_ item: ElementID, of screen: ScreenID) -> Kind {
      Kind(.barItem, screen, item.rawValue)
    }

    /// One of the pieces that a screen is cut into.
    package static func piece(of screen: ScreenID, index: Int32) -> Kind { Kind(.piece, screen, index) }

    /// A shade that moves with a screen or a piece.
    ///
    /// - Parameters:
    ///   - ground: the piece or the screen that the shade lies on.
    ///   - edge: its darkest side; leading counts as left, trailing as right.
    package static func shade(on ground: Kind, from edge: ScreenEdge) -> Kind {
      let isOnPiece = ground.role == .piece
      let edge = edge.resolved(in: .leftToRight).rawValue
      return Kind(.shade, ScreenID(ground.id), isOnPiece ? ground.part : 0, shade: edge | (isOnPiece ? pieceShade : 0))
    }

    /// The bit of ``shade`` for a shade on a piece.
    private static let pieceShade: UInt8 = 4

    /// The side where a shade is darkest: top, bottom, left or right.
    package var darkEdge: ScreenEdge { ScreenEdge(rawValue: shade & 3) ?? .top }

    /// Whether it is a dimming, a shadow or a shade.
    package var isShade: Bool { role == .dimming || role == .shadow || role == .shade }

    /// Whether it is *lifted*: shows a part of a screen apart from the screen itself, or lies on such a part.
    var isLifted: Bool {
      role == .shade ? shade & Kind.pieceShade != 0 : role.rawValue >= Role.element.rawValue
    }

    /// Whether it is a *face*: a shared element as one of its two screens shows it, or this element's shadow.
    var isFace: Bool { role == .element || role == .elementShadow }

    /// The screen that it shows or belongs to.
    package var screen: Kind { Kind(.screen, ScreenID(id)) }

    /// The same kind for another screen.
    package func of(_ screen: ScreenID) -> Kind { Kind(role, screen, part, shade: shade) }

    /// The element that casts the shadow.
    var caster: Kind { Kind(.element, ScreenID(id), part) }

    /// The layer that it lies on or in: the piece under its shade, or the screen.
    package var ground: Kind {
      role == .shade && isLifted ? Kind(.piece, ScreenID(id), part) : screen
    }
  }
}
