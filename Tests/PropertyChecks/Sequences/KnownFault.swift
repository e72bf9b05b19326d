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
  /// What a redirect finds covered, or not, is looked at in 23 by 23 points, and by four corners. Through a narrower
  /// gap, or beside a circle's edge, something comes or goes at once; what is lifted out of a screen goes the wrong way
  /// for a moment.
  case throughGaps
  /// What is redirected twice within milliseconds, or as it ends, bends or fades a little more than its speed explains:
  /// by less than half of the bound. In space what is left over first keeps up with what was seen, and then catches up.
  case slightly

  /// How many times the bound is still slight. Of 200,000 sequences the farthest of this kind was at 1.4992.
  private static let slightExcess = 1.5

  /// In how many of a number of sequences it may be seen: all kinds together in 150 of a million, and what chance adds
  /// to a smaller number, three standard deviations.
  package func limit(in count: UInt64) -> UInt64 {
    let expected = Double(count * perMillion) / 1_000_000
    return UInt64(expected + 3 * expected.squareRoot()) + 3
  }

  private var perMillion: UInt64 {
    switch self {
    case .atDetent: 80
    case .afterResize: 30
    case .throughGaps: 20
    case .slightly: 20
    }
  }

  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - excess: how many times the bound it is.
  init?(of player: Player, in rule: Player.Rule, at layer: Layer.Kind, excess: Double) {
    if player.hasRestedAtDetent {
      self = .atDetent
    } else if player.wasResized {
      self = .afterResize
    } else if rule == .fades || [.element, .elementShadow, .bar, .barItem].contains(layer.role) {
      self = .throughGaps
    } else if rule != .moves, excess < Self.slightExcess {
      self = .slightly
    } else {
      return nil
    }
  }
}
