// Cuts screens into pieces, and adds shades to layers that turn.

extension TimelineBuilder {
  /// How many more pieces the host and the layer budget afford.
  var affordablePieces: Int {
    var count = context.pieceBudget
    for layer in layers where layer.kind.role == .piece { count -= 1 }
    return min(count, affordableParts)
  }

  /// How many more layers are affordable besides whole screens.
  var affordableParts: Int {
    var count = context.affordableParts
    for layer in layers where layer.kind.isLifted { count -= 1 }
    return count
  }

  /// Cuts one of the two screens into a grid of pieces, on top of the layers made before. Each piece shows the part of
  /// the screen within its frame; the whole screen is hidden.
  ///
  /// At rest the pieces look like their screen: neighbors meet at whole points. A grid that exceeds the context's
  /// ``TransitionContext/pieceBudget`` becomes coarser. If fewer than two pieces are affordable, the result is the
  /// screen itself as the only piece: move all handles of the result.
  ///
  /// - Parameters:
  ///   - side: which screen.
  ///   - columns: how many pieces lie side by side, 1 ... 127; clamped.
  ///   - rows: how many lie one below the other, 1 ... 127; clamped.
  @inline(never)
  public func pieces(of side: Side, columns: Int, rows: Int) -> Pieces {
    let grid = grid(of: side, columns: columns, rows: rows)
    if grid.count == 1 {
      return Pieces(columns: 1, rows: 1, handles: [screen(side)], frames: [context.frame(side)])
    }
    hide(side)
    var handles: [Handle] = []
    var frames: [Rect2D] = []
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let piece = piece(of: side, grid, column, row)
        handles.append(piece)
        frames.append(layers[Int(piece.index)].frame)
      }
    }
    return Pieces(columns: grid.columns, rows: grid.rows, handles: handles, frames: frames)
  }

  /// The grid into which a screen is cut, if you choose the order of its pieces yourself; see
  /// ``pieces(of:columns:rows:)``.
  ///
  /// - Parameters:
  ///   - side: which screen; ``hide(_:)`` it if its grid has more than one piece.
  ///   - columns: how many pieces lie side by side, 1 ... 127; clamped.
  ///   - rows: how many lie one below the other, 1 ... 127; clamped.
  ///   - screens: how many screens share the budget and are cut in this way; at least 1.
  @inline(never)
  func grid(of side: Side, columns: Int, rows: Int, screens: Int = 1) -> PieceGrid {
    PieceGrid(columns: columns, rows: rows, size: context.frame(side).size, budget: affordablePieces / max(screens, 1))
  }

  /// Adds a screen that is hidden while its pieces show.
  @inline(never)
  package func hide(_ side: Side) { set(screen(side), .opacity, to: 0) }

  /// Adds one piece of a screen, on top of the layers made before.
  ///
  /// - Parameters:
  ///   - side: which screen.
  ///   - grid: the grid into which it is cut.
  ///   - column: the piece's column, from 0 at the left; clamped.
  ///   - row: the piece's row, from 0 at the top; clamped.
  @inline(never)
  func piece(of side: Side, _ grid: PieceGrid, _ column: Int, _ row: Int) -> Handle {
    let (column, row) = (max(0, min(column, grid.columns - 1)), max(0, min(row, grid.rows - 1)))
    return layer(
      .piece(of: context.screen(side), index: grid.index(column, row)),
      frame: grid.frame(column, row, in: context.frame(side)))
  }

  /// Adds one of the two halves of a screen, on top of the layers made before. The near half is the leading or the
  /// upper one.
  @inline(never)
  package func half(of side: Side, _ grid: PieceGrid, isFar: Bool) -> Handle {
    if grid.rows > 1 { return piece(of: side, grid, 0, isFar ? 1 : 0) }
    return piece(of: side, grid, isFar == (context.mirror > 0) ? 1 : 0, 0)
  }

  /// The grid that cuts a screen in two along an axis; one piece if the context cannot afford two for each of
  /// `screens`.
  @inline(never)
  package func halves(of side: Side, along axis: ScreenAxis, screens: Int = 1) -> PieceGrid {
    let isWide = axis == .horizontal
    return grid(of: side, columns: isWide ? 2 : 1, rows: isWide ? 1 : 2, screens: screens)
  }

  /// The two sides of a screen along an axis: leading and trailing as left and right, or top and bottom.
  @inline(never)
  package func ends(of axis: ScreenAxis) -> (first: ScreenEdge, last: ScreenEdge) {
    if axis == .vertical { return (.top, .bottom) }
    return context.mirror > 0 ? (.left, .right) : (.right, .left)
  }

  /// Adds a black shade on a layer, on top of the layers made before. Move the shade with that layer.
  ///
  /// - Parameters:
  ///   - handle: the screen or piece that the shade lies on.
  ///   - edge: the side where it is darkest; the opposite side is clear.
  ///   - darkness: how opaque the black is at the darkest side, limited to 0 ... 1; NaN is 0.
  /// - Returns: the shade's layer.
  @inline(never)
  public func shade(_ handle: Handle, from edge: ScreenEdge, _ darkness: Double) -> Handle {
    guard slot(of: handle, .alpha) >= 0 else { return handle }
    let ground = layers[Int(handle.index)]
    let shade = layer(.shade(on: ground.kind, from: edge), frame: ground.frame)
    set(shade, .alpha, to: context.transition.limited(darkness, to: 0...1, or: 0, "shade"))
    return shade
  }

  /// Adds a black background below all screens, for screens that turn away from it. Call it before you add others.
  @discardableResult
  @inline(never)
  public func backdrop() -> Handle { layer(.dimming(over: .none), frame: context.bounds) }
}
