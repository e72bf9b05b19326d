// A screen that folds up while another one unfolds.

extension ScreenTransition {
  /// The old screen folds up like a map towards leading while the new one unfolds beside it; VCTransitionsLibrary's.
  ///
  /// ![.fold() at nine fractions](fold)
  ///
  /// As one screen gives up width, the other takes it, so the fold between them stays under the finger.
  ///
  /// Cost: 4 pieces and 4 shades for each fold. A page itself moves them, frame by frame, because the compositor would
  /// get too many keyframes. With a smaller budget there are fewer folds; without a budget for one fold, the screens
  /// are pushed.
  ///
  /// - Parameters:
  ///   - folds: how many folds each screen has, 1 ... 16; the default is VCTransitionsLibrary's.
  ///   - shade: how opaque the black is in the valley of a closed fold, 0 ... 1; the default is VCTransitionsLibrary's.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func fold(folds: Int = 2, shade: Double = 1, motion: Motion = vcMotion) -> ScreenTransition {
    let name: TransitionName = "fold"
    let folds = Int(name.limited(Double(folds), to: 1...16, or: 2, "folds"))
    let shade = name.limited(shade, to: 0...1, or: 1, "shade")
    return ScreenTransition(name, motion: motion, interactions: [.fullScreenPan()]) { context in
      let timeline = TimelineBuilder(context)
      let affordable = min(folds, timeline.affordablePieces / 4, Int(min(context.size.width, 1000) / 2))
      if affordable < 1 || !context.coveringFrame.isEmpty {
        timeline.move(timeline.screen(.covered), from: .zero, to: context.travel(.leading))
        return timeline.enter(along: context.travel(.leading))
      }
      timeline.backdrop()
      timeline.fold(.covered, affordable, shade)
      timeline.fold(.covering, affordable, shade)
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// VCTransitionsLibrary's m34 of −.005, as the viewer's distance in points.
  private static let foldDistance = 200.0

  /// Folds one screen up towards its end of the container. Panels nearer to the fold between the screens are on top:
  /// the viewer looks there.
  fileprivate func fold(_ side: Side, _ folds: Int, _ darkness: Double) {
    let grid = grid(of: side, columns: 2 * folds, rows: 1, screens: side == .covered ? 2 : 1)
    hide(side)
    let isAscending = (side == .covered) == (context.mirror > 0)
    let fractions = TimelineBuilder.folding
    for index in 0..<grid.columns {
      let column = isAscending ? index : grid.columns - 1 - index
      let piece = piece(of: side, grid, column, 0)
      let shade = shade(piece, from: column % 2 == 0 ? .right : .left, darkness)
      animate(shade, .opacity, from: side == .covered ? 0 : 1, to: side == .covered ? 1 : 0)
      // From the leading side, even panels fold down into a valley and odd panels up.
      let isDown = (column % 2 == 0) == (context.mirror > 0)
      fold([piece, shade], side, isDown: isDown, at: fractions)
    }
  }

  /// Turns one panel and its shade about its upper crease, which moves while the screen folds up.
  private func fold(_ panel: [Handle], _ side: Side, isDown: Bool, at fractions: [Double]) {
    let (width, frame) = (context.size.width, layers[Int(panel[0].index)].frame)
    let (start, end) = context.mirror > 0 ? (frame.minX, frame.maxX) : (width - frame.maxX, width - frame.minX)
    let crease = isDown ? start : end
    turn(panel, along: .horizontal, seenFrom: TimelineBuilder.foldDistance, at: fractions) { fraction in
      let open = side == .covered ? 1 - fraction : fraction
      let place = side == .covered ? crease * open : width - (width - crease) * open
      let angle = Elementary.atan2(max(0, 1 - open * open).squareRoot(), open)
      return Turn(about: crease, at: place, seenFrom: width * (1 - fraction), by: isDown ? angle : -angle)
    }
  }

  /// The fractions at which a panel's turn is given: dense at both ends, because folding is fastest at the start and
  /// unfolding at the end. Both use one table, so that a compositor's keyframes coincide.
  private static var folding: [Double] {
    var fractions: [Double] = []
    for step in 0...turnSteps { fractions.put((1 - Elementary.cos(.pi * Double(step) / Double(turnSteps))) / 2) }
    return fractions
  }
}
