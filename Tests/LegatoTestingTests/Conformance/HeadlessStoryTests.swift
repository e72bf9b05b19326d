// The conformance stories, on the headless stage.

import LegatoTesting
import Testing

@Suite("The headless stage plays every story") struct HeadlessStoryTests {
  @Test(arguments: Story.all.map(\.name)) func aStoryIsKept(name: String) throws {
    let story = try #require(Story.all.first { $0.name == name })
    for fault in try StoryPlayer(story).faults(on: HeadlessHost()) { Issue.record("\(fault)") }
  }
}
