// How many layers and pieces a frame has at most, however much there is to show.

import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct LimitPropertiesTests {
  private static let numbers = Array(Catalogue.all.indices)
  /// The most layers that a frame may have.
  private static let mostLayers = 400
  private static let greedy: [ScreenTransition] = [
    .explode(columns: 40), .blinds(count: 32).combined(with: .auto()).modifyingElements(),
  ]

  /// Many elements of growing sizes, on both screens and on one of them, and titles.
  private func run(_ operation: TransitionOperation, elements: Int, budget: Int) -> TransitionContext {
    func frame(_ number: Int) -> Rect2D { Rect2D(x: 10, y: 10, width: 10 + Double(number), height: 10) }
    let context = context(operation)
    context.elements = (0..<elements).map {
      SharedElement(id: ElementID(Int32($0)), covered: frame($0), covering: frame($0))
    }
    context.ownElements = (0..<elements).map {
      OwnElement(id: ElementID(Int32(10_000 + $0)), side: $0 % 2 == 0 ? .covered : .covering, frame: frame($0))
    }
    context.touchedElement = 3
    context.pieceBudget = budget
    context.barStyle = .pinned
    let items = (0..<40).map { BarItem(id: ElementID(Int32(20_000 + $0)), frame: frame($0)) }
    context.coveredBar = Bar(frame: Rect2D(x: 0, y: 0, width: 402, height: 96), items: items)
    context.coveringBar = context.coveredBar
    return context
  }

  @Test(arguments: numbers, [100, 10_000]) func noCombinationHasMoreLayersOrPiecesThanCanBeAfforded(
    number: Int, budget: Int
  ) {
    let transition = Catalogue.all[number].transition
    for other in Self.greedy {
      for both in [transition.combined(with: other), other.combined(with: transition)] {
        let layers = both.timeline(in: run(.push, elements: 300, budget: budget)).layers
        #expect(layers.count <= Self.mostLayers, "\(Catalogue.all[number].name) and \(other.name)")
        #expect(layers.count { $0.kind.role == .piece } <= budget, "\(Catalogue.all[number].name) and \(other.name)")
      }
    }
  }

  @Test(arguments: [ScreenTransition.auto(), .imageZoom()], [TransitionOperation.push, .pop])
  func theTouchedElementAndTheLargestOnesFlyAndTheOthersStay(
    transition: ScreenTransition, operation: TransitionOperation
  ) {
    let layers = transition.timeline(in: run(operation, elements: 500, budget: 0)).layers
    let flying = layers.filter { $0.kind.role == .element && $0.kind.id == 1 }.map(\.kind.part)
    // Two layers each, among 384 less two bars of 40 items.
    #expect(flying == [3] + Array(500 - 150..<500))
  }

  @Test func elementsThatAreAlikeFlyInTheirOrder() {
    let context = context()
    let frame = Rect2D(x: 10, y: 10, width: 10, height: 10)
    context.elements = (0..<500).map { SharedElement(id: ElementID(Int32($0)), covered: frame, covering: frame) }
    let layers = ScreenTransition.imageZoom().timeline(in: context).layers
    #expect(layers.compactMap { $0.kind.role == .element ? $0.kind.part : nil } == Array(0..<192))
  }

  @Test func theSecondOfACombinationCutsNoMoreThanTheFirstLeaves() {
    let context = run(.push, elements: 0, budget: 223)
    let layers = ScreenTransition.explode().combined(with: .blinds()).timeline(in: context).layers
    #expect(layers.count { $0.kind == .piece(of: 0, index: $0.kind.part) } == 220)
    #expect(layers.count { $0.kind == .piece(of: 1, index: $0.kind.part) } == 3)
  }
}
