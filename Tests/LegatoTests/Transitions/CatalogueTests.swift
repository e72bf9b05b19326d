// What holds for every transition that comes with the library.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct CatalogueTests {
  private static let numbers = Array(Scenario.transitions.indices)
  private let elements = [SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8)]

  @Test(arguments: numbers, LayoutDirection.allCases)
  func aPopIsThePushSeenFromItsEnd(number: Int, layout: LayoutDirection) {
    // Entering and leaving differ on purpose.
    guard Scenario.transitions[number].code.hasPrefix(".asymmetric") == false else { return }
    let transition = Scenario.transitions[number].value
    for (forward, back) in [(Legato.Operation.push, Legato.Operation.pop), (.present, .dismiss), (.open, .close)] {
      let there = transition.prepare(context(forward, layout, elements: elements))
      let home = transition.prepare(context(back, layout, elements: elements))
      #expect(there.layers.map(\.kind) == home.layers.map(\.kind))
      for fraction in stride(from: 0.0, through: 1, by: 0.125) {
        let (one, other) = (
          there.states(at: Inputs(fraction: fraction)), home.states(at: Inputs(fraction: 1 - fraction))
        )
        for (a, b) in zip(one, other) {
          for property in Property.allCases { #expect(isClose(a[property], b[property], within: 1e-6)) }
        }
      }
    }
  }

  @Test(arguments: numbers, Legato.Operation.allCases)
  func theScreenThatStaysEndsAtRest(number: Int, operation: Legato.Operation) {
    let context = context(operation, elements: elements)
    let state = Scenario.transitions[number].value.state(of: .screen(context.to), at: 1, in: context)
    #expect(state == .rest)
  }

  @Test(arguments: numbers, Legato.Operation.allCases)
  func theScreenThatIsShownBeginsAtRest(number: Int, operation: Legato.Operation) {
    let context = context(operation, elements: elements)
    let state = Scenario.transitions[number].value.state(of: .screen(context.from), at: 0, in: context)
    #expect(state == .rest)
  }

  @Test(arguments: numbers) func rightToLeftMirrorsEveryHorizontalTravel(number: Int) {
    // Fault 19 of peers: right-to-left goes the wrong way. Pictures lie where their elements are.
    let transition = Scenario.transitions[number].value
    for operation in Legato.Operation.allCases {
      let normal = transition.prepare(context(operation, .leftToRight))
      let mirrored = transition.prepare(context(operation, .rightToLeft))
      for fraction in [0.0, 0.3, 1] {
        let pairs = zip(
          normal.states(at: Inputs(fraction: fraction)), mirrored.states(at: Inputs(fraction: fraction)))
        for (a, b) in pairs {
          #expect(isClose(a.translationX, -b.translationX))
          #expect(isClose(a.translationY, b.translationY))
        }
      }
    }
  }

  @Test(arguments: numbers, [0.0, 402]) func anEmptyContainerGivesFiniteStates(number: Int, width: Double) {
    let context = context(.push, size: Size(width: width, height: 0), elements: elements)
    let timeline = Scenario.transitions[number].value.prepare(context)
    let wild = [Inputs(fraction: 0.5, pull: 0.5, drag: .right(50), pinch: -0.5, rotation: 1), Inputs(fraction: .nan)]
    for inputs in wild {
      for state in timeline.states(at: inputs) { #expect(state.isFinite) }
    }
  }

  @Test(arguments: numbers) func noTransitionIsWrong(number: Int) {
    #expect(Scenario.transitions[number].value.prepare(context(elements: elements)).error == nil)
  }

  @Test(arguments: numbers) func reducedMotionIsACrossFadeUnlessAFingerDrives(number: Int) {
    // Fault 20 of peers: Reduce Motion is ignored.
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: Scenario.transitions[number].value))
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
    stage.finger.begin(at: Point(x: 5, y: 400))
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
      Transition.headline(coveredOpacity: opacity), .push(push), .zoom(zoom), .grow(backdrop: opacity),
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
    let transition = Transition(motion: .spring(response: 0.4), initialVelocity: velocity) { context in
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
