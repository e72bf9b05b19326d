// A veto, a cancel and a missing screen leave everything as it was.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct VetoTests {
  /// What the stack is, to the last entry.
  private func dump(_ stage: Stage) -> [String] {
    stage.stack.entries.map {
      "\($0.screen.rawValue) \($0.operation) \($0.policy.interactions?.count ?? -1) \($0.onward.count)"
    }
  }

  private func stage() -> Stage {
    let stage = Stage(root: 0)
    stage.push(1, policy: TransitionPolicy(interactions: [.edgePan(), .pinch()]), animated: false)
    stage.present(2, animated: false)
    stage.place(7, in: 2, at: Scenario.photo)
    return stage
  }

  @Test(arguments: 0..<8) func aVetoLeavesTheStackAsItWas(number: Int) {
    // Fault 16 of peers: a vetoed pop leaves the element hidden.
    let stage = stage()
    let (before, callbacks) = (dump(stage), stage.callbacks.count)
    stage.allows = { _ in false }
    let operations: [(Stage) -> Bool] = [
      { $0.push(5) }, { $0.pop() }, { $0.pop(to: 0) }, { $0.popToRoot() }, { $0.replace(5) }, { $0.present(5) },
      { $0.dismiss() },
      {
        $0.finger.begin(at: Point(x: 200, y: 400))
        $0.finger.flick(by: .down(300))
        return $0.isRunning
      },
    ]
    #expect(!operations[number](stage))
    #expect(dump(stage) == before)
    #expect(stage.callbacks.count == callbacks + 1)
    #expect(stage.layers.isEmpty && stage.mounted == [2])
    #expect(stage.state(of: .screen(2)) == .rest)
  }

  @Test func aVetoDuringARunLeavesTheRunAlone() {
    let stage = stage()
    stage.push(3)
    stage.advance(frames: 2)
    let digest = stage.digest
    stage.allows = { _ in false }
    #expect(!stage.pop())
    #expect(stage.digest == digest)
    #expect(stage.settle() == .finished)
  }

  @Test func aVetoedFingerIsThePages() {
    let stage = stage()
    stage.allows = { _ in false }
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: .down(100))
    #expect(stage.finger.response == .refused)
    // It is asked once, and not again with every sample.
    #expect(stage.callbacks.filter { $0 == .shouldBegin(.dismiss) }.count == 1)
  }

  @Test func aMissingScreenRefusesTheRun() {
    let stage = stage()
    let before = dump(stage)
    stage.setMissing(1)
    #expect(!stage.pop())
    #expect(dump(stage) == before)
    #expect(stage.pop(to: 0))
  }

  @Test(arguments: Scenario.transitions.indices, LayoutDirection.allCases)
  func aCancelledSwipeLeavesEverythingAsItWas(number: Int, layout: LayoutDirection) {
    // Fault 15 of peers: a cancelled swipe corrupts shared elements for the rest of the application's life.
    let stage = Stage(root: 0, layoutDirection: layout)
    stage.place(7, in: 0, at: Scenario.cell)
    stage.place(7, in: 1, at: Scenario.photo)
    stage.push(1, transition: Scenario.transitions[number].value, animated: false)
    stage.settle()
    let before = dump(stage)
    func swipe(_ points: Double) -> Trace {
      stage.trace {
        stage.finger.begin(at: Point(x: layout == .leftToRight ? 5 : 397, y: 400))
        stage.finger.drag(by: .toward(.trailing, points, in: layout), over: 0.2)
        stage.finger.hold(for: 0.2)
        stage.finger.release()
        stage.settle()
      }
    }
    let first = swipe(100)
    for _ in 0..<3 {
      #expect(stage.outcomes.last == .cancelled)
      #expect(dump(stage) == before)
      #expect(stage.stack.top == 1)
      let differences = swipe(100).differences(from: first, tolerance: 1e-6)
      #expect(differences.isEmpty, "\(Trace.table(of: differences))")
    }
    _ = swipe(300)
    #expect(stage.stack.screens == [0])
  }
}
