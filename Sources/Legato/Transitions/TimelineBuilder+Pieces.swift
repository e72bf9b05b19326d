// Screens that are cut up, and shades that lie on what is turned.

extension TimelineBuilder {
  /// The largest number of pieces in one timeline, however many the host affords: with the screens and what is below
  /// them 400 layers.
  static let mostPieces = 384

  /// How many pieces can still be afforded.
  var affordablePieces: Int {
    var count = min(context.pieceBudget, TimelineBuilder.mostPieces)
    for layer in layers where layer.kind.role == .piece { count -= 1 }
    return count
  }

  /// Cuts one of the two screens into a grid of pieces, each of which shows what lies within its frame, on top of the
  /// layers made before. The whole screen is hidden meanwhile.
  ///
  /// At rest the pieces look exactly as their screen: neighbours meet at whole points. A grid that is more than the
  /// context affords (``TransitionContext/pieceBudget``) becomes coarser, and with fewer than two affordable pieces the
  /// screen itself is the only one: move what you get.
  ///
  /// - Parameters:
  ///   - side: which screen.
  ///   - columns: how many pieces lie side by side, 1 ... 127; all else counts as the nearer one.
  ///   - rows: how many lie one below the other, 1 ... 127.
  @inline(never)
  public func pieces(of side: Side, columns: Int, rows: Int) -> Pieces {
    let grid = grid(of: side, columns: columns, rows: rows)
    if grid.count == 1 {
      return Pieces(columns: 1, rows: 1, handles: [screen(side)], frames: [context.frame(side)])
    }
    hide(side)
    var handles: [Handle] = []
    var frames: [Rect] = []
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let piece = piece(of: side, grid, column, row)
        handles.append(piece)
        frames.append(layers[Int(piece.index)].frame)
      }
    }
    return Pieces(columns: grid.columns, rows: grid.rows, handles: handles, frames: frames)
  }

  /// How a screen is cut where so many others are to be cut alike.
  @inline(never)
  func grid(of side: Side, columns: Int, rows: Int, screens: Int = 1) -> PieceGrid {
    PieceGrid(columns: columns, rows: rows, size: context.frame(side).size, budget: affordablePieces / screens)
  }

  /// Adds a screen that is not seen itself: its pieces are.
  @inline(never)
  func hide(_ side: Side) { set(screen(side), .opacity, to: 0) }

  /// Adds one piece of a screen, which is hidden apart.
  @inline(never)
  func piece(of side: Side, _ grid: PieceGrid, _ column: Int, _ row: Int) -> Handle {
    layer(
      .piece(of: context.screen(side), index: grid.index(column, row)),
      frame: grid.frame(column, row, in: context.frame(side)))
  }

  /// Adds one of the two halves of a screen, along an axis: the near one begins at the leading or the top side.
  @inline(never)
  func half(of side: Side, _ grid: PieceGrid, isFar: Bool) -> Handle {
    if grid.rows > 1 { return piece(of: side, grid, 0, isFar ? 1 : 0) }
    return piece(of: side, grid, isFar == (context.mirror > 0) ? 1 : 0, 0)
  }

  /// How a screen is cut in two along an axis.
  @inline(never)
  func halves(of side: Side, along axis: Axis, screens: Int = 1) -> PieceGrid {
    let isWide = axis == .horizontal
    return grid(of: side, columns: isWide ? 2 : 1, rows: isWide ? 1 : 2, screens: screens)
  }

  /// The sides of a screen along an axis: leading and trailing, or top and bottom.
  @inline(never)
  func ends(of axis: Axis) -> (first: Edge, last: Edge) {
    if axis == .vertical { return (.top, .bottom) }
    return context.mirror > 0 ? (.left, .right) : (.right, .left)
  }

  /// Adds a black shade on a layer, on top of the layers made before: move it as that.
  ///
  /// - Parameters:
  ///   - handle: what it lies on: a screen or a piece.
  ///   - edge: the side where it is darkest; on the other side it is clear.
  ///   - darkness: how opaque the black is there, limited to 0 ... 1.
  @inline(never)
  func shade(_ handle: Handle, from edge: Edge, _ darkness: Double) -> Handle {
    let ground = layers[Int(handle.index)]
    let shade = layer(.shade(on: ground.kind, from: edge), frame: ground.frame)
    set(shade, .alpha, to: clamp(darkness, 0, 1))
    return shade
  }

  /// Adds black below all screens, for what turns away from it.
  @inline(never)
  func backdrop() { layer(.dimming(over: .none), frame: context.bounds) }
}
