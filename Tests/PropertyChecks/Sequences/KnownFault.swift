// What the engine is known to do wrong, seldom.

import Legato

/// What the engine is known to do wrong in a few sequences, by what these have in common. The rules hold for them as
/// well: each is counted, and may not become more frequent.
package enum KnownFault: CaseIterable {
  /// A sheet has rested at a detent. A run above it shows what belongs to the sheet by shifts of single numbers, which
  /// stay as they are for the whole run; what the sheet has lifted out of screens, or lies on what is turned, is a
  /// little elsewhere when the run has ended.
  case atDetent
  /// The container has changed its size during a run. What was prepared for a container of no size, and lands in one
  /// that has a size, ends as a card that can be seen, and is gone then.
  case afterResize
  /// A redirect takes some things coarsely. What is covered is looked at in 23 by 23 points, and by four corners:
  /// through a narrower gap, or beside a circle's edge, something comes or goes at once, and what is lifted out of a
  /// screen goes the wrong way for a moment. An outline is four sides and a radius, each of which goes on by itself: a
  /// side leaps of a circle that has just begun to grow.
  case coarsely

  /// In how many of a number of sequences it may be seen: all kinds together in 135 of a million, and what chance adds
  /// to a smaller number, three standard deviations.
  package func limit(in count: UInt64) -> UInt64 {
    let expected = Double(count * perMillion) / 1_000_000
    return UInt64(expected + 3 * expected.squareRoot()) + 3
  }

  private var perMillion: UInt64 {
    switch self {
    case .atDetent: 80
    case .afterResize: 30
    case .coarsely: 25
    }
  }

  /// - Parameter rule: the rule that is broken.
  init?(of player: Player, in rule: Player.Rule, at layer: Layer.Kind) {
    if player.hasRestedAtDetent {
      self = .atDetent
    } else if player.wasResized {
      self = .afterResize
    } else if [.fades, .changes].contains(rule) || [.element, .elementShadow, .bar, .barItem].contains(layer.role) {
      self = .coarsely
    } else {
      return nil
    }
  }
}
