// Errors that name the transition, the layer and the key; parameters out of range; ways back of a transition's own.

import Legato
import LegatoTesting
import Testing

@testable import Legato

@Suite struct NamingTests {
  @Test func anErrorNamesTheTransitionTheLayerAndTheKey() throws {
    let transition = Transition("ripple", motion: .curve(.linear, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .rotationX, through: [Keyframe(0, 0), Keyframe(0.5, 1), Keyframe(0.25, 0)])
      return timeline.build()
    }
    let context = TransitionContext(operation: .push, from: 0, to: 1, size: Size(width: 100, height: 100))
    let error = try #require(transition.timeline(in: context).error)
    #expect(error.transition == "ripple")
    #expect((error.layer, error.property, error.key) == (1, .rotationX, 2))
    #expect(error.description.contains("transition ripple, layer 1, rotationX, key 2"))
  }

  @Test func theTwoWaysOfAnAsymmetricTransitionNameThemselves() {
    let broken = { (name: TransitionName) in
      Transition(name, motion: .curve(.linear, duration: 1)) { context in
        let timeline = TimelineBuilder(context)
        timeline.set(timeline.screen(.covered), .opacity, to: .nan)
        return timeline.build()
      }
    }
    let both = Transition.asymmetric(enter: broken("one"), leave: broken("other"))
    for (operation, name) in [(Operation.push, "one"), (.pop, "other")] as [(Operation, TransitionName)] {
      let context = TransitionContext(operation: operation, from: 0, to: 1, size: Size(width: 100, height: 100))
      #expect(both.timeline(in: context).error?.transition == name)
    }
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (7, 1), (.infinity, 1), (.nan, 0.25)])
  func aParameterOutOfRangeIsClampedAndNaNIsTheDefault(given: Double, used: Double) {
    #expect(TransitionName("cube").limited(given, to: 0...1, or: 0.25, "dim") == used)
  }

  @Test func aTransitionBringsItsWaysBackWhereNoLevelSaysAny() {
    let levels = [(TransitionPolicy(), Direction.up), (TransitionPolicy(interactions: [.edgePan()]), .trailing)]
    for (policy, expected) in levels {
      let stage = Stage(root: 0, policy: policy)
      stage.push(1, transition: .cover(.down).with(interactions: [.fullScreenPan(.up)]), animated: false)
      #expect(stage.stack.interactions(of: stage.stack.settledTop).map(\.direction) == [expected])
    }
  }
}
