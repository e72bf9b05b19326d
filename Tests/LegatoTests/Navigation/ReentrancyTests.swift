// Applications that push and pop from within a callback.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct ReentrancyTests {
  /// The moments at which an application may do something, and what it may do.
  private static let moments = ["shouldBegin", "willBegin", "change", "willEnd", "didEnd"]
  private static let deeds: [String] = ["push", "pop", "popToRoot", "replace", "reverse", "finish", "resize"]

  private func play(_ moment: String, _ deed: String, on stage: Stage, _ act: () -> Void) {
    var isDone = false
    func doIt() {
      if isDone { return }
      isDone = true
      switch deed {
      case "push": stage.push(5)
      case "pop": stage.pop()
      case "popToRoot": stage.popToRoot()
      case "replace": stage.replace(5)
      case "reverse": stage.reverse()
      case "finish": stage.send(.finish)
      default: stage.resize(to: Size2D(width: 874, height: 402))
      }
    }
    if moment == "change" { stage.onChange = { _ in doIt() } }
    stage.onCallback = { callback in
      switch callback {
      case .shouldBegin: if moment == "shouldBegin" { doIt() }
      case .willBegin: if moment == "willBegin" { doIt() }
      case .willEnd: if moment == "willEnd" { doIt() }
      case .didEnd: if moment == "didEnd" { doIt() }
      }
    }
    act()
    stage.finger.release()
    stage.settle()
    #expect(isDone)
  }

  @Test(arguments: moments, deeds) func everyRunEndsOnceWhateverACallbackDoes(moment: String, deed: String) {
    for act in 0..<4 {
      let stage = Stage(root: 0)
      stage.push(1, animated: false)
      stage.push(2, animated: false)
      play(moment, deed, on: stage) {
        switch act {
        case 0: stage.push(3)
        case 1: stage.pop()
        case 2:
          stage.finger.begin(at: Point2D(x: 5, y: 400))
          stage.finger.flick(by: .right(250))
        default:
          stage.finger.begin(at: Point2D(x: 5, y: 400))
          stage.finger.drag(by: .right(100), over: 0.5)
          stage.finger.hold(for: 0.2)
          stage.finger.release()
        }
        stage.advance(by: 0.1)
      }
      #expect(!stage.isRunning)
      for run in stage.runs { #expect(run.outcome != nil) }
      let begun = stage.callbacks.filter { if case .willBegin = $0 { true } else { false } }.count
      let ended = stage.callbacks.filter { if case .didEnd = $0 { true } else { false } }.count
      #expect(begun == ended && begun == stage.runs.count)
      #expect(stage.layers.isEmpty && stage.mounted == [stage.navigator.top])
      let screens = stage.navigator.screens
      #expect(screens.first == 0)
      for screen in screens { #expect(stage.navigator.contains(screen)) }
      #expect(stage.navigator.top == screens.last)
      // It still works.
      stage.onCallback = nil
      stage.onChange = nil
      stage.push(9)
      #expect(stage.settle() == .finished)
    }
  }

  @Test func finishingFromACallbackOfTheEndDoesNotEndTheNextRun() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.advance(frames: 2)
    var isDone = false
    stage.onChange = { inputs in
      if inputs.fraction == 1, !isDone {
        isDone = true
        stage.push(2)
      }
    }
    stage.send(.finish)
    stage.onChange = nil
    #expect(isDone)
    #expect(stage.isRunning)
    #expect(stage.runs.last?.outcome == nil)
    #expect(stage.settle() == .finished)
  }

  @Test(arguments: [true, false])
  func fingersThatAreTakenAwayWhileTheirRunBeginsHoldNothing(catches: Bool) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1)
    if catches { stage.advance(frames: 3) } else { stage.settle() }
    stage.allows = { request in
      if request.isInteractive { stage.navigator.send(.pointersCancelled, at: stage.clock.time) }
      return true
    }
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(60), over: 0.1)
    #expect(stage.settle() == .finished, "the push; no other run has begun")
    #expect(stage.runs.count == 1 && stage.navigator.screens == [0, 1])
  }
}
