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

      Every transition that comes with the library, at nine fractions, from left to right; below, where they differ, its
      reverse, and what a finger's pull shows before it is decided. Drawn from the timelines themselves by `make filmstrips`.

      Layers and pieces are those on a phone that affords 400 of them, with one shared element. What a page's main thread
      has to paint in each frame of a run by itself does not stay on the compositor: everything, where the keyframes are more
      than it hands over. A back gesture is one that the transition brings with it; where it brings none, the host's stand: the
      system's swipes, or a swipe from the leading edge for a pushed screen and a swipe down for a presented one.

      | Transition | Layers | Pieces | Painted in each frame | Back gestures |
      |---|---:|---:|---|---|

      """
    for entry in Catalogue.all {
      let layers = Filmstrip.timeline(of: entry, .push, pieceBudget: 400).layers
      let pieces = layers.filter { $0.kind.role == .piece }.count
      let ways = entry.transition.interactions?.map(\.words).joined(separator: "; ") ?? "the host's"
      let row = [
        "[`\(entry.code)`](#\(anchor(of: entry)))", "\(layers.count)", "\(pieces)", entry.painted ?? "nothing", ways,
      ]
      text += "| " + row.joined(separator: " | ") + " |\n"
    }
    for entry in Catalogue.all {
      let strip = "![\(entry.code) at nine fractions](../\(strips)/\(entry.name).svg)"
      text += "\n## \(entry.name)\n\n`\(entry.code)`\n\n\(strip)\n"
    }
    return text
  }

  private static func anchor(of entry: CatalogueEntry) -> String { entry.name.lowercased() }
}
