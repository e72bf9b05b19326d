// Holds the samples of the documentation to those that are compiled here.

import Foundation
import Testing

@Suite("Articles")
struct ArticleTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The samples of a page, or of symbols' comments, in a language: what stands between fences, without indentation.
  private static func samples(of page: String, in language: String = "swift") throws -> [[String]] {
    var samples: [[String]] = []
    var isInside = false
    for line in try lines(of: root.appendingPathComponent(page)) {
      if line == "```\(language)" {
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
    return text.components(separatedBy: "\n").map { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return line.hasPrefix("///") ? line.dropFirst(3).trimmingCharacters(in: .whitespaces) : line
    }
  }

  /// Whether a sample stands somewhere in the lines, as a whole; a line of "…" leaves some out.
  private static func contains(_ lines: [String], _ sample: [String]) -> Bool {
    let parts = sample.split(separator: "…").map { $0.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed() }
    return parts.allSatisfy { part in lines.indices.contains { lines[$0...].starts(with: part) } }
  }

  @Test(arguments: [
    "README.md", "Sources/Legato/Legato.docc/Legato.md", "Sources/Legato/Legato.docc/HowATransitionWorks.md",
    "Sources/Legato/Legato.docc/WritingYourOwn.md", "Sources/Legato/Legato.docc/ChoosingAnInteraction.md",
    "Sources/LegatoTesting/LegatoTesting.docc/TestYourTransition.md",
    "Sources/LegatoTesting/LegatoTesting.docc/ConformanceStories.md",
    "Sources/LegatoUIKit/LegatoUIKit.docc/LegatoUIKit.md",
    "Sources/LegatoUIKit/LegatoUIKit.docc/UnsavedChanges.md",
  ])
  func everySampleIsCompiled(of page: String) throws {
    let samples = try Self.samples(of: page)
    #expect(!samples.isEmpty)
    try expectCompiled(samples)
  }

  @Test func everySampleInASymbolsCommentIsCompiled() throws {
    let sources = Self.root.appendingPathComponent("Sources").path
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources) where path.hasSuffix(".swift") {
      let samples = try Self.samples(of: "Sources/\(path)")
      try expectCompiled(samples)
      count += samples.count
    }
    #expect(count > 10)
  }

  private func expectCompiled(_ samples: [[String]]) throws {
    var compiled: [String] = []
    for folder in [Self.here, Self.root.appendingPathComponent("Tests/LegatoUIKitTests/Documentation")] {
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        compiled += try Self.lines(of: file)
      }
    }
    for sample in samples {
      let text = sample.joined(separator: "\n")
      #expect(Self.contains(compiled, sample), "in no file of samples:\n\(text)")
    }
  }

  @Test(arguments: ["swift": "swift", "xml": "plist"])
  func whatAdoptingLegatoQuotesStandsInTheGallery(language: String, suffix: String) throws {
    let gallery = Self.root.appendingPathComponent("Gallery/iOS/LegatoGallery.swiftpm")
    let files = FileManager.default.enumerator(at: gallery, includingPropertiesForKeys: nil)
    var quoted: [[String]] = []
    for case let file as URL in files ?? .init() where file.pathExtension == suffix {
      quoted.append(try Self.lines(of: file))
    }
    let samples = try Self.samples(of: "Sources/LegatoUIKit/LegatoUIKit.docc/AdoptingLegato.md", in: language)
    #expect(!samples.isEmpty)
    for sample in samples {
      let text = sample.joined(separator: "\n")
      #expect(quoted.contains { Self.contains($0, sample) }, "in no file of the gallery:\n\(text)")
    }
  }

  @Test func everyCallThatComesFromAnotherLibraryIsCompiled() throws {
    let page = "Sources/LegatoUIKit/LegatoUIKit.docc/ComingFromOtherLibraries.md"
    let compiled = try Self.lines(
      of: Self.root.appendingPathComponent("Tests/LegatoUIKitTests/Documentation/ComingFromSamples.swift"))
    let rows = try Self.lines(of: Self.root.appendingPathComponent(page)).filter { $0.hasPrefix("| ") }
    for row in rows {
      let ours = row.components(separatedBy: " | ").last ?? ""
      // Every second part stands between backquotes.
      for (index, code) in ours.components(separatedBy: "`").enumerated() where index % 2 == 1 && code.contains(".") {
        #expect(compiled.contains { $0.hasPrefix(code) }, "not in ComingFromSamples.swift: \(code)")
      }
    }
    #expect(rows.count > 30)
  }
}
