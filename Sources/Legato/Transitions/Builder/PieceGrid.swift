/// How a screen is cut into pieces: at most as many as the host affords, and none smaller than a point.
package struct PieceGrid: Equatable, Sendable {
  /// How many pieces lie side by side.
  private(set) var columns: Int
  /// How many lie one below the other.
  private(set) var rows: Int

  /// The most columns or rows: each takes seven bits of a piece's index.
  static let most = 127

  /// A grid of about the given shape.
  ///
  /// - Parameters:
  ///   - columns: how many pieces to put side by side; below 1 counts as 1.
  ///   - rows: how many pieces to put one below the other.
  ///   - size: the screen's size in points.
  ///   - budget: the largest number of pieces; below 2 the screen stays whole.
  @inline(never)
  init(columns: Int, rows: Int, size: Size2D, budget: Int) {
    self.columns = PieceGrid.limited(columns, size.width)
    self.rows = PieceGrid.limited(rows, size.height)
    let budget = max(budget, 1)
    guard count > budget else { return }
    let scale = (Double(budget) / Double(count)).squareRoot()
    self.columns = max(1, min(Int(Double(self.columns) * scale), budget))
    self.rows = max(1, min(self.rows, budget / self.columns))
  }

  /// How many pieces there are; with 1 the screen stays whole.
  package var count: Int { columns * rows }

  /// The index of a piece of this grid; every grid has other indices.
  func index(_ column: Int, _ row: Int) -> Int32 {
    let count = PieceGrid.most + 1
    return Int32(((columns * count + rows) * count + row) * count + column)
  }

  /// Where a piece rests. Its sides lie at whole points, so that neighbors meet without a seam. They lie symmetrically,
  /// so that a mirrored screen is cut in the same way.
  func frame(_ column: Int, _ row: Int, in whole: Rect2D) -> Rect2D {
    let (left, right) = (line(column, of: columns, whole.size.width), line(column + 1, of: columns, whole.size.width))
    let (top, bottom) = (line(row, of: rows, whole.size.height), line(row + 1, of: rows, whole.size.height))
    return Rect2D(x: whole.minX + left, y: whole.minY + top, width: right - left, height: bottom - top)
  }

  private func line(_ index: Int, of count: Int, _ extent: Double) -> Double {
    if index == count { return extent }
    let whole = extent.rounded(.down)
    if 2 * index > count { return whole - line(count - index, of: count, whole) }
    return rounded(whole * Double(index) / Double(count))
  }

  private static func limited(_ count: Int, _ extent: Double) -> Int {
    max(1, min(count, most, Int(min(extent, Double(most)))))
  }
}

/// A screen cut into a grid of pieces, or the whole screen if the host cannot afford pieces.
public struct Pieces: Sendable {
  /// How many pieces lie side by side.
  public let columns: Int
  /// How many lie one below the other.
  public let rows: Int
  /// The pieces' layers, row by row from the top left; if the screen is whole, its own layer.
  public let handles: [TimelineBuilder.Handle]
  /// Where the pieces rest, in the container's coordinates.
  public let frames: [Rect2D]

  /// Whether the whole screen moves as one.
  public var isWhole: Bool { handles.count == 1 }
}
