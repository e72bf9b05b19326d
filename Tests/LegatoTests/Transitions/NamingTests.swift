// Errors that name the transition, the layer and the key; parameters out of range; back gestures of a transition's own.

import Legato
import LegatoTesting
import Testing

@testable import Legato

@Suite struct NamingTests {
  @Test func anErrorNamesTheTransitionTheLayerAndTheKey() throws {
    let transition = ScreenTransition("ripple", motion: .curve(.linear, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .rotationX, through: [Keyframe(0, 0), Keyframe(0.5, 1), Keyframe(0.25, 0)])
      return timeline.build()
    }
    let context = TransitionContext(operation: .push, from: 0, to: 1, size: Size2D(width: 100, height: 100))
    let error = try #require(transition.timeline(in: context).error)
    #expect(error.transition == "ripple")
    #expect((error.layer, error.property, error.key) == (1, .rotationX, 2))
    #expect(error.description.contains("transition ripple, layer 1 (screen 1), rotationX, key 2"))
  }

  @Test func aScreenThatIsAddedAgainStaysAndIsNamed() throws {
    let transition = ScreenTransition("twice", motion: .curve(.linear, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      let screen = timeline.screen(.covered)
      timeline.screen(.covering)
      #expect(timeline.screen(.covered) == screen)
      return timeline.build()
    }
    let timeline = transition.timeline(in: context())
    let error = try #require(timeline.error)
    #expect(timeline.layers.map(\.kind) == [.screen(0), .screen(1)])
    #expect((error.reason, error.layer, error.kind) == (.repeatedLayer, 0, .screen(0)))
    #expect(error.description.contains("transition twice, layer 0 (screen 0): the layer is there already"))
  }

  @Test func theTwoWaysOfAnAsymmetricTransitionNameThemselves() {
    let broken = { (name: TransitionName) in
      ScreenTransition(name, motion: .curve(.linear, duration: 1)) { context in
        let timeline = TimelineBuilder(context)
        timeline.set(timeline.screen(.covered), .opacity, to: .nan)
        return timeline.build()
      }
    }
    let both = ScreenTransition.asymmetric(enter: broken("one"), leave: broken("other"))
    for (operation, name) in [(TransitionOperation.push, "one"), (.pop, "other")]
      as [(TransitionOperation, TransitionName)]
    {
      let context = TransitionContext(operation: operation, from: 0, to: 1, size: Size2D(width: 100, height: 100))
      #expect(both.timeline(in: context).error?.transition == name)
    }
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 0.5), (1, 1), (7, 1), (.infinity, 1), (.nan, 0.25)])
  func aParameterOutOfRangeIsClampedAndNaNIsTheDefault(given: Double, used: Double) {
    #expect(TransitionName("cube").limited(given, to: 0...1, or: 0.25, "dim") == used)
  }

  #if DEBUG
    private static let outOfRange: [(String, @Sendable () -> Void)] = [
      ("cube's shade is 7.0", { _ = ScreenTransition.cube(shade: 7) }),
      ("headline's coveredOpacity is -1.0", { _ = ScreenTransition.headline(coveredOpacity: -1) }),
      ("push's dim is 2.0", { _ = ScreenTransition.push(PushParameters(dim: 2)) }),
      ("push's shadow is -0.5", { _ = ScreenTransition.push(PushParameters(shadow: -0.5)) }),
      ("zoom's dim is 3.0", { _ = ScreenTransition.zoom(ZoomParameters(dim: 3)).timeline(in: context()) }),
      ("zoom's shadow is 4.0", { _ = ScreenTransition.zoom(ZoomParameters(shadow: 4)).timeline(in: context()) }),
      ("fade's lower bound is -1.0", { _ = ScreenTransition.fade.limited(to: -1...1) }),
      ("fade's upper bound is 2.0", { _ = ScreenTransition.fade.limited(to: 0...2) }),
      ("fade's span is inf", { _ = ScreenTransition.fade.modifyingElements(span: .infinity) }),
      ("element modifier's opacity is nan", { _ = ElementModifier().fade(to: .nan) }),
      ("element modifier's delay is 1.5", { _ = ElementModifier().delay(1.5) }),
      ("element modifier's duration is -0.25", { _ = ElementModifier().duration(-0.25) }),
    ]

    @Test(arguments: outOfRange.indices) func aDebugBuildSaysWhatIsOutOfRange(row: Int) {
      let heard = Heard()
      let (message, make) = Self.outOfRange[row]
      Remark.$listener.withValue({ heard.remarks.append($0) }, operation: make)
      #expect(heard.remarks.count == 1 && heard.remarks.first?.hasPrefix(message) == true, "\(heard.remarks)")
    }

    @Test func aDebugBuildSaysWhatIsWrongWithATimeline() {
      let heard = Heard()
      let lame = ScreenTransition("lame", motion: .curve(.linear, duration: 1)) { context in
        let timeline = TimelineBuilder(context)
        timeline.scale(timeline.screen(.covered), from: 1, to: .nan)
        return timeline.build()
      }
      Remark.$listener.withValue({ heard.remarks.append($0) }, operation: { _ = lame.timeline(in: context()) })
      #expect(heard.remarks.count == 1 && heard.remarks.first?.hasPrefix("transition lame, layer 0 (screen 0)") == true)
    }
  #endif

  @Test func aTransitionBringsItsBackGesturesWhereTheScreenSaysNone() {
    let levels = [
      (TransitionPolicy(), TransitionPolicy(), [Direction.up]),
      (TransitionPolicy(interactions: [.edgePan()]), TransitionPolicy(), [.up, .trailing]),
      (TransitionPolicy(), TransitionPolicy(interactions: [.edgePan()]), [.trailing]),
    ]
    for (container, screen, expected) in levels {
      let stage = Stage(root: 0, policy: container)
      let transition = ScreenTransition.cover(.down).with(interactions: [.fullScreenPan(.up)])
      stage.push(1, transition: transition, policy: screen, animated: false)
      #expect(stage.navigator.interactions(of: stage.navigator.decidedTop).map(\.direction) == expected)
    }
  }
}

/// The messages. Used by one task only.
private final class Heard: @unchecked Sendable {
  var remarks: [String] = []
}

extension PushParameters {
  fileprivate init(dim: Double = 0, shadow: Double = 0) {
    self.init()
    (self.dim, self.shadow) = (dim, shadow)
  }
}

extension ZoomParameters {
  fileprivate init(coveredScale: Double = 1, dim: Double = 0, shadow: Double = 0) {
    self.init()
    (self.coveredScale, self.dim, self.shadow) = (coveredScale, dim, shadow)
  }
}
