// Which policy decides about the transition and the interaction.

import Legato
import LegatoTesting
import Testing

@Suite struct PolicyTests {
  /// The dimming's opacity tells the transitions apart.
  private func push(dim: Double) -> ScreenTransition {
    var parameters = PushParameters()
    parameters.dim = dim
    parameters.motion = .curve(.linear, duration: 1)
    parameters.reverseMotion = .curve(.linear, duration: 1)
    return .push(parameters)
  }

  private func dim(_ stage: Stage) -> Double {
    stage.advance(by: 0.999)
    return ((stage.state(of: .dimming(over: 0))?.opacity ?? 0) * 10).rounded() / 10
  }

  @Test func theCallComesBeforeTheScreenTheContainerAndTheDefault() {
    let screen = TransitionPolicy(transition: push(dim: 0.2))
    let container = TransitionPolicy(transition: push(dim: 0.3))
    let global = TransitionPolicy(transition: push(dim: 0.4))
    for level in 1...4 {
      let stage = Stage(root: 0, policy: level <= 3 ? container : TransitionPolicy())
      stage.navigator.defaults = global
      stage.push(1, transition: level == 1 ? push(dim: 0.1) : nil, policy: level <= 2 ? screen : TransitionPolicy())
      #expect(dim(stage) == Double(level) / 10)
    }
  }

  @Test func aScreenGoesAsItCameUnlessItSaysOtherwise() {
    // Fault 12 of peers: there is no override for one screen.
    let stage = Stage(root: 0)
    stage.push(1, transition: push(dim: 0.5), animated: false)
    stage.push(2, transition: push(dim: 0.5))
    stage.settle()
    stage.pop(animated: false)
    stage.pop()
    #expect(stage.state(of: .dimming(over: 0))?.opacity == 0.5)
    stage.settle()
    stage.push(1, transition: push(dim: 0.5), policy: TransitionPolicy(transition: push(dim: 0.7)), animated: false)
    stage.pop()
    #expect(stage.state(of: .dimming(over: 0))?.opacity == 0.7)
  }

