// Elements of one screen that come and go by themselves.

import LegatoTesting
import PropertyChecks
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct OwnElementTests {
  private let rise = ElementModifier().fade().move(by: Vector2D(dy: 40))
  private let frames = [
    Rect2D(x: 20, y: 100, width: 100, height: 50), Rect2D(x: 20, y: 300, width: 100, height: 50),
    Rect2D(x: 280, y: 500, width: 100, height: 50),
  ]

  private func run(
    _ operation: TransitionOperation = .push, side: Side = .covering, _ layout: ReadingDirection = .leftToRight
  ) -> TransitionContext {
    let context = context(operation, layout)
    context.ownElements = frames.indices.map { OwnElement(id: ElementID(Int32($0)), side: side, frame: frames[$0]) }
    return context
  }

  private func state(
    _ transition: ScreenTransition, _ element: Int32, at fraction: Double, in context: TransitionContext,
    of screen: ScreenID = 1
  ) -> LayerState {
    transition.state(of: .element(ElementID(element), of: screen), at: fraction, in: context) ?? LayerState()
  }

  @Test(arguments: [TransitionOperation.push, .pop], Side.allCases)
  func anElementComesToRestWithItsScreenAndGoesWithIt(operation: TransitionOperation, side: Side) {
    let transition = ScreenTransition.instant.modifyingElements(entering: rise)
    let context = run(operation, side: side)
    let screen = context.screen(side)
    let enters = screen == context.to
    let (away, rest) = enters ? (0.0, 1.0) : (1, 0)
    for element in 0..<3 {
      let (start, end) = (
        state(transition, Int32(element), at: away, in: context, of: screen),
        state(transition, Int32(element), at: rest, in: context, of: screen)
      )
      #expect(start.opacity == 0 && isClose(start.translationY, 40))
      #expect(end == .rest)
    }
  }

  @Test func theySetOffOneAfterTheOther() {
    let transition = ScreenTransition.instant.modifyingElements(entering: rise, span: 0.5)
    for (fraction, expected) in [(0.25, [0.5, 0, 0]), (0.5, [1, 0.5, 0]), (0.75, [1, 1, 0.5])] {
      let seen = (0..<3).map { state(transition, $0, at: fraction, in: run()).opacity }
      for (one, other) in zip(seen, expected) { #expect(isClose(one, other)) }
    }
  }

  @Test func aPopShowsTheOrderFromItsOwnBeginning() {
    let transition = ScreenTransition.instant.modifyingElements(
      entering: rise, leaving: ElementModifier().scale(to: 0.5))
    let context = run(.pop)
    #expect(isClose(state(transition, 0, at: 0.25, in: context).scaleX, 0.75))
    #expect(state(transition, 2, at: 0.25, in: context) == .rest)
    #expect(state(transition, 2, at: 1, in: context).opacity == 1)
  }

  @Test(arguments: [
    (Cascade.order, ReadingDirection.leftToRight, [0.0, 0.5, 1]),
    (.distance(from: Point2D(x: 70, y: 325)), .leftToRight, [0.6097, 0, 1]),
    (.direction(.up), .leftToRight, [1, 0.5, 0]),
    (.direction(.trailing), .leftToRight, [0, 0, 1]),
    (.direction(.trailing), .rightToLeft, [1, 1, 0]),
  ])
  func aCascadeGoesByOrderDistanceOrDirection(cascade: Cascade, layout: ReadingDirection, expected: [Double]) {
    let ranks = cascade.ranks(run().ownElements, in: layout)
    for (rank, expected) in zip(ranks, expected) { #expect(isClose(rank, expected, within: 1e-3)) }
  }

  @Test func delayAndDurationArePartsOfTheWay() {
    let modifier = rise.delay(0.25).duration(0.5)
    let transition = ScreenTransition.instant.modifyingElements(entering: modifier, span: 0)
    for (fraction, opacity) in [(0.25, 0.0), (0.5, 0.5), (0.75, 1)] {
      #expect(isClose(state(transition, 1, at: fraction, in: run()).opacity, opacity))
    }
  }

  @Test func oneByItselfTakesTheWholeWay() {
    let context = run()
    context.ownElements = [context.ownElements[1]]
    let transition = ScreenTransition.instant.modifyingElements(entering: rise)
    for (fraction, opacity) in [(0.25, 0.25), (0.5, 0.5), (1, 1)] {
      #expect(isClose(state(transition, 1, at: fraction, in: context).opacity, opacity))
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.9], [0, 0.5, 0.9])
  func noneLeapsHoweverLateItSetsOff(delay: Double, span: Double) {
    let modifier = rise.delay(delay)
    for rank in [0, 0.5, 1] {
      let part = modifier.part(rank, span)
      #expect(part.start >= delay && part.end <= 1)
      #expect(isClose(part.end - part.start, (1 - delay) * (1 - span)))
    }
  }

  @Test func aSpringOvershootsAndIsAtRestAtTheEnd() {
    let modifier = ElementModifier().scale(to: 0.5).spring(dampingRatio: 0.4)
    let transition = ScreenTransition.instant.modifyingElements(entering: modifier, span: 0)
    let scales = stride(from: 0.0, through: 1, by: 0.01).map { state(transition, 0, at: $0, in: run()).scaleX }
    #expect(scales[0] == 0.5 && scales[100] == 1)
    #expect(scales.max()! > 1.05)
  }

  @Test func aCurveShapesTheWay() {
    let modifier = rise.curve(.easeIn)
    let transition = ScreenTransition.instant.modifyingElements(entering: modifier, span: 0)
    #expect(isClose(state(transition, 0, at: 0.5, in: run()).opacity, TimingCurve.easeIn.value(at: 0.5)))
  }

  @Test func whatAnElementSaysOfItselfGoesFirst() {
    let context = run()
    context.ownElements[1].entering = ElementModifier().rotate(y: 1)
    let transition = ScreenTransition.instant.modifyingElements(entering: rise, span: 0)
    let turned = state(transition, 1, at: 0, in: context)
    #expect(turned.rotationY == 1 && turned.perspective == 1000 && turned.opacity == 1)
    #expect(state(transition, 0, at: 0, in: context).opacity == 0)
  }

  @Test(arguments: ReadingDirection.allCases) func anElementTravelsWithItsScreen(layout: ReadingDirection) {
    let sideways = ElementModifier().move(by: Vector2D(dx: 30))
    for (transition, property) in [(ScreenTransition.slide(.leading), Property.translationX), (.zoomIn(), .scaleX)] {
      let moved = transition.modifyingElements(entering: sideways, span: 0)
      for fraction in [0.0, 0.3, 1] {
        let screen = transition.state(of: .screen(1), at: fraction, in: run(.push, layout))!
        let element = state(moved, 0, at: fraction, in: run(.push, layout))
        let own = property == .translationX ? 30 * (1 - fraction) * (layout == .leftToRight ? 1 : -1) : 0
        #expect(isClose(element[property], screen[property] + own))
      }
    }
  }

  @Test func anElementKeepsItsPlaceInAScreenThatShrinks() {
    let moved = ScreenTransition.zoomIn().modifyingElements(entering: ElementModifier(), span: 0)
    let scale = ScreenTransition.zoomIn().state(of: .screen(1), at: 0.5)!.scaleX
    let seen = moved.frame(of: .element(0, of: 1), at: Inputs(fraction: 0.5), in: run())
    let middle = Point2D(x: phone.width / 2, y: phone.height / 2)
    #expect(isClose(seen?.center.x, middle.x + (frames[0].center.x - middle.x) * scale))
    #expect(isClose(seen?.center.y, middle.y + (frames[0].center.y - middle.y) * scale))
  }

  @Test func anElementThatIsNotThereGetsNoLayer() {
    let context = run()
    context.ownElements[0].frame = .zero
    let kinds = ScreenTransition.fade.modifyingElements(entering: rise).prepare(context).layers.map(\.kind)
    #expect(kinds == [.screen(0), .screen(1), .element(1, of: 1), .element(2, of: 1)])
  }

  @Test func aNumberThatIsNotFiniteIsNamed() {
    let transition = ScreenTransition.fade.modifyingElements(entering: ElementModifier().scale(to: .infinity))
    let error = transition.timeline(in: run()).error
    #expect(error?.transition == "fade" && error?.property == .scaleX && error?.layer == 2)
  }

  @Test(arguments: Catalogue.all, [TransitionOperation.push, .pop])
  func anElementIsWhereItsScreenShowsItOrStaysInIt(entry: CatalogueEntry, operation: TransitionOperation) {
    for side in Side.allCases {
      let context = run(operation, side: side)
      context.elements = [.photo]
      context.pieceBudget = 100
      let plain = entry.transition.prepare(context)
      let timeline = entry.transition.modifyingElements(entering: ElementModifier(), span: 0).prepare(context)
      let lifted = timeline.layers.indices.filter {
        timeline.layers[$0].screen == context.screen(side) && (0..<3).contains(timeline.layers[$0].kind.part)
          && timeline.layers[$0].kind.role == .element
      }
      #expect(lifted.count == (isUpright(plain, context.screen(side)) ? 3 : 0), "\(entry.name), \(side)")
      let shown = timeline.layers.firstIndex { $0.kind == .screen(context.screen(side)) }
      guard let screen = shown else { continue }
      for fraction in stride(from: 0.0, through: 1, by: 0.125) {
        let dy = fraction < 0.5 ? 30.0 : -30
        var inputs = Inputs(fraction: fraction, pull: 0.2, drag: Vector2D(dx: 12, dy: dy))
        inputs.trail = 0.1
        let frame = timeline.frame(at: inputs)
        for index in lifted {
          let expected = Frame(layers: 1)
          for property in Property.allCases { expected[0][property] = LayerState.rest[property] }
          timeline.layers[index].carry(expected[0], by: frame[screen], of: timeline.layers[screen], at: nil)
          let (seen, place) = (timeline.layers[index].box(frame[index]), timeline.layers[index].box(expected[0]))
          #expect(isClose(seen, place, within: 1e-6), "\(entry.name), \(side) at \(fraction)")
          #expect(isClose(frame[index][.opacity], frame[screen][.opacity]))
        }
      }
    }
  }

  /// Whether nothing but the place, the size and the opacity of a screen changes, and fingers leave its size alone.
  private func isUpright(_ timeline: Timeline, _ screen: ScreenID) -> Bool {
    guard let index = timeline.layers.firstIndex(where: { $0.kind == .screen(screen) }) else { return true }
    if timeline.layers.contains(where: { $0.kind.role == .piece && $0.screen == screen }) { return false }
    let pinched = timeline.states(at: Inputs(fraction: 0.4, pinch: -0.5))[index]
    let pulled = timeline.states(at: Inputs(fraction: 0.4, pull: 0.5))[index]
    for fraction in [0, 0.4, 1] {
      var state = timeline.states(at: Inputs(fraction: fraction))[index]
      if fraction == 0.4, pinched.scaleX != state.scaleX || pulled.scaleX != state.scaleX { return false }
      (state.translationX, state.translationY, state.scaleX, state.scaleY, state.opacity) = (0, 0, 1, 1, 1)
      (state.anchorX, state.anchorY, state.perspective, state.cornerRadius) = (0.5, 0.5, 0, 0)
      if state != .rest { return false }
    }
    return true
  }

  @Test func ofMoreThanThereCanBeLayersTheLargestComeByThemselves() {
    let context = run()
    context.ownElements = (0..<500).map {
      let frame = Rect2D(x: 0, y: 0, width: 10 + Double($0), height: 10)
      return OwnElement(id: ElementID(Int32($0)), side: $0 % 2 == 0 ? .covered : .covering, frame: frame)
    }
    let layers = ScreenTransition.fade.modifyingElements().prepare(context).layers
    let lifted = layers.filter { $0.kind.role == .element }.map(\.kind.part).sorted()
    #expect(lifted == Array(500 - 384..<500))
  }
}
