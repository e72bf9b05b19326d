// A veto, a cancel and a missing screen leave everything as it was.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct VetoTests {
  /// What the stack is, to the last entry.
  private func dump(_ stage: Stage) -> [String] {
    stage.navigator.entries.map {
      "\($0.screen.rawValue) \($0.operation) \($0.policy.interactions?.count ?? -1) \($0.forwardRoutes.count)"
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
        $0.finger.begin(at: Point2D(x: 200, y: 400))
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

  /// A finger has thrown the top screen back, and it is on its way.
  private func thrown() -> Stage {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    stage.finger.flick(by: .down(300))
    stage.advance(frames: 1)
    return stage
  }

  @Test(arguments: ["push", "replace", "pop", "popToRoot", "popTo", "popOnto", "swipe"], [false, true])
  func aVetoDuringADecidedRunCommitsNothing(request: String, isMissing: Bool) {
    let stage = thrown()
    let before = dump(stage)
    if isMissing {
      for screen in [ScreenID(0), 1, 2, 5] { stage.setMissing(screen) }
    } else {
      stage.allows = { _ in false }
    }
    let digest = stage.digest
    switch request {
    case "push": #expect(!stage.push(5))
    case "replace": #expect(!stage.replace(5))
    case "pop": #expect(!stage.pop())
    case "popTo": #expect(!stage.pop(to: 0))
    // What is thrown back has as good as gone, and the screen below it is as good as on top.
    case "popOnto": #expect(!stage.pop(to: 1) && !stage.pop(to: 2))
    case "popToRoot": #expect(!stage.popToRoot())
    default: stage.finger.tap(at: Point2D(x: 5, y: 400), for: 0)
    }
    #expect(dump(stage) == before)
    #expect(stage.digest == digest)
    #expect(stage.navigator.parts.run?.plan.change.removed.isEmpty == true)
    // What was decided can still be taken back.
    stage.reverse()
    #expect(stage.settle() == .cancelled)
    #expect(dump(stage) == before)
    #expect(stage.runs.last?.decisions == [.finish, .cancel])
  }

  @Test func whatIsAskedForDuringADecidedRunCountsOnIt() {
    let stage = thrown()
    stage.allows = { $0.from == 1 && $0.to == 2 && $0.operation == .push }
    // The thrown screen may come again: it has as good as gone.
    #expect(stage.push(2))
    #expect(stage.navigator.screens == [0, 1, 2])
    #expect(stage.outcomes.last == .finished)
  }

  @Test func aFingersDecidedPushCountsForWhatIsAskedFor() {
    let stage = Stage(root: 0)
    stage.navigator.setForwardRoutes([GestureRoute(.hubPan(.left), .forward(key: 8))], of: 0)
    stage.finger.begin(at: Point2D(x: 300, y: 400))
    stage.finger.flick(by: .left(200))
    #expect(!stage.push(8))
    #expect(stage.navigator.screens == [0])
    #expect(stage.pop())
    #expect(stage.navigator.screens == [0] && stage.outcomes == [.finished])
    #expect(stage.settle() == .finished)
  }

  @Test func anObserverThatReversesWhileItIsAskedTakesBackWhatItIsAskedAbout() {
    let stage = thrown()
    stage.onCallback = { [unowned stage] in if $0 == .shouldBegin(.push) { stage.reverse() } }
    #expect(stage.push(5))
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1])
    #expect(stage.callbacks.suffix(2).first == .willEnd(.pop, .finish))
  }

  @Test(arguments: [false, true]) func anObserverThatPushesWhileItIsAskedIsAskedItself(isAllowed: Bool) {
    let stage = thrown()
    let before = dump(stage)
    stage.onCallback = { [unowned stage] callback in
      guard callback == .shouldBegin(.push), stage.navigator.count == 3 else { return }
      stage.onCallback = nil
      stage.allows = { _ in isAllowed }
      stage.push(6)
    }
    #expect(stage.push(5) == isAllowed)
    // A request from that time follows.
    #expect(stage.navigator.screens == (isAllowed ? [0, 1, 5, 6] : [0, 1, 2]))
    if !isAllowed { #expect(dump(stage) == before) }
    stage.settle()
    #expect(stage.navigator.screens == (isAllowed ? [0, 1, 5, 6] : [0, 1]))
  }

  @Test func aVetoedFingerIsThePages() {
    let stage = stage()
    stage.allows = { _ in false }
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .down(100))
    #expect(stage.finger.response == .denied)
    // It is asked once, and not again with every sample.
    #expect(stage.callbacks.filter { $0 == .shouldBegin(.dismiss) }.count == 1)
  }

  @Test func aMissingScreenDeniesTheRun() {
    let stage = stage()
    let before = dump(stage)
    stage.setMissing(1)
    #expect(!stage.pop())
    #expect(dump(stage) == before)
    #expect(stage.pop(to: 0))
  }

  @Test(arguments: Scenario.transitions.indices, ReadingDirection.allCases)
  func aCancelledSwipeLeavesEverythingAsItWas(number: Int, layout: ReadingDirection) {
    // Fault 15 of peers: a cancelled swipe corrupts shared elements for the rest of the application's life.
    let stage = Stage(root: 0, layoutDirection: layout)
    stage.place(7, in: 0, at: Scenario.cell)
    stage.place(7, in: 1, at: Scenario.photo)
    stage.push(
      1, transition: Scenario.transitions[number].value, policy: TransitionPolicy(interactions: [.edgePan()]),
      animated: false)
    stage.settle()
    let before = dump(stage)
    func swipe(_ points: Double) -> Trace {
      stage.trace {
        stage.finger.begin(at: Point2D(x: layout == .leftToRight ? 5 : 397, y: 400))
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
      #expect(stage.navigator.top == 1)
      let differences = swipe(100).differences(from: first, tolerance: 1e-6)
      #expect(differences.isEmpty, "\(Trace.table(of: differences))")
    }
    _ = swipe(300)
    #expect(stage.navigator.screens == [0])
  }
}
