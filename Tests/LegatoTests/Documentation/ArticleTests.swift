// Holds the samples of the documentation to those that are compiled here.

import Foundation
import Testing

@Suite("Articles")
struct ArticleTests {
  /// The Swift samples of a page: what stands between fences, without indentation.
  private static func samples(of page: URL) throws -> [[String]] {
    var samples: [[String]] = []
    var isInside = false
    for line in try lines(of: page) {
      if line == "```swift" {
        isInside = true
        samples.append([])
      } else if line == "```" {
        isInside = false
      } else if isInside {
        samples[samples.count - 1].append(line)
      }
    }
    return samples
  }

  private static func lines(of file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Whether a sample stands somewhere in the lines, as a whole; a line of "…" leaves some out.
  private static func contains(_ lines: [String], _ sample: [String]) -> Bool {
    let parts = sample.split(separator: "…").map { $0.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed() }
    return parts.allSatisfy { part in lines.indices.contains { lines[$0...].starts(with: part) } }
  }

  @Test(arguments: [
    "README.md", "Sources/Legato/Legato.docc/Legato.md", "Sources/Legato/Legato.docc/HowATransitionWorks.md",
    "Sources/Legato/Legato.docc/WritingYourOwn.md", "Sources/Legato/Legato.docc/ChoosingAnInteraction.md",
    "Sources/LegatoUIKit/LegatoUIKit.docc/LegatoUIKit.md", "Sources/LegatoUIKit/LegatoUIKit.docc/AdoptingLegato.md",
  ])
  func everySampleIsCompiled(of page: String) throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var compiled: [String] = []
    for folder in [here, root.appendingPathComponent("Tests/LegatoUIKitTests/Documentation")] {
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        compiled += try Self.lines(of: file)
      }
    }
    let samples = try Self.samples(of: root.appendingPathComponent(page))
    #expect(!samples.isEmpty)
    for sample in samples {
      let text = sample.joined(separator: "\n")
      #expect(Self.contains(compiled, sample), "not in Tests/LegatoTests/Documentation:\n\(text)")
    }
  }
}
