// Plays stories on hosts that follow them, and on hosts that do not.

import Legato
import LegatoTesting
import Testing

@Suite("A story's player") struct StoryPlayerTests {
  private func faults(_ rest: String, on host: some StoryHost = HeadlessHost()) throws -> [String] {
    let start = #"{"story": "A push comes", "container": "stack", "screens": ["list"], "transition": "push", "#
    let story = try Story(json: start + #""steps": [{"at": 0, "push": "detail"}], "# + rest + "}")
    return try StoryPlayer(story).faults(on: host)
  }

  @Test func aDeviationNamesTheStoryTheLayerTheTimeAndBothNumbers() throws {
    let faults = try faults(#""seen": [{"at": 100, "layers": {"detail": {"x": 70, "y": 0}, "author": {"x": 0}}}]"#)
    #expect(
      faults == [
        "A push comes, at 100 ms: author should be seen and is out of sight",
        "A push comes, at 100 ms: detail, x should be 70 and is 73.661",
      ])
  }

  @Test func whatMustBeOutOfSightAndIsSeenIsADeviation() throws {
    let faults = try faults(#""seen": [{"at": 50, "layers": {"detail": null}}]"#)
    #expect(faults == ["A push comes, at 50 ms: detail should be out of sight and is seen at 169.493, 0"])
  }

  @Test func theEndIsComparedWhenNothingMovesAnyMore() throws {
    let faults = try faults(#""ends": {"screens": ["list"], "outcomes": ["cancelled"]}"#)
    #expect(
      faults == [
        #"A push comes, at the end: screens should be ["list"] and is ["list", "detail"]"#,
        #"A push comes, at the end: outcomes should be ["cancelled"] and is ["finished"]"#,
      ])
  }

  @Test func halfAPointAndAHundredthOfAnOpacityAreNoDeviation() throws {
    #expect(try faults(#""seen": [{"at": 100, "layers": {"detail": {"x": 74.1, "opacity": 0.991}}}]"#) == [])
    #expect(try faults(#""seen": [{"at": 100, "layers": {"detail": {"x": 74.2}}}]"#).count == 1)
    #expect(try faults(#""seen": [{"at": 100, "layers": {"detail": {"opacity": 0.989}}}]"#).count == 1)
  }

  @Test(arguments: [(0.01, true), (0.02, false)])
  func aLayerAsFaintAsMayBeOffCountsAsOutOfSight(opacity: Double, isUnseen: Bool) throws {
    let host = Listener(look: Story.Look(frame: Rect2D(x: 0, y: 0, width: 390, height: 844), opacity: opacity))
    let faults = try faults(#""seen": [{"at": 100, "layers": {"detail": null}}]"#, on: host)
    #expect(faults == (isUnseen ? [] : ["A push comes, at 100 ms: detail should be out of sight and is seen at 0, 0"]))
    let seen = #""seen": [{"at": 100, "layers": {"detail": {"opacity": \#(opacity)}}}]"#
    let unseen = try self.faults(seen, on: Listener())
    #expect(unseen == (isUnseen ? [] : ["A push comes, at 100 ms: detail should be seen and is out of sight"]))
  }

  @Test(arguments: [(389.5, 0.0, true), (389.4, 0, false), (-389.5, 0, true), (0, 843.5, true), (0, -843.4, false)])
  func aLayerAsLittleInsideAsMayBeOffCountsAsOutOfSight(x: Double, y: Double, isUnseen: Bool) throws {
    let host = Listener(look: Story.Look(frame: Rect2D(x: x, y: y, width: 390, height: 844), opacity: 1))
    #expect(try faults(#""seen": [{"at": 100, "layers": {"detail": null}}]"#, on: host).isEmpty == isUnseen)
    let place = #"{"x": \#(x), "y": \#(y), "width": 390, "height": 844}"#
    let unseen = try faults(#""seen": [{"at": 100, "layers": {"detail": "# + place + "}}]", on: Listener())
    #expect(unseen.isEmpty == isUnseen)
  }

  @Test func aStoryThatIsKnownMustFail() throws {
    let known = #""known": {"issue": 16, "because": "it comes too late", "hosts": ["headless"]}"#
    #expect(try faults(#""ends": {"screens": ["list"]}, "# + known) == [])
    #expect(try faults(known) == ["A push comes: it is kept now; take its mark \"known\" (16) away"])
  }

  @Test func aStoryThatAHostSkipsIsNotPlayed() throws {
    #expect(try faults(#""ends": {"screens": []}, "skips": {"headless": "it has no screens"}"#) == [])
  }

  @Test func aNameThatIsUnknownIsAFault() throws {
    let fault = #expect(throws: Story.Fault.self) {
      try faults(#""interactions": ["wave"], "ends": {}"#)
    }
    #expect(fault?.description.hasPrefix("interaction \"wave\": it is unknown; it must be one of contentSwipe") == true)
  }

  @Test func aDragGivesASampleRightBeforeEachOfItsFrames() throws {
    let story = try Story(
      json: """
        {"story": "s", "container": "stack", "screens": ["list"], "interactions": [],
         "steps": [{"at": 0, "down": [10, 20]}, {"at": 0, "drag": [30, 60], "over": 50}, {"at": 50, "up": true}]}
        """)
    let host = Listener()
    #expect(try StoryPlayer(story).deviations(on: host) == [])
    #expect(
      host.heard == [
        "0 down 10 20", "1 move 20 40", "1 frame", "2 move 30 60", "2 frame", "3 move 40 80", "3 frame", "3 up 40 80",
      ])
  }
}

/// A host that shows one look all the time, or nothing, and writes down what it is told.
private final class Listener: StoryHost {
  var heard: [String] = []
  private let look: Story.Look?
  private var frame = 0

  init(look: Story.Look? = nil) { self.look = look }

  let name = "listener"
  func begin(_ story: Story, _ terms: StoryTerms) {}
  func pass(until time: Double) { frame = Int((time * 60).rounded()) }
  func perform(_ request: Story.Request) {}
  func touch(_ event: Recording.Event, finger: Int32, at point: Point2D) {
    heard.append("\(frame) \(event) \(Int(point.x)) \(Int(point.y))")
  }
  func showFrame() { heard.append("\(frame) frame") }
  func look(of layer: String) -> Story.Look? { look }
  func offset(of screen: String) -> Double? { nil }
  let fraction = 0.0
  let isRunning = false
  let top = ""
  let screens: [String] = []
  let inner: [String] = []
  func barAnswers(of screen: String) -> Bool { false }
  func barsLieBelow(_ screen: String) -> Bool { false }
  let isBarWhole = false
  let callbacks: [Callback] = []
  let detentChanges: [Int] = []
  let attempts: [TransitionOperation] = []
}
