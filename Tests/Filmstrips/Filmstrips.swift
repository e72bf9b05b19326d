// Draws every transition of the catalogue, for the documentation and for the page docs/catalogue.md.

import Foundation
import Legato
import TransitionCatalogue

/// Writes the filmstrips and their page. With `--check` it only reports those that would change.
@main struct Filmstrips {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let isCheck = arguments.contains("--check")
    guard let folder = arguments.last, folder != "--check" else {
      fatalError("usage: Filmstrips [--check] <the project's folder>")
    }
    let project = URL(fileURLWithPath: folder)
    let strips = project.appendingPathComponent(CataloguePage.strips)
    var files = [project.appendingPathComponent("docs/catalogue.md"): CataloguePage.text]
    for entry in Catalogue.all {
      files[strips.appendingPathComponent("\(entry.name).svg")] = Filmstrip(entry).svg
    }
    if isCheck { return check(files, strips) }
    try? FileManager.default.removeItem(at: strips)
    try FileManager.default.createDirectory(at: strips, withIntermediateDirectories: true)
    for (file, text) in files { try text.write(to: file, atomically: true, encoding: .utf8) }
    print("\(Catalogue.all.count) filmstrips: \(strips.path)")
  }

  private static func check(_ files: [URL: String], _ strips: URL) {
    let stale = files.filter { (try? String(contentsOf: $0.key, encoding: .utf8)) != $0.value }
    for file in stale.keys.map(\.lastPathComponent).sorted() { print("\(file) is not what the timeline shows") }
    let drawn = Set(files.keys.map(\.lastPathComponent))
    let there = (try? FileManager.default.contentsOfDirectory(atPath: strips.path)) ?? []
    let orphans = there.filter { !drawn.contains($0) }
    for file in orphans.sorted() { print("\(file) is of no transition") }
    guard stale.isEmpty, orphans.isEmpty else {
      print("`make filmstrips` draws them anew: look at what has changed, and commit it")
      exit(1)
    }
  }
}