  @Test func aContainerMayChooseByTheOperationAndBothScreens() {
    // MDTransitioning's animation for (operation, from, to): what a transition prepares may depend on all three.
    let (usual, special) = (push(dim: 0.2), push(dim: 0.6))
    let chosen = ScreenTransition(motion: usual.motion) { context in
      let isSpecial = context.operation == .push && context.from == 0 && context.to == 2
      return isSpecial ? special.prepare(context) : usual.prepare(context)
    }
    for (screen, pushed, popped) in [(ScreenID(1), 0.2, 0.2), (2, 0.6, 0.2)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: chosen))
      stage.push(screen)
      #expect(dim(stage) == pushed)
      stage.settle()
      stage.pop()
      #expect(stage.state(of: .dimming(over: 0))?.opacity == popped)
    }
  }

  @Test func theInteractionIsProvidedByWhereYouComeFrom() {
    let stage = Stage(root: 0)
    stage.push(1, policy: TransitionPolicy(interactions: [.verticalPan()]), animated: false)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(100))
    #expect(stage.finger.response == .denied)
    stage.finger.release()
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    stage.finger.flick(by: .down(150))
    #expect(stage.settle() == .finished)
  }

  @Test func theTransitionsOwnBackGestureGoesBeforeWhatIsUsual() {
    for (transition, isUsual) in [(ScreenTransition.fade, true), (.fade.with(interactions: [.verticalPan()]), false)] {
      let stage = Stage(root: 0)
      stage.navigator.fallback = TransitionPolicy(interactions: [.fullScreenPan()])
      stage.push(1, transition: transition, animated: false)
      stage.finger.begin(at: Point2D(x: 200, y: 100))
      stage.finger.drag(by: .right(100))
      #expect(stage.finger.response == (isUsual ? .claimed : .denied))
    }
  }

  @Test func theContainersBackGesturesAreAddedToThoseOfTheCallsOrTheScreensTransition() {
    let card = ScreenTransition.fade.with(interactions: [.verticalPan()])
    // Who sets the transition, and whether its back gesture and the container's are available.
    let rows: [(call: Bool, screen: Bool, container: [Interaction], down: Bool, right: Bool)] = [
      (true, false, [.fullScreenPan()], true, true),
      (false, true, [.fullScreenPan()], true, true),
      (false, false, [.fullScreenPan()], false, true),
      (true, false, [], false, false),
    ]
    for row in rows {
      for (travel, isBack) in [(Vector2D.down(100), row.down), (.right(100), row.right)] {
        let policy = TransitionPolicy(transition: row.call || row.screen ? nil : card, interactions: row.container)
        let stage = Stage(root: 0, policy: policy)
        let screen = row.screen ? TransitionPolicy(transition: card) : TransitionPolicy()
        stage.push(1, transition: row.call ? card : nil, policy: screen, animated: false)
        stage.finger.begin(at: Point2D(x: 200, y: 100))
        stage.finger.drag(by: travel)
        #expect((stage.finger.response == .claimed) == isBack, "\(row), \(travel)")
      }
    }
  }

  @Test func aFingerGetsTheTransitionAndTheBackGestureThatTheDestinationSays() {
    for (says, expected) in [(true, 0.2), (false, 0.4)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: push(dim: 0.4)))
      stage.navigator.setForwardRoutes(
        [GestureRoute(.hubPan(.leading), .forward(key: 7), backGesture: .hubPan(.trailing))], of: 0)
      if says { stage.policies[7] = TransitionPolicy(transition: push(dim: 0.2), interactions: [.verticalPan()]) }
      stage.finger.begin(at: Point2D(x: 300, y: 400))
      stage.finger.drag(by: .left(212), over: 0.2)
      #expect(abs((stage.state(of: .dimming(over: 0))?.opacity ?? 0) - expected * 202 / 402) < 1e-9)
      stage.finger.release()
      #expect(stage.settle() == .finished)
      stage.finger.begin(at: Point2D(x: 100, y: 400))
      stage.finger.drag(by: .right(100))
      #expect((stage.finger.response == .claimed) == !says, "its own back gesture alone, or that of the gesture")
    }
  }

  @Test func aPresentedScreenCoversFromBelowAndGoesByASwipeDown() {
    let stage = Stage(root: 0)
    stage.present(1)
    stage.advance(by: 0.05)
    #expect((stage.state(of: .screen(1))?.translationY ?? 0) > 0)
    #expect(stage.state(of: .screen(1))?.translationX == 0)
    stage.settle()
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    stage.finger.flick(by: .down(300))
    #expect(stage.settle() == .finished)
    #expect(stage.runs.last?.request.operation == .dismiss)
  }

  @Test func aLevelThatSaysATransitionSaysItOfPresentationsToo() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: push(dim: 0.3)))
    stage.present(1)
    #expect(dim(stage) == 0.3)
    stage.settle()
    stage.navigator.policy.presentation = push(dim: 0.6)
    stage.present(2)
    stage.advance(by: 0.999)
    #expect(((stage.state(of: .dimming(over: 1))?.opacity ?? 0) * 10).rounded() == 6)
  }

  @Test func anEmptyArraySwitchesTheGesturesOff() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: []))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(100))
    #expect(stage.finger.response == .denied)
  }

  @Test func aCustomTransitionKeepsTheSwipeBack() {
    // Fault 1 of peers: a custom transition kills the swipe.
    let custom = ScreenTransition(motion: .spring(SpringMotion(response: 0.3))) { context in
      let timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .rotationZ, from: 1, to: 0)
      return timeline.build()
    }
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: custom))
    stage.push(1)
    stage.settle()
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(213), over: 0.2)
    #expect(abs((stage.state(of: .screen(1))?.rotationZ ?? 0) - 201.0 / 402) < 1e-9)
    stage.finger.release()
    #expect(stage.settle() == .finished)
  }

  @Test func aCustomInteractionDecidesForItself() {
    var interaction = Interaction.fullScreenPan()
    interaction.mapping = { Inputs(fraction: $0.translation.length / 100) }
    interaction.decision = { _, inputs, _ in inputs.fraction > 0.9 ? .finish : .cancel }
    for (travel, outcome) in [(95.0, Outcome.cancelled), (105, .finished)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: 50, y: 400))
      stage.finger.drag(by: .right(travel), over: 0.02)
      stage.finger.release()
      #expect(stage.settle() == outcome)
    }
  }
}
