// The samples of the article "Test your transition in ten lines", as they stand there; ArticleTests compares them.

import Legato
import LegatoTesting
import Testing

@Test func aSwipeOfHalfTheWidthPops() {
  let stage = Stage(root: 0)
  stage.push(1, transition: .headline())
  stage.settle()
  stage.finger.begin(at: Point2D(x: 5, y: 400))
  stage.finger.drag(by: .right(210), over: 0.3)
  #expect(stage.state(of: .screen(1))?.translationX == 200)
  stage.finger.release()
  #expect(stage.settle() == .finished)
  #expect(stage.navigator.screens == [0])
}

@Suite("Test your transition")
struct TestYourTransition {
  private func pushed() -> Stage {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    return stage
  }

  private func traceOfAPush(on stage: Stage) -> Trace {
    stage.trace {
      stage.push(1)
      stage.settle()
    }
  }

  @Test func aSettlingRunIsGrabbedAndTakenBack() {
    let stage = pushed()
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.flick(by: .right(200))
    stage.advance(by: 0.05)
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    stage.finger.drag(by: .left(250))
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
    #expect(stage.runs.last?.decisions == [.finish, .cancel])
  }

  @Test func anElementOfTwoScreensFlies() {
    let stage = Stage(root: 0)
    stage.place(7, in: 0, at: Rect2D(x: 20, y: 300, width: 90, height: 90), radius: 8)
    stage.place(7, in: 1, at: Rect2D(x: 0, y: 200, width: 402, height: 402))
    stage.push(1, transition: .imageZoom())
    #expect(stage.layers.contains { $0.kind == .element(7, of: 1) })
  }

  @Test func aGestureFromADeviceIsPlayedAgain() throws {
    let json = #"{"samples": [{"type": "tap", "t": 0, "on": "photo-boats"}]}"#
    let stage = Stage(root: 0)
    let gesture = try Recording(json: json)
    stage.replay(gesture)
    #expect(stage.navigator.screens == [0])
    stage.replay(gesture) { name in if name == "photo-boats" { stage.push(1, transition: .imageZoom()) } }
    #expect(stage.navigator.screens == [0, 1])
  }

  @Test func theSameEventsGiveTheSameStates() {
    let stage = Stage(root: 0)
    let log = stage.log {
      stage.push(1)
      stage.settle()
      stage.finger.begin(at: Point2D(x: 5, y: 400))
      stage.finger.drag(by: .right(210), over: 0.3)
      stage.finger.release()
    }
    #expect(stage.navigator.top == 0, "\(NavigatorState(stage.navigator))\n\(log)")
    let replayed = log.replayed(on: Stage(root: 0).navigator)
    #expect(replayed.states == log.states)
    #expect(replayed.difference(from: log) == nil)
  }

  @Test func theSameRunLeavesTheSameTrace() {
    let expected = traceOfAPush(on: Stage(root: 0))
    let stage = Stage(root: 0)
    let trace = stage.trace {
      stage.push(1)
      stage.settle()
    }
    let differences = trace.differences(from: expected, tolerance: 0.5)
    #expect(differences.isEmpty, "\(Trace.table(of: differences))")
  }
}
