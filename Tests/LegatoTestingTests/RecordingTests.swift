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
    #expect(throws: (any Error).self) { try Recording(json: #"{"samples": [{"type": "wave"}]}"#) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let recording = Recording([.init(.down, t: 0.1, x: 1.5, y: -2, pointer: 3), .init(.cancel, t: 7, x: 0, y: 0)])
    #expect(try Recording(json: recording.json) == recording)
    #expect(recording.json.split(separator: "\n").count == 4)
  }

  @Test func aReplayedGestureDoesTheSameToTheBit() {
    let first = pushed()
    let gesture = first.record {
      first.finger.begin(at: Point(x: 5, y: 100))
      first.finger.drag(by: .right(150), over: 0.2)
      first.finger.flick(by: .right(40), over: 0.05)
    }
    first.settle()
    let second = pushed()
    second.replay(gesture)
    second.settle()
    #expect(first.outcomes == second.outcomes)
    #expect(first.runs.last?.fractions.first == second.runs.last?.fractions.first)
    #expect(second.stack.screens == [0])
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
    #expect(stage.stack.screens == [0, 1])
    #expect(!stage.isRunning)
  }
}
