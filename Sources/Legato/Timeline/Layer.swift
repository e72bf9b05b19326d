/// One thing that a transition moves.
///
/// A layer says what it shows, where it rests, and what it hangs from. Its ``LayerState`` says how it looks now.
public struct Layer: Equatable, Sendable {
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
  /// The index of the layer that this one hangs from, for a host that nests layers; -1 for the container.
  public var parent: Int32
  /// Where the layer lies at rest, in points in the container's coordinates.
  public var frame: Rect
  /// How its content fills the frame.
  public var gravity: Gravity
  /// The width of the layer's border in points; 0 for none.
  public var borderWidth: Double
  /// The border's colour; clear unless told otherwise.
  public var borderColor: Color

  /// A layer that rests at a frame in points; all is kept as given.
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

  /// The screen that the layer shows or belongs to; nil for the container.
  public var screen: ScreenID? { kind.role == .container ? nil : ScreenID(kind.id) }
}
