// A frame takes nothing from the heap: asserted in release builds, since code that is not optimised boxes what it
// passes.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

#if canImport(AllocationCounter) && !DEBUG
  import AllocationCounter

  /// The name puts the suite among those that run in a release build too.
  @Suite struct AllocationPropertiesTests {
    /// How many allocations the work takes.
    private func allocations(in work: () -> Void) -> Int {
      allocation_counter_start()
      work()
      return allocation_counter_stop()
    }

    /// A host that shows layers as a real one does, from where they are, and keeps no books.
    private func frames(_ count: Int, of navigator: Navigator, from time: Double) -> Double {
      var sum = 0.0
      for frame in 0..<count {
        navigator.send(.tick, at: time + Double(frame) / 60)
        while let effect = navigator.nextEffect() { if case .didChange = effect { sum += 1 } }
        navigator.withStates { states in for state in states { sum += state.opacity } }
      }
      return sum
    }

    @Test func theCounterCounts() {
      var arrays: [[Int]] = []
      arrays.reserveCapacity(20)
      #expect(allocations { for size in 1...10 { arrays.append(Array(repeating: size, count: size)) } } >= 10)
      #expect(allocations {} == 0)
    }

    @Test(arguments: Scenario.transitions.indices) func aSettlingFrameAllocatesNothing(number: Int) {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: Scenario.transitions[number].value))
      stage.place(7, in: 0, at: Scenario.cell)
      stage.place(7, in: 1, at: Scenario.photo)
      stage.push(1)
      _ = frames(1, of: stage.navigator, from: 0.001)
      var sum = 0.0
      let count = allocations { sum = frames(5, of: stage.navigator, from: 0.018) }
      #expect(count == 0, "\(Scenario.transitions[number].code)")
      #expect(sum >= 5, "each frame tells of its change")
    }

    @Test(arguments: Scenario.transitions.indices) func aFrameOfThreeScreensAllocatesNothing(number: Int) {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: Scenario.transitions[number].value))
      stage.place(7, in: 0, at: Scenario.cell)
      stage.place(7, in: 1, at: Scenario.photo)
      stage.push(1)
      stage.advance(frames: 3)
      stage.push(2)
      let start = stage.clock.time
      _ = frames(1, of: stage.navigator, from: start + 0.001)
      // Some transitions cover the old screen, others uncover the new one.
      #expect(Set(stage.mounted.map(\.rawValue)) == [0, 1, 2])
      var sum = 0.0
      #expect(allocations { sum = frames(5, of: stage.navigator, from: start + 0.018) } == 0)
      #expect(sum > 0)
    }

    @Test(arguments: Scenario.interactions.indices.dropLast()) func aTrackingFrameAllocatesNothing(number: Int) {
      let interactions = Scenario.interactions[number].value
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: interactions))
      stage.push(1, animated: false)
      if interactions[0].isPinch || interactions.count > 1 {
        stage.pinch(at: Point2D(x: 200, y: 400), from: 300, to: 200)
      } else {
        stage.finger.begin(at: Point2D(x: 5, y: 100))
        let way = interactions[0].direction.unit(in: .leftToRight)
        stage.finger.drag(by: way * 60 + .down(3), over: 0.2)
      }
      #expect(stage.navigator.phase == .tracking)
      let (navigator, start, from) = (stage.navigator, stage.clock.time, stage.finger.position)
      var sum = 0.0
      func move(_ step: Int) {
        let time = start + Double(step) / 60
        let point = from + Vector2D(dx: Double(step), dy: Double(step))
        navigator.send(.pointerMoved(PointerSample(pointer: 0, position: point, time: time)), at: time)
        sum += frames(1, of: navigator, from: time)
      }
      move(1)  // What Swift sets up when it first runs something is no frame's.
      let count = allocations { for step in 2...6 { move(step) } }
      #expect(count == 0, "\(Scenario.interactions[number].code)")
      #expect(sum > 0)
    }

    @Test func aFrameAtRestAllocatesNothing() {
      let stage = Stage(root: 0)
      // What Swift sets up when it first runs something is no frame's.
      _ = frames(1, of: stage.navigator, from: 0.9)
      #expect(allocations { _ = frames(5, of: stage.navigator, from: 1) } == 0)
    }
  }
#endif
