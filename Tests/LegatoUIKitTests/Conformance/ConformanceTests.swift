// The conformance stories, on UIKit's double.

import LegatoTesting
import Testing

@MainActor @Suite("UIKit plays every story", .serialized)
struct ConformanceTests {
  @Test(arguments: Story.all.map(\.name)) func aStoryIsKept(name: String) throws {
    let story = try #require(Story.all.first { $0.name == name })
    for fault in try StoryPlayer(story).faults(on: UIKitHost()) { Issue.record("\(fault)") }
    expectNoViolations()
  }
}
