// The numbers of every transition, compared with those that were approved.

import Foundation
import Testing
import TransitionCatalogue

@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
  private static let writes = ProcessInfo.processInfo.environment["LEGATO_GOLDENS"] == "write"

  @Test(arguments: Catalogue.all) func aTransitionsNumbersAreThoseOfItsGoldenTrace(entry: CatalogueEntry) throws {
    let file = GoldenTests.folder.appending(path: entry.name + ".txt")
    let trace = GoldenTrace(entry.transition)
    if GoldenTests.writes { return try trace.text.write(to: file, atomically: true, encoding: .utf8) }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("Goldens/\(entry.name).txt is missing: LEGATO_GOLDENS=write swift test --filter Golden writes it")
      return
    }
    let differences = trace.differences(from: expected)
    #expect(differences.isEmpty, "\(entry.name):\n\(differences.prefix(10).joined(separator: "\n"))")
  }

  @Test func noGoldenTraceIsLeftOfATransitionThatIsGone() throws {
    let names = Set(Catalogue.all.map { $0.name + ".txt" })
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenTests.folder.path)
    #expect(files.filter { !names.contains($0) } == [])
  }

  @Test func aNumberThatIsOffByMoreThanTheToleranceIsNamedWithItsLayer() {
    let trace = GoldenTrace(.push)
    #expect(trace.differences(from: trace.text) == [])
    let changed = trace.text.replacingOccurrences(of: "opacity 0 0.0123", with: "opacity 0 0.0143")
    #expect(changed != trace.text)
    #expect(trace.differences(from: changed).first?.hasPrefix("# push, left to right: dimming over 0\n") == true)
  }
}
