// What holds for every transition that is made of others.

import PropertyChecks
import Testing
import TransitionCatalogue

@testable import Legato

@Suite struct CompositionPropertiesTests {
  private static let numbers = Array(Catalogue.all.indices)
  private static let fractions = Array(stride(from: -0.25, through: 1.25, by: 0.0625))

  private func transition(_ number: Int) -> ScreenTransition { Catalogue.all[number].transition }

  /// The context of a run with an element, under a finger that has pulled it a little.
  private func run(_ operation: TransitionOperation, _ layout: ReadingDirection = .leftToRight) -> TransitionContext {
    let context = context(
      operation, layout,
      elements: [
        SharedElement(
          id: 7, covered: Rect2D(x: 20, y: 200, width: 80, height: 80),
          covering: Rect2D(x: 0, y: 100, width: 402, height: 300), coveredRadius: 8)
      ])
    context.pieceBudget = 100
    return context
  }

  private func inputs(_ fraction: Double) -> Inputs {
    Inputs(fraction: fraction, pull: 0.2, drag: Vector2D(dx: 12, dy: 30), pinch: -0.1, rotation: 0.1)
  }

  /// Whether two transitions show the same, layer by layer, whatever drives them.
  private func expectSame(_ one: Timeline, _ other: Timeline, _ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(one.layers == other.layers, sourceLocation: sourceLocation)
    for fraction in Self.fractions {
      let pairs = zip(one.states(at: inputs(fraction)), other.states(at: inputs(fraction)))
      for (a, b) in pairs {
        for property in Property.allCases {
          #expect(isClose(a[property], b[property]), "\(property) at \(fraction)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test(arguments: numbers, TransitionOperation.allCases)
  func turnedRoundTwiceItIsItself(number: Int, operation: TransitionOperation) {
    let twice = transition(number).reversed.reversed
    #expect(twice.prepare(run(operation)) == transition(number).prepare(run(operation)))
    #expect(twice.motion == transition(number).motion)
    #expect(twice.reverseInitialVelocity == transition(number).reverseInitialVelocity)
  }

  @Test(arguments: numbers) func turnedRoundAPushShowsWhatUncoveringShows(number: Int) {
    // The same two screens, the one that goes under the name that it has here.
    let pop = transition(number).prepare(context(.pop))
    let push = transition(number).reversed.prepare(context(.push))
    for (one, other) in zip(pop.layers, push.layers) where one.kind.role == .screen {
      #expect(one.kind.id == 1 - other.kind.id)
    }
    for fraction in [0, 0.3, 0.8, 1] { #expect(pop.states(at: inputs(fraction)) == push.states(at: inputs(fraction))) }
    #expect(transition(number).reversed.motion == transition(number).reverseMotion)
  }

  @Test(arguments: numbers, TransitionOperation.allCases)
  func mirroredItIsItselfInAnInterfaceThatReadsTheOtherWay(number: Int, operation: TransitionOperation) {
    #expect(
      transition(number).mirrored.prepare(run(operation)) == transition(number).prepare(run(operation, .rightToLeft)))
    #expect(
      transition(number).mirrored.prepare(run(operation, .rightToLeft)) == transition(number).prepare(run(operation)))
  }

  @Test(arguments: numbers) func mirroredItsBackGesturesGoTheOtherWay(number: Int) {
    let (own, mirrored) = (transition(number).interactions ?? [], transition(number).mirrored.interactions ?? [])
    #expect(own.count == mirrored.count)
    let ways = [(100.0, 0.0), (100, 60), (0, 100), (-60, 100), (-100, 0), (-100, -60), (0, -100), (60, -100)]
    for (one, other) in zip(own, mirrored) {
      #expect(one.direction.unit(in: .leftToRight) == other.direction.unit(in: .rightToLeft))
      guard case .pan(let pan) = one.gesture, case .pan(let image) = other.gesture else { continue }
      for way in ways.map({ Vector2D(dx: $0.0, dy: $0.1) }) {
        #expect(
          pan.decide(way, .zero, over: [], .leftToRight) == image.decide(way, .zero, over: [], .rightToLeft))
      }
      for place in [Point2D(x: 1, y: 400), Point2D(x: 401, y: 400), Point2D(x: 200, y: 1)] {
        #expect(
          pan.region.contains(place, in: phone, .leftToRight) == image.region.contains(place, in: phone, .rightToLeft))
      }
    }
  }

  @Test func aCardThatIsThrownToTheOtherSideComesBackFromThere() {
    #expect(ScreenTransition.thrown().interactions?.map(\.direction) == [.trailing])
    #expect(ScreenTransition.thrown().mirrored.interactions?.map(\.direction) == [.leading])
    #expect(ScreenTransition.thrown().mirrored.mirrored.interactions?.map(\.direction) == [.trailing])
    #expect(ScreenTransition.thrown(.left).mirrored.interactions?.map(\.direction) == [.right])
    let preview = Interaction.predictiveBack()
    let gesture = GestureValues(translation: Vector2D(dx: 100, dy: 0), start: Point2D(x: 1, y: 400), size: phone)
    var image = gesture
    image.layoutDirection = .rightToLeft
    #expect(preview.mirrored.mapping?(image) == preview.mapping?(gesture))
  }

  @Test(arguments: numbers, [TransitionOperation.push, .pop])
  func limitedItStandsStillOutsideOfItsRange(number: Int, operation: TransitionOperation) {
    let whole = transition(number).prepare(run(operation))
    let part = transition(number).limited(to: 0.25...0.5).prepare(run(operation))
    let isBack = operation.isReverse
    for fraction in Self.fractions {
      let way = isBack ? 1 - fraction : fraction
      let inside = min(max((way - 0.25) / 0.25, 0), 1)
      let expected = whole.states(at: inputs(isBack ? 1 - inside : inside))
      for (a, b) in zip(part.states(at: inputs(fraction)), expected) {
        for property in Property.allCases { #expect(isClose(a[property], b[property], within: 1e-6)) }
      }
    }
  }

  @Test(arguments: numbers, TransitionOperation.allCases)
  func combinedWithNothingItIsItself(number: Int, operation: TransitionOperation) {
    let alone = transition(number).prepare(run(operation))
    expectSame(transition(number).combined(with: .instant).prepare(run(operation)), alone)
    expectSame(
      ScreenTransition.instant.combined(with: transition(number)).prepare(run(operation)),
      ScreenTransition.instant.prepare(run(operation)).joined(by: alone, in: run(operation)))
  }

  @Test(arguments: numbers, [TransitionOperation.push, .pop])
  func combinedBothMoveTheSameScreens(number: Int, operation: TransitionOperation) {
    for other in [ScreenTransition.push, .headline(), .fade, .slide(.up), ScreenTransition.scale().reversed] {
      let (one, two) = (transition(number).prepare(run(operation)), other.prepare(run(operation)))
      let both = transition(number).combined(with: other).prepare(run(operation))
      for fraction in Self.fractions {
        let inputs = Inputs(fraction: fraction)
        let seen = both.states(at: inputs)
        for (index, layer) in both.layers.enumerated() {
          let first = one.layers.firstIndex { $0.kind == layer.kind }.map { one.states(at: inputs)[$0] }
          let second = two.layers.firstIndex { $0.kind == layer.kind }.map { two.states(at: inputs)[$0] }
          for property in Property.allCases where property.joining != nil {
            let rest = property.joining == .add ? 0.0 : 1
            let expected = property.joined(first?[property] ?? rest, second?[property] ?? rest)
            #expect(isClose(seen[index][property], expected), "\(layer.kind) \(property) at \(fraction)")
          }
        }
      }
    }
  }

  @Test(arguments: numbers, [TransitionOperation.push, .pop])
  func combinedEachLayerKeepsItsPlaceInTheOrder(number: Int, operation: TransitionOperation) {
    let (one, two) = (transition(number).prepare(run(operation)), ScreenTransition.push.prepare(run(operation)))
    let kinds = transition(number).combined(with: .push).prepare(run(operation)).layers.map(\.kind)
    #expect(kinds.filter { kind in one.layers.contains { $0.kind == kind } } == one.layers.map(\.kind))
    for (below, layer) in zip(two.layers, two.layers.dropFirst())
    where !one.layers.contains(where: { $0.kind == layer.kind }) {
      let place = kinds.firstIndex(of: layer.kind) ?? 0
      #expect(place > 0 && kinds[place - 1] == below.kind)
    }
    for index in kinds.indices { #expect(!kinds[..<index].contains(kinds[index])) }
  }

  @Test func anErrorOfEitherPartNamesThatPart() {
    let broken = ScreenTransition("broken", motion: .spring(response: 0.3)) { context in
      let timeline = TimelineBuilder(context)
      timeline.animate(timeline.screen(.covering), .opacity, through: [Keyframe(0.5, 0), Keyframe(0.2, 1)])
      return timeline.build()
    }
    #expect(broken.combined(with: .push).timeline(in: run(.push)).error?.transition == "broken")
    #expect(ScreenTransition.push.combined(with: broken).timeline(in: run(.push)).error?.transition == "broken")
    #expect(broken.reversed.timeline(in: run(.push)).error?.transition == "broken")
    #expect(broken.limited(to: 0...0.5).timeline(in: run(.push)).error?.key == 1)
  }

  @Test func aPushTurnedRoundBringsTheNewScreenFromBeneath() {
    let kinds = ScreenTransition.cover(.up).reversed.prepare(run(.push)).layers.map(\.kind)
    #expect(kinds == [.screen(1), .screen(0)])
    let state = ScreenTransition.cover(.up).reversed.state(of: .screen(0), at: 0.5)
    #expect(isClose(state?.translationY, phone.height / 2))
  }
}
