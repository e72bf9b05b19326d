// Gestures written down as JSON and played again.

import Legato
import LegatoTesting
import Testing

@Suite struct RecordingTests {
  private func pushed() -> Stage {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    stage.settle()
    return stage
  }

  @Test func aPagesEventsAreRead() throws {
    let json = """
      {"samples": [{"type": "down", "t": 1000, "x": 4, "y": 400, "pointer": 2},
                   {"type": "move", "t": 1016.7, "x": 60.5, "y": 402},
                   {"type": "up", "t": 1033, "x": 120, "y": 403, "pointer": 2}]}
      """
    let recording = try Recording(json: json)
    #expect(recording.samples.map(\.type) == [.down, .move, .up])
    #expect(recording.samples[1] == Recording.Sample(.move, t: 1016.7, x: 60.5, y: 402, pointer: 0))
    #expect(recording.size == nil)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let recording = Recording([.init(.down, t: 0.1, x: 1.5, y: -2, pointer: 3), .init(.cancel, t: 7, x: 0, y: 0)])
    #expect(try Recording(json: recording.json) == recording)
    #expect(recording.json.split(separator: "\n").count == 4)
  }

  @Test func aTapGoesByTheNameOfWhatItPresses() throws {
    let recording = Recording([.init(tapOn: "row", t: 5)], in: Size2D(width: 10, height: 20))
    #expect(try Recording(json: recording.json) == recording)
    let stage = pushed()
    var pressed: [String] = []
    stage.replay(recording) { pressed.append($0) }
    #expect(pressed == ["row"] && stage.navigator.screens == [0, 1])
  }

  @Test(arguments: [
    ("", "the recording: this is not JSON"),
    ("[]", "the recording: it is something else; it must be an object such as {\"samples\""),
    ("{}", "\"samples\": it is missing; it must be a list such as [{\"type\": \"down\""),
    (#"{"samples": 3}"#, "\"samples\": it is something else"),
    (#"{"samples": [3]}"#, "sample 1: it is something else; it must be an object such as {\"type\": \"down\""),
    (
      #"{"samples": [{"type": "wave"}]}"#,
      "sample 1, \"type\": it has another value; it must be one of down, move, up, cancel, tap"
    ),
    (
      #"{"samples": [{"type": "cancel", "t": 0, "x": 0, "y": 0}, {"type": "up"}]}"#,
      "sample 2, \"t\": it is missing; it must be a number of milliseconds"
    ),
    (
      #"{"samples": [{"type": "up", "t": 0, "x": "4", "y": 0}]}"#,
      "sample 1, \"x\": it is something else; it must be a number of points from the leading edge"
    ),
    (
      #"{"samples": [{"type": "up", "t": 0, "x": 4}]}"#, "sample 1, \"y\": it is missing; it must be a number of points"
    ),
    (
      #"{"samples": [{"type": "up", "t": 0, "x": 4, "y": 0, "pointer": 1.5}]}"#,
      "sample 1, \"pointer\": it is 1.5; it must be a finger's whole number"
    ),
    (
      #"{"samples": [{"type": "tap", "t": 0, "x": 4, "y": 0}]}"#,
      "sample 1, \"on\": it is missing; it must be the name of the element that is tapped"
    ),
    (#"{"samples": [], "size": 3}"#, "\"size\": it is something else; it must be an object such as {\"width\": 402"),
    (#"{"samples": [], "size": {"width": 3}}"#, "\"size\", \"height\": it is missing; it must be a number of points"),
    (
      #"{"samples": [], "size": {"width": 3, "height": 0}}"#,
      "\"size\", \"height\": it is not above 0; it must be a number of points above 0"
    ),
  ])
  func whatIsNoRecordingSaysWhatIsWrongAndWhatWouldBeRight(json: String, sentence: String) {
    let fault = #expect(throws: Recording.Fault.self) { try Recording(json: json) }
    #expect(fault?.description.hasPrefix(sentence) == true, "\(fault?.description ?? "")")
  }

  @Test func aRecordingFitsAStageOfAnotherSizeAndItsMirrorImage() throws {
    let first = pushed()
    let gesture = first.record {
      first.finger.begin(at: Point2D(x: 5, y: 100))
      first.finger.drag(by: .right(201), over: 0.2)
      first.finger.hold(for: 0.2)
    }
    #expect(gesture.size == first.size)
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      let stage = Stage(root: 0, size: Size2D(width: 804, height: 400), layoutDirection: direction)
      stage.push(1, animated: false)
      let own = stage.record { stage.replay(gesture) }
      #expect((stage.fraction - (402.0 - 12) / 804).magnitude < 1e-9)
      #expect(own.samples.first?.x == 10 && own.size == stage.size)
      stage.finger.cancel()
      stage.settle()
    }
  }

  @Test func aFingerIsTakenAwayWhereAndWhenItIs() {
    let stage = pushed()
    stage.layoutDirection = .rightToLeft
    let gesture = stage.record {
      stage.finger.begin(at: Point2D(x: 300, y: 100))
      stage.finger.hold(for: 0.5)
      stage.finger.cancel()
    }
    #expect(gesture.samples.map(\.type) == [.down, .cancel])
    #expect(gesture.samples.allSatisfy { $0.x == 102 && $0.y == 100 })
    #expect((gesture.samples[1].t - gesture.samples[0].t - 500).magnitude < 1e-6)
  }

  @Test func aReplayedGestureDoesTheSameToTheBit() {
    let first = pushed()
    let gesture = first.record {
      first.finger.begin(at: Point2D(x: 5, y: 100))
      first.finger.drag(by: .right(150), over: 0.2)
      first.finger.flick(by: .right(40), over: 0.05)
    }
    first.settle()
    let second = pushed()
    second.replay(gesture)
    second.settle()
    #expect(first.outcomes == second.outcomes)
    #expect(first.runs.last?.fractions.first == second.runs.last?.fractions.first)
    #expect(second.navigator.screens == [0])
  }

  @Test func aSlowReplayIsADragAndNoFlick() {
    let flick = Recording([
      .init(.down, t: 0, x: 5, y: 100), .init(.move, t: 20, x: 60, y: 100), .init(.move, t: 40, x: 120, y: 100),
      .init(.up, t: 41, x: 120, y: 100),
    ])
    for (scale, outcome) in [(1.0, Outcome.finished), (20, .cancelled)] {
      let stage = pushed()
      stage.replay(flick, scale: scale)
      #expect(stage.settle() == outcome)
    }
  }

  @Test func samplesFromNowhereAreSurvived() {
    let stage = pushed()
    stage.replay(
      Recording([
        .init(.move, t: 0, x: 5, y: 5), .init(.up, t: .nan, x: 5, y: 5), .init(.down, t: -5, x: .nan, y: 5),
        .init(.cancel, t: .infinity, x: 0, y: 0), .init(.cancel, t: 1, x: 0, y: 0),
      ]))
    #expect(stage.navigator.screens == [0, 1])
    #expect(!stage.isRunning)
  }
}
