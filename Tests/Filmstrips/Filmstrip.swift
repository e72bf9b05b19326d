// One transition's timeline, drawn at nine fractions.

import Legato
import TransitionCatalogue

/// One transition's timeline, drawn at nine fractions: on its way, in reverse where that differs, and under a pull
/// where it answers one.
struct Filmstrip {
  /// One line of pictures.
  struct Row {
    let label: String
    let timeline: Timeline
    /// What drives each of the nine pictures.
    let inputs: [Inputs]
  }

  let entry: CatalogueEntry
  let rows: [Row]

  /// The pictures of a row.
  static let count = 9
  /// A finger that pulls a screen has gone so far when the pull is whole: a part of the container's extents.
  private static let fullDrag = Vector2D(dx: 60, dy: 180)
  /// What a drawing can afford: enough to see what the pieces do.
  private static let pieceBudget = 80

  init(_ entry: CatalogueEntry) {
    self.entry = entry
    let steps = (0..<Filmstrip.count).map { Double($0) / Double(Filmstrip.count - 1) }
    let forward = Filmstrip.timeline(of: entry, .push)
    let back = Filmstrip.timeline(of: entry, .pop)
    var rows = [Row(label: "push", timeline: forward, inputs: steps.map { Inputs(fraction: $0) })]
    if !entry.transition.isSymmetric {
      rows.append(Row(label: "pop", timeline: back, inputs: steps.map { Inputs(fraction: $0) }))
    }
    let pulls = steps.map { Inputs(fraction: 0, pull: $0, drag: Filmstrip.fullDrag * $0) }
    if back.states(at: pulls[0]) != back.states(at: pulls[Filmstrip.count - 1]) {
      rows.append(Row(label: "pull", timeline: back, inputs: pulls))
    }
    self.rows = rows
  }

  /// The timeline of an operation between the two screens.
  ///
  /// - Parameter pieceBudget: how many pieces it may cut the screens into.
  static func timeline(
    of entry: CatalogueEntry, _ operation: TransitionOperation, pieceBudget: Int = pieceBudget
  ) -> Timeline {
    let isReverse = operation.isReverse
    let context = TransitionContext(
      operation: operation, from: ScreenID(isReverse ? 1 : 0), to: ScreenID(isReverse ? 0 : 1),
      size: ScreenPicture.size)
    context.elements = [
      SharedElement(
        id: ElementID(7), covered: ScreenPicture.cell, covering: ScreenPicture.photo,
        coveredRadius: ScreenPicture.cellRadius)
    ]
    context.coveringColor = ScreenPicture.coveringColor
    context.coveringFrame = ScreenPicture.frame(of: entry.name)
    context.pieceBudget = pieceBudget
    return entry.transition.prepare(context)
  }
}
