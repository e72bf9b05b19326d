// Screens cut into pieces: how many, where, and what becomes of the rest.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct PiecesTests {
  private func pieces(
    _ columns: Int, _ rows: Int, budget: Int = 400, size: Size2D = phone
  ) -> (Pieces, Timeline) {
    let context = context(size: size)
    context.pieceBudget = budget
    let builder = TimelineBuilder(context)
    let pieces = builder.pieces(of: .covered, columns: columns, rows: rows)
    return (pieces, builder.build())
  }

  @Test func theScreenIsHiddenWhileItsPiecesAreSeen() {
    let (pieces, timeline) = pieces(3, 2)
    #expect(timeline.layers.first?.kind == .screen(0))
    #expect(timeline.states(at: .zero).first?.opacity == 0)
    #expect(pieces.handles.count == 6 && timeline.layers.count == 7 && !pieces.isWhole)
    #expect(timeline.layers.dropFirst().allSatisfy { $0.kind.role == .piece && $0.screen == 0 })
  }

  @Test(arguments: [(1, 2), (3, 2), (10, 22), (7, 13), (127, 1)])
  func neighborsMeetAtWholePointsAndLeaveNoGap(columns: Int, rows: Int) {
    let (pieces, _) = pieces(columns, rows)
    #expect(pieces.columns == columns && pieces.rows == rows)
    for index in pieces.frames.indices {
      let frame = pieces.frames[index]
      #expect(frame.minX == frame.minX.rounded() && frame.minY == frame.minY.rounded() && !frame.isEmpty)
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      #expect(frame.maxX == (column + 1 < columns ? pieces.frames[index + 1].minX : phone.width))
      #expect(frame.maxY == (row + 1 < rows ? pieces.frames[index + columns].minY : phone.height))
    }
  }

  @Test(arguments: [402.0, 375, 402.5, 7]) func theCutsAreTheirOwnMirrorImageWhereverThatIsAtWholePoints(width: Double)
  {
    for columns in 1...7 {
      let frames = pieces(columns, 1, size: Size2D(width: width, height: 10)).0.frames
      let whole = width.rounded(.down)
      let lines = frames.dropFirst().map(\.minX)
      // An odd extent has no middle at a whole point.
      for (one, other) in zip(lines, lines.reversed()) where one + other != whole {
        #expect(one == other && 2 * one == whole + 1, "\(lines)")
      }
      #expect(frames.allSatisfy { $0.size.width >= 1 })
    }
  }

  @Test func thereAreNeverMoreThanTheHostAffordsNorThanFourHundredLayersHold() {
    for budget in [-3, 0, 1, 2, 3, 5, 12, 39, 60, 220, 10_000] {
      for (columns, rows) in [(1, 2), (2, 1), (10, 22), (127, 127), (500, 3), (0, -4), (1, 100)] {
        let (pieces, timeline) = pieces(columns, rows, budget: budget)
        #expect(pieces.handles.count <= max(1, min(budget, TransitionContext.mostParts)))
        #expect(pieces.handles.count == pieces.columns * pieces.rows && timeline.layers.count <= 400)
        if budget < 2 { #expect(pieces.isWhole && timeline.layers.map(\.kind) == [.screen(0)]) }
      }
    }
  }

  @Test func aCoarserGridUsesMostOfWhatIsAffordable() {
    for budget in 2...220 { #expect(pieces(10, 22, budget: budget).0.handles.count > budget / 2) }
  }

  @Test(arguments: [Size2D.zero, Size2D(width: 1, height: 1), Size2D(width: 0.4, height: 10_000)])
  func noPieceIsSmallerThanAPoint(size: Size2D) {
    for frame in pieces(10, 1, size: size).0.frames { #expect(frame.size.width >= min(1, size.width)) }
  }

  @Test func whatIsCutOtherwiseIsSomethingElse() {
    var known: [Layer.Kind] = []
    for (columns, rows) in [(2, 1), (1, 2), (3, 2), (2, 3), (6, 1)] {
      for layer in pieces(columns, rows).1.layers where layer.kind.role == .piece {
        #expect(!known.contains(layer.kind))
        known.append(layer.kind)
      }
    }
  }

  @Test func twoScreensShareTheBudget() {
    let context = context()
    context.pieceBudget = 5
    let builder = TimelineBuilder(context)
    #expect(builder.pieces(of: .covered, columns: 2, rows: 2).handles.count == 4)
    #expect(builder.pieces(of: .covering, columns: 2, rows: 2).isWhole)
  }

  @Test func aShadeLiesOnItsPieceAndKnowsItsScreen() {
    let last = PieceGrid(columns: 127, rows: 127, size: phone, budget: .max).index(126, 126)
    for (edge, index) in zip([ScreenEdge.top, .bottom, .left, .right], [0, last, .max, .min]) {
      let piece = Layer.Kind.piece(of: 3, index: index)
      let shade = Layer.Kind.shade(on: piece, from: edge)
      #expect(shade.ground == piece && shade.screen == .screen(3) && shade.isShade && shade.isLifted)
      #expect(shade.darkEdge == edge && shade.of(4).ground == piece.of(4))
      let whole = Layer.Kind.shade(on: .screen(3), from: edge)
      #expect(whole.ground == .screen(3) && !whole.isLifted && whole != shade)
    }
  }
}
