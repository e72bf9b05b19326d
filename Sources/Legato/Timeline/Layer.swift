// One thing that a transition moves, and what stands behind it in the host.

/// One thing that a transition moves.
///
/// A layer says what it shows, where it rests, and what it hangs from. Its ``LayerState`` says how it looks now.
public struct Layer: Equatable, Sendable {
  /// What a layer shows. A host realises each kind once, when a run begins.
  public enum Kind: Equatable, Sendable {
    /// The container itself; screens may hang from it to share a perspective.
    case container
    /// A whole screen.
    case screen(ScreenID)
    /// A plain colour right above a screen, as large as the container.
    case dimming(over: ScreenID)
    /// A soft shadow right below a screen, as large as the screen.
    case shadow(of: ScreenID)
    /// A shared element, lifted out of the screen on that side.
    case element(ElementID, Side)
    /// A part of a screen's picture: the region is in the screen's coordinates.
    case piece(of: ScreenID, region: Rect, index: Int32)
    /// The background of the bar of the screen on that side.
    case bar(Side)
    /// A title or a button of the bar of the screen on that side.
    case barItem(ElementID, Side)
  }

  /// How a layer's content fills its frame when their shapes differ.
  public enum Gravity: UInt8, Sendable {
    /// Stretched to the frame.
    case resize
    /// As large as possible inside the frame.
    case aspectFit
    /// As small as possible around the frame, cut off at its sides.
    case aspectFill
  }

  /// What it shows.
  public var kind: Kind
  /// The index of the layer that this one hangs from, or -1 for the container.
  public var parent: Int32
  /// Where the layer lies at rest, in the container's coordinates.
  public var frame: Rect
  /// How its content fills the frame.
  public var gravity: Gravity
  /// The width of the layer's border in points; 0 for none.
  public var borderWidth: Double
  /// The border's colour; clear unless told otherwise.
  public var borderColor: Color

  /// A layer that rests at a frame in points.
  public init(
    _ kind: Kind, frame: Rect, parent: Int32 = -1, gravity: Gravity = .resize, borderWidth: Double = 0,
    borderColor: Color = .clear
  ) {
    self.kind = kind
    self.frame = frame
    self.parent = parent
    self.gravity = gravity
    self.borderWidth = borderWidth
    self.borderColor = borderColor
  }

  /// The screen that the layer shows, dims, shadows or is a piece of.
  public var screen: ScreenID? {
    switch kind {
    case .screen(let id), .dimming(over: let id), .shadow(of: let id), .piece(of: let id, _, _): id
    default: nil
    }
  }
}

extension Layer.Kind {
  /// Whether it is named by a side, and so is another screen's in a run between other screens.
  var isOfASide: Bool {
    switch self {
    case .element, .bar, .barItem: true
    default: false
    }
  }
}
