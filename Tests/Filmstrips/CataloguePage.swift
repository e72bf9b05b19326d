// The page of all transitions.

import Legato
import TransitionCatalogue

/// The page of all transitions, as Markdown.
enum CataloguePage {
  /// Where the filmstrips are: where the documentation finds them.
  static let strips = "Sources/Legato/Legato.docc/Filmstrips"

  static var text: String {
    var text = """
      # The catalogue

      Every transition that comes with the library, at nine fractions, from left to right; below, where they differ, its way
      back, and what a finger's pull shows before it is decided. Drawn from the timelines themselves by `make filmstrips`.

      | Transition | Layers | Pieces | Way back by itself |
      |---|---:|---:|---|

      """
    for entry in Catalogue.all {
      let layers = Filmstrip.timeline(of: entry, .push).layers
      let pieces = layers.filter { $0.kind.role == .piece }.count
      let ways = entry.transition.interactions.map { $0.isEmpty ? "none" : "its own" } ?? "the standard's"
      text += "| [`\(entry.code)`](#\(anchor(of: entry))) | \(layers.count) | \(pieces) | \(ways) |\n"
    }
    for entry in Catalogue.all {
      let strip = "![\(entry.code) at nine fractions](../\(strips)/\(entry.name).svg)"
      text += "\n## \(entry.name)\n\n`\(entry.code)`\n\n\(strip)\n"
    }
    return text
  }

  private static func anchor(of entry: CatalogueEntry) -> String { entry.name.lowercased() }
}
