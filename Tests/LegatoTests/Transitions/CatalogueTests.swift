// What holds for every transition that comes with the library.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct CatalogueTests {
  private static let numbers = Array(Scenario.transitions.indices)

  @Test(arguments: numbers) func noTransitionIsWrong(number: Int) {
    #expect(Scenario.transitions[number].value.prepare(context(elements: [.photo])).error == nil)
  }

  @Test(arguments: numbers) func reducedMotionIsACrossFadeUnlessAFingerDrives(number: Int) {
    // Fault 20 of peers: Reduce Motion is ignored.
    let policy = TransitionPolicy(transition: Scenario.transitions[number].value, interactions: [.edgePan()])
    let stage = Stage(root: 0, policy: policy)
    stage.reducedMotion = true
    let trace = stage.trace {
      stage.push(1)
      stage.settle()
    }
    for frame in trace.frames {
      for layer in frame.layers { #expect(layer[.translationX] == 0 && layer[.scaleX] == 1) }
    }
    // 140 ms, and the frame in which it ends.
    #expect((stage.runs[0].endedAt ?? 1) - stage.runs[0].beganAt <= 0.14 + 1.0 / 60)
    guard stage.layers.isEmpty else { return }
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(212))
    #expect(isClose(stage.fraction, 200 / 402.0))
    stage.finger.release()
    #expect(stage.settle() == .finished)
  }

  @Test(arguments: [2.0, -1, .nan])
  func opacitiesAreLimited(opacity: Double) {
    var push = PushParameters()
    (push.shadow, push.dim) = (opacity, opacity)
    var zoom = ZoomParameters()
    (zoom.shadow, zoom.dim) = (opacity, opacity)
    for transition in [
      ScreenTransition.headline(coveredOpacity: opacity), .push(push), .zoom(zoom), .grow(dim: opacity),
      .drawer(from: .left, dim: opacity), .cover(dim: opacity), .scale(dim: opacity),
    ] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition))
      stage.push(1)
      while stage.isRunning {
        for layer in stage.layers.map(\.kind) {
          #expect((0...1).contains(stage.state(of: layer)?.opacity ?? .nan), "\(layer)")
        }
        stage.advance(frames: 1)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func aVelocityThatIsNoneIsLeftOut(velocity: Double) {
    let transition = ScreenTransition(motion: .spring(response: 0.4), initialVelocity: velocity) { context in
      TimelineBuilder(context).enter(along: context.travel(.leading))
    }
    let stage = Stage(root: 0)
    stage.push(1, transition: .push)
    stage.advance(frames: 3)
    stage.push(2, transition: transition)
    for _ in 0..<5 {
      #expect(stage.state(of: .screen(1))?.translationX.isFinite == true)
      #expect(stage.state(of: .screen(2))?.translationX.isFinite == true)
      stage.advance(frames: 1)
    }
    #expect(stage.settle() == .finished)
  }
}
