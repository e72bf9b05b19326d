// The catalogue's other transitions in space, and what all of them keep to.

import LegatoTesting
import PropertyChecks
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct SolidTransitionTests {
  private static let budgets = [0, 1, 2, 3, 7, 60, 400]

  private func timeline(
    _ transition: ScreenTransition, _ operation: TransitionOperation = .push, _ layout: ReadingDirection = .leftToRight,
    budget: Int = 400, size: Size2D = phone
  ) -> Timeline {
    let context = context(operation, layout, size: size)
    context.pieceBudget = budget
    return transition.prepare(context)
  }

  @Test(arguments: Catalogue.solid.map(\.name), budgets)
  func bothEndsLookExactlyAsTheirScreens(name: String, budget: Int) {
    let transition = Catalogue.solid.first { $0.name == name }!.transition
    for layout in ReadingDirection.allCases {
      let timeline = timeline(transition, .push, layout, budget: budget)
      #expect(timeline.error == nil && timeline.layers.filter { $0.kind.role == .piece }.count <= budget)
      for (fraction, screen) in [(0.0, ScreenID(0)), (1, ScreenID(1))] {
        let states = timeline.states(at: Inputs(fraction: fraction))
        var area = 0.0
        for (layer, state) in zip(timeline.layers, states) where layer.screen == screen && state.opacity > 0 {
          guard layer.kind.role == .screen || layer.kind.role == .piece else {
            #expect(state.opacity == 0, "\(layer.kind) is seen at \(fraction)")
            continue
          }
          let corners = LayerCorners(state, layer.frame.size)
          let (width, height) = (layer.frame.size.width, layer.frame.size.height)
          let off = (corners.x - SIMD4(0, width, 0, width), corners.y - SIMD4(0, 0, height, height))
          #expect(max(off.0.max(), off.1.max(), -off.0.min(), -off.1.min()) < 1e-9 && state.opacity == 1)
          area += width * height
        }
        #expect(isClose(area, 402 * 874, within: 1e-6))
        #expect(!SolidTransitionTests.showsMore(than: screen, timeline, at: fraction))
      }
    }
  }

  @Test(arguments: Catalogue.solid.map(\.name))
  func everyNumberIsFiniteInEveryContainerAndNoneHasMoreThan400Layers(name: String) {
    let transition = Catalogue.solid.first { $0.name == name }!.transition
    let extents = [0, 0.5, 1, 390, 10_000.0]
    for width in extents {
      for height in extents {
        for operation in [TransitionOperation.push, .pop] {
          let timeline = timeline(transition, operation, budget: .max, size: Size2D(width: width, height: height))
          #expect(timeline.error == nil && timeline.layers.count <= 400)
          for fraction in [-0.1, 0, 0.3, 0.5, 1, 1.1] {
            #expect(timeline.states(at: Inputs(fraction: fraction)).allSatisfy { $0.isFinite })
          }
        }
      }
    }
  }

  /// Whether anything of another screen is seen beside a screen that is all there.
  private static func showsMore(than screen: ScreenID, _ timeline: Timeline, at fraction: Double) -> Bool {
    let (layers, frame) = (timeline.layers, timeline.frame(at: Inputs(fraction: fraction)))
    func isShown(_ index: Int) -> Bool {
      [.screen, .piece].contains(layers[index].kind.role) && frame[index][.opacity] > 0
    }
    let own = layers.indices.filter { layers[$0].screen == screen && isShown($0) }
    return layers.indices.contains { index in
      guard layers[index].screen != screen, isShown(index), index > own[0] else { return false }
      let box = layers[index].box(frame[index])
      if box.size.width < 1e-6 || box.size.height < 1e-6 { return false }
      if box.maxX < 1e-6 || box.minX > 402 - 1e-6 || box.maxY < 1e-6 || box.minY > 874 - 1e-6 { return false }
      return !own.contains { $0 > index && layers[$0].frame == layers[index].frame }
    }
  }

  /// Where the corners of all screens and pieces are seen.
  private static func boxes(_ timeline: Timeline, at fraction: Double) -> [Rect2D] {
    var result: [Rect2D] = []
    let frame = timeline.frame(at: Inputs(fraction: fraction))
    for index in timeline.layers.indices where [.screen, .piece].contains(timeline.layers[index].kind.role) {
      if frame[index][.opacity] > 0 { result.append(timeline.layers[index].box(frame[index])) }
    }
    return result
  }

  @Test func aShadeIsSeenWhereItsPieceIs() {
    for transition in [ScreenTransition.flip(), .fold(), .book()] {
      let timeline = timeline(transition)
      let states = timeline.states(at: Inputs(fraction: 0.4))
      for index in timeline.layers.indices where timeline.layers[index].kind.role == .shade {
        let ground = timeline.layers.firstIndex { $0.kind == timeline.layers[index].kind.ground }!
        var shade = states[index]
        (shade.opacity, shade.alpha) = (1, 1)
        #expect(shade == states[ground] && timeline.layers[index].frame == timeline.layers[ground].frame)
      }
    }
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 0.9])
  func aRevealIsACircleAboutItsPointThatReachesTheFarthestCorner(fraction: Double) {
    let state = ScreenTransition.circularReveal(from: Point2D(x: 100, y: 200)).state(of: .screen(1), at: fraction)!
    let radius = fraction / 0.9 * (302.0 * 302 + 674 * 674).squareRoot()
    #expect(isClose(state.cornerRadius, radius))
    #expect(isClose(state.clipLeft, 100 - radius) && isClose(state.clipTop, 200 - radius))
    #expect(isClose(state.clipRight, 302 - radius) && isClose(state.clipBottom, 674 - radius))
  }

  @Test(arguments: [0.9, 0.93, 0.97, 0.999, 1]) func aRevealCutsNothingOffOverItsLastTenth(fraction: Double) {
    for point in [Point2D(x: 100, y: 200), .zero, Point2D(x: 402, y: 874), Point2D(x: 201, y: 0)] {
      let state = ScreenTransition.circularReveal(from: point).state(of: .screen(1), at: fraction)!
      let radius = state.cornerRadius
      for (x, y) in [
        (state.clipLeft, state.clipTop), (state.clipRight, state.clipTop), (state.clipLeft, state.clipBottom),
        (state.clipRight, state.clipBottom),
      ] {
        let (dx, dy) = (max(0, radius + x), max(0, radius + y))
        #expect(x <= 1e-9 && y <= 1e-9 && (dx * dx + dy * dy).squareRoot() <= radius + 1e-9)
      }
      if fraction == 1 { #expect(state == .rest) }
    }
  }

  @Test func aRevealBeginsAtTheElementElseWhereTheFingerOpensItElseInTheMiddle() {
    func center(_ operation: TransitionOperation = .push, _ change: (TransitionContext) -> Void) -> [Double?] {
      let context = context(operation)
      change(context)
      let closed = operation.isReverse ? 1.0 : 0
      let state = ScreenTransition.circularReveal().state(of: .screen(1), at: closed, in: context)
      return [state?.clipLeft, state?.clipTop]
    }
    let element = SharedElement(id: 7, covered: Rect2D(x: 10, y: 20, width: 40, height: 60))
    #expect(center { _ in } == [201, 437])
    #expect(center { $0.elements = [element] } == [30, 50])
    #expect(
      center {
        $0.elements = [element]
        $0.touchPoint = Point2D(x: 5, y: 6)
      } == [30, 50])
    #expect(center { $0.touchPoint = Point2D(x: 5, y: 6) } == [5, 6])
    #expect(
      center(.pop) { $0.touchPoint = Point2D(x: 5, y: 6) } == [201, 437], "a back gesture begins at the screen's edge")
    #expect(center { $0.touchPoint = Point2D(x: .nan, y: 6) } == [201, 437])
  }

  @Test func theCircleOfARevealIsShownLargerThanItsScreen() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .circularReveal(from: Point2D(x: 0, y: 0))))
    stage.push(1)
    stage.settle(limit: 0.1)
    let state = stage.state(of: .screen(1))!
    #expect(state.clipLeft < 0 && isClose(state.clipLeft, -state.cornerRadius, within: 1e-9))
  }

  @Test func anIrisIsBlackHalfWay() {
    let timeline = timeline(.iris())
    let states = timeline.states(at: Inputs(fraction: 0.5))
    #expect(timeline.layers.map(\.kind) == [.dimming(over: .none), .screen(0), .screen(1)])
    for state in states.dropFirst() {
      #expect(state.cornerRadius == 0 && state.clipLeft + state.clipRight == 402)
    }
  }

  @Test(arguments: [1, 5, 32]) func aBlindHasAsManySlatsAsAreAskedFor(count: Int) {
    for axis in ScreenAxis.allCases {
      let layers = timeline(.blinds(count: count, axis: axis)).layers.filter { $0.kind.role == .piece }
      #expect(layers.count == (count == 1 ? 0 : count))
    }
  }

  @Test func aBooksLeavesSwingOutOfSightTowardsTheViewer() {
    let boxes = SolidTransitionTests.boxes(timeline(.book()), at: 1)
    #expect(boxes.filter { $0.maxX <= 1e-9 || $0.minX >= 402 - 1e-9 }.count == 2)
  }

  @Test(arguments: Direction.allCases) func aThrownCardHasLeftTheContainer(direction: Direction) {
    for layout in ReadingDirection.allCases {
      let card = SolidTransitionTests.boxes(timeline(.thrown(direction, turn: 0.7), .push, layout), at: 1)
        .first { $0.size != phone }!
      #expect(card.maxX <= 1e-9 || card.minX >= 402 - 1e-9 || card.maxY <= 1e-9 || card.minY >= 874 - 1e-9)
    }
  }

  @Test func whatIsOutOfRangeIsClamped() {
    func isSame(_ one: ScreenTransition, _ other: ScreenTransition) -> Bool { timeline(one) == timeline(other) }
    #expect(isSame(.cube(shade: 7), .cube(shade: 1)) && isSame(.cube(shade: .nan), .cube()))
    #expect(isSame(.explode(columns: 99), .explode(columns: 40)) && isSame(.explode(columns: -1), .explode(columns: 1)))
    #expect(isSame(.explode(reach: .infinity), .explode(reach: 1000)) && isSame(.explode(reach: .nan), .explode()))
    #expect(isSame(.flip(shade: -1), .flip(shade: 0)) && isSame(.flip(shade: .nan), .flip()))
    #expect(isSame(.fold(folds: 0), .fold(folds: 1)) && isSame(.fold(folds: 99), .fold(folds: 16)))
    #expect(isSame(.fold(shade: 2), .fold()))
    #expect(isSame(.cards(scale: 0, tilt: 9), .cards(scale: 0.1, tilt: 1)) && isSame(.cards(scale: .nan), .cards()))
    #expect(isSame(.portal(scale: 3), .portal(scale: 1)) && isSame(.blinds(count: 0), .blinds(count: 1)))
    #expect(isSame(.blinds(count: 50), .blinds(count: 32)) && isSame(.book(scale: .nan), .book()))
    #expect(isSame(.thrown(turn: 9), .thrown(turn: .pi / 2)) && isSame(.thrown(scale: -1), .thrown(scale: 0.1)))
  }
}
