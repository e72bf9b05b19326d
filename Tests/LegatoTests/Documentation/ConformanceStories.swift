// The samples of the article "Conformance stories", as they stand there; ArticleTests compares them.

import Legato
import LegatoTesting
import Testing

private typealias MyHost = HeadlessHost

@Test func aCardRisesIntoItsPlace() throws {
  var terms = StoryTerms.standard
  terms.transitions["rise"] = { options in .rise(by: options.number("distance") ?? 200) }
  let story = try Story(json: json)
  #expect(try StoryPlayer(story, terms: terms).faults(on: HeadlessHost()) == [])
}

@Suite("My host plays every story") struct MyHostTests {
  @Test(arguments: Story.all.map(\.name)) func aStoryIsKept(name: String) throws {
    let story = try #require(Story.all.first { $0.name == name })
    for fault in try StoryPlayer(story).faults(on: MyHost()) { Issue.record("\(fault)") }
  }
}

@Test func theStagePlaysAllStories() throws {
  for story in Story.all { #expect(try StoryPlayer(story).faults(on: HeadlessHost()) == []) }
}

extension Transition {
  /// A screen that rises into its place from so many points below it.
  fileprivate static func rise(by distance: Double) -> Transition {
    Transition("rise", motion: .spring(response: 0.35)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.move(timeline.screen(.covering), from: Vector(dy: distance), to: .zero)
      return timeline.build()
    }
  }
}

private let json = """
  {
    "story": "A card rises into its place, and a swipe takes it back",
    "container": "stack",
    "screens": ["list"],
    "transition": {"name": "rise", "distance": 120},
    "interactions": ["edgePan"],
    "steps": [
      {"at": 0, "push": "card", "animated": false},
      {"at": 100, "down": [5, 400]},
      {"at": 100, "drag": [246, 0], "over": 300},
      {"at": 500, "up": true}
    ],
    "seen": [
      {"at": 400, "fraction": 0.6, "layers": {"card": {"x": 0, "y": 72}, "list": {"y": 0}}},
      {"at": 1500, "running": false, "layers": {"card": null}}
    ],
    "ends": {"screens": ["list"], "outcomes": ["finished", "finished"]}
  }
  """
