// Bars that stay in place while the screens change, whatever the transition.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct PinnedBarTests {
  private static let numbers = Array(Scenario.transitions.indices)

  private func pinned(_ operation: TransitionOperation) -> TransitionContext {
    let context = context(operation, elements: [SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo)])
    context.barStyle = .pinned
    let (frame, place) = (Scenario.bar.frame, Rect2D(x: 150, y: 50, width: 100, height: 40))
    context.coveredBar = Bar(frame: frame, items: [BarItem(id: 90, frame: place)])
    context.coveringBar = Bar(frame: frame, items: [BarItem(id: 91, frame: place)])
    return context
  }

  private func crossFades(_ transition: ScreenTransition, _ operation: TransitionOperation) {
    let timeline = transition.prepare(pinned(operation))
    #expect(
      timeline.layers.suffix(4).map(\.kind) == [
        .bar(of: 0), .bar(of: 1), .barItem(90, of: 0), .barItem(91, of: 1),
      ])
    let shares = [(0, 1, 0), (0.25, 0.5, 0), (0.5, 0, 0), (0.75, 0, 0.5), (1.0, 0.0, 1.0)]
    for (covered, coveredItem, coveringItem) in shares {
      let fraction = operation.isReverse ? 1 - covered : covered
      let states = timeline.states(at: Inputs(fraction: fraction)).suffix(4)
      #expect(zip(states, [1, covered, coveredItem, coveringItem]).allSatisfy { isClose($0.opacity, $1) })
      #expect(states.allSatisfy { $0.translationX == 0 && $0.translationY == 0 && $0.scaleX == 1 })
    }
  }

  @Test(arguments: numbers, [TransitionOperation.push, .pop, .replace, .restore])
  func theyCrossFadeInPlaceInEveryTransition(number: Int, operation: TransitionOperation) {
    crossFades(Scenario.transitions[number].value, operation)
  }

  @Test func theyCrossFadeInReducedMotion() {
    let context = pinned(.push)
    context.reducedMotion = true
    crossFades(ScreenTransition.push.resolved(for: context), .push)
  }

  @Test func theyCrossFadeInATransitionOfYourOwn() {
    let own = ScreenTransition(motion: .curve(.linear, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.screen(.covering)
      return timeline.build()
    }
    crossFades(own, .push)
  }

  @Test func aDescriptionWithABarKeepsItsOwn() {
    let builder = TimelineBuilder(pinned(.push))
    builder.layer(Layer(.bar(of: 1), frame: Scenario.bar.frame))
    #expect(builder.build().layers.map(\.kind) == [.bar(of: 1)])
  }

  @Test(arguments: [TransitionOperation.open, .close, .present, .dismiss])
  func whatLiesOverAScreenLeavesItItsBar(operation: TransitionOperation) {
    let timeline = ScreenTransition.drawer(from: .top).prepare(pinned(operation))
    #expect(timeline.layers.map(\.kind) == [.screen(0), .dimming(over: 0), .screen(1)])
  }

  @Test func attachedBarsArePartsOfTheirScreens() {
    let context = pinned(.push)
    context.barStyle = .attached
    #expect(ScreenTransition.push.prepare(context).layers.count == 4)
  }

  @Test(arguments: [
    ScreenTransition.push.combined(with: .fade), .push.combined(with: .scale()).combined(with: .slide(.up)),
    .push.combined(with: .push.combined(with: .fade)), .push.reversed.combined(with: .fade),
    .push.limited(to: 0...0.5).combined(with: .fade), .push.modifyingElements(), .push.reversed.modifyingElements(),
  ]) func whateverMakesUpATransitionItsTitlesTravelOnce(transition: ScreenTransition) throws {
    for operation in [TransitionOperation.push, .pop] {
      let context = pinned(operation)
      context.coveredBar.items[0].role = .title
      context.coveringBar.items[0].role = .title
      context.ownElements = [OwnElement(id: 5, side: .covering, frame: Scenario.cell)]
      let (one, other) = (ScreenTransition.push.prepare(context), transition.prepare(context))
      #expect(other.layers.suffix(4) == one.layers.suffix(4))
      for fraction in [0.0, 0.25, 0.5, 1] {
        let inputs = Inputs(fraction: fraction)
        #expect(Array(other.states(at: inputs).suffix(4)) == one.states(at: inputs).suffix(4))
      }
    }
  }
}
