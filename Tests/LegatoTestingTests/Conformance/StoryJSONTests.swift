// Reads stories from JSON, and reports errors in them.

import Legato
import LegatoTesting
import Testing

@Suite("A story's JSON") struct StoryJSONTests {
  private static func story(_ rest: String) -> String {
    #"{"story": "s", "container": "stack", "screens": ["a"], "# + rest + "}"
  }

  @Test func everyPartOfAStoryIsRead() throws {
    let story = try Story(
      json: """
        {"story": "A push comes", "container": "stack", "size": {"width": 100, "height": 200},
         "layoutDirection": "rightToLeft", "reducedMotion": true, "screens": ["list"],
         "transition": {"name": "push", "direction": "up"}, "interactions": ["edgePan"], "needs": ["touch"],
         "policies": {"detail": {"transition": "zoom"}},
         "elements": {"list": {"photo": {"x": 1, "y": 2, "width": 3, "height": 4, "radius": 5}}},
         "scrollers": {"list": {"axis": "vertical", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "content": 90}},
         "bars": ["list"], "inner": {"in": "list", "screens": ["mail"], "transition": "push"},
         "steps": [{"at": 0, "push": "detail", "animated": false}, {"at": 10, "down": [5, 6], "finger": 1},
                   {"at": 20, "drag": [7, 8], "over": 100, "finger": 1}, {"at": 30, "open": "left"}],
         "seen": [{"at": 40, "layers": {"list": {"x": 1}, "detail": null}, "offsets": {"list": 7},
                   "inner": ["mail"], "bars": {"list": true}, "barsBelow": {"detail": false}, "wholeBar": true}],
         "ends": {"screens": ["list", "detail"], "inner": ["mail"]}, "skips": {"web": "why"}, "known": {"issue": 16, "because": "why"}}
        """)
    #expect(
      story.size == Size2D(width: 100, height: 200) && story.layoutDirection == .rightToLeft && story.reducedMotion)
    #expect(story.policy.transition == Story.Part("push", .init(["direction": .word("up")])))
    #expect(story.policy.interactions == [Story.Part("edgePan")])
    #expect(story.elements["list"]?["photo"]?.frame == Rect2D(x: 1, y: 2, width: 3, height: 4))
    #expect(story.scrollers["list"]?.axis == .vertical && story.scrollers["list"]?.offset == 0)
    #expect(
      story.steps.map(\.action) == [
        .request(.push("detail", Story.Call(isAnimated: false))),
        .down(finger: 1, Point2D(x: 5, y: 6)), .drag(finger: 1, by: Vector2D(dx: 7, dy: 8), over: 100),
        .request(.open(.left, Story.Call())),
      ])
    #expect(story.seen[0].layers.count == 2 && story.seen[0].layers["detail"] == .some(nil))
    #expect(story.seen[0].offsets == ["list": 7] && story.seen[0].inner == ["mail"] && story.ends.inner == ["mail"])
    #expect(story.seen[0].bars == ["list": true] && story.seen[0].barsBelow == ["detail": false])
    #expect(story.seen[0].wholeBar == true && story.bars == ["list"])
    #expect(story.inner?.screen == "list" && story.inner?.screens == ["mail"])
    #expect(story.inner?.policy.transition == Story.Part("push"))
    #expect(story.isKnown(on: "headless") && story.skips["web"] == "why" && story.needs == [.touch])
  }

  @Test(arguments: [
    ("", "the story: this is not JSON"),
    ("[]", "the story: it is something else; it must be an object such as {\"story\""),
    ("{}", "\"story\": it is missing; it must be one sentence"),
    (#"{"story": "s", "container": "shelf"}"#, "\"container\": it is \"shelf\"; it must be one of stack, hub"),
    (#"{"story": "s", "container": "stack", "screens": []}"#, "\"screens\": it is empty; it must be a list of one"),
    (#"{"storey": "s"}"#, "\"storey\": it has no meaning here; it must be one of story, container, size"),
    (story(#""size": {"width": 0, "height": 1}, "steps": []"#), "\"size\", \"width\": it is not above 0; it must be a"),
    (story(#""steps": [{"at": 0, "push": 3}]"#), "step 1, \"push\": it is something else; it must be a screen's name"),
    (story(#""steps": [{"at": 0}]"#), "step 1: it does 0 things; it must be one that does one of cancel, close"),
    (story(#""steps": [{"at": 0, "pop": true}, {"at": -1, "pop": true}]"#), "step 2, \"at\": it is -1.0; it must be"),
    (
      story(#""steps": [{"at": 9, "pop": true}, {"at": 1, "pop": true}]"#),
      "step 2, \"at\": it is before the step above; it must be at its time or later"
    ),
    (
      story(#""steps": [{"at": 0, "down": [5]}]"#),
      "step 1, \"down\": it has 1 numbers; it must be a place such as [5, 400]"
    ),
    (
      story(#""steps": [], "seen": [{"at": 0, "layer": {}}]"#), "sight 1, \"layer\": it has no meaning here; it must be"
    ),
    (
      story(#""steps": [], "seen": [{"at": 0, "layers": {"a": {"x": "1"}}}]"#),
      "sight 1, \"layers\", \"a\", \"x\": it is something else; it must be a number of points"
    ),
    (
      story(#""interactions": ["edgePan", 3], "steps": []"#),
      "interaction 2: it is something else; it must be a name, or an object that has one"
    ),
  ])
  func whatIsNoStorySaysWhatIsWrongAndWhatWouldBeRight(json: String, sentence: String) {
    let fault = #expect(throws: Story.Fault.self) { try Story(json: json) }
    #expect(fault?.description.hasPrefix(sentence) == true, "\(fault?.description ?? "")")
  }

  @Test func everyStoryHasASentenceOfItsOwn() {
    #expect(Story.all.count >= 60 && Set(Story.all.map(\.name)).count == Story.all.count)
  }
}
