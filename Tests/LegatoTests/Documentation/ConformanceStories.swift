// The samples of the article "Conformance stories", as they stand there; ArticleTests compares them.

import Legato
import LegatoTesting
import Testing

@Test func aCardRisesIntoItsPlace() throws {
  var terms = StoryTerms.standard
  terms.transitions["rise"] = { options in .rise(by: options.number("distance") ?? 200) }
  let story = try Story(json: json)
  #expect(try StoryPlayer(story, terms: terms).faults() == [])
}

extension ScreenTransition {
  /// A screen that rises into its place from this distance below it.
  fileprivate static func rise(by distance: Double) -> ScreenTransition {
    ScreenTransition("rise", motion: .spring(response: 0.35)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.move(timeline.screen(.covering), from: Vector2D(dy: distance), to: .zero)
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
