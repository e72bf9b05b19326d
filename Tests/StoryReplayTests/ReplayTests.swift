// What a replay allows a page whose clock is round, and what it does not.

#if os(Linux)
  import Legato
  import LegatoTesting
  import Testing

  @testable import StoryReplay

  @Suite("A replay of what a page has shown") struct ReplayTests {
    /// In what a page differs that shows a push as the headless host does, but for places that are off by some points,
    /// and times that are late by some milliseconds from when the screen is first seen.
    private func deviations(late: Double = 0, off: Double = 0, isBlind: Bool = false) throws -> [String] {
      let story = try Story(
        json: """
          {"story": "s", "container": "stack", "screens": ["list"], "transition": "push", "steps": [], "ends": {}}
          """)
      let push = Story.Request.push("detail", Story.Call())
      let host = HeadlessHost()
      try host.begin(story, .standard)
      try host.perform(push)
      let frames = stride(from: 0, through: 1000, by: 1000.0 / 60).map { time in
        host.pass(until: time / 1000)
        host.showFrame()
        var look = host.look(of: "detail")
        look?.x? += off
        return BrowserRecording.Frame(
          t: time < 20 ? time : time + late, after: nil, layers: isBlind ? [:] : ["detail": look])
      }
      let event = BrowserRecording.Event(t: 0, type: nil, pointer: nil, x: nil, y: nil, request: .request(push))
      let recording = BrowserRecording(story: story, browser: "a browser", events: [event], frames: frames, ends: nil)
      return try Replay(recording).deviations()
    }

    @Test func whatTheHostShowsAtTheSameTimesIsNoDeviation() throws {
      #expect(try deviations() == [])
    }

    @Test func aPlaceMayBeOffByAPoint() throws {
      #expect(try deviations(off: 0.9) == [])
      #expect(try !deviations(off: 4).isEmpty)
    }

    @Test func whatMovesMayBeWhereItIsTwoMillisecondsLater() throws {
      #expect(try deviations(late: 1.5) == [])
      #expect(try deviations(late: 5).contains { $0.hasPrefix("s, at ") })
    }

    @Test func aPageThatHasRecordedNoLayerKeepsNoStory() throws {
      #expect(try deviations(isBlind: true) == ["s: a browser has recorded no layer"])
    }

    @Test func whatRestsMayNotBeElsewhere() throws {
      #expect(try deviations(off: 1.5).contains { $0.hasPrefix("s, at 983 ms: detail, x is 1.5 ") })
    }
  }
#endif
