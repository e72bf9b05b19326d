/// A screen cut into a grid of pieces, or the whole screen where the host can afford none.
public struct Pieces: Sendable {
  /// How many pieces lie side by side.
  public let columns: Int
  /// How many lie one below the other.
  public let rows: Int
  /// The pieces' layers, row by row from the top left; or the screen's own.
  public let handles: [TimelineBuilder.Handle]
  /// Where they rest, in points in the container's coordinates.
  public let frames: [Rect2D]

  /// Whether it is the whole screen that moves.
  public var isWhole: Bool { handles.count == 1 }
}
