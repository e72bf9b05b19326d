// Counts known faults of the engine.

import Legato

/// A fault that the engine is known to have in a few sequences, by the common cause of these. The rules hold for them
/// as well: each fault is counted, and may not become more frequent.
package enum KnownFault: CaseIterable {
  /// A sheet has rested at a detent. A run above it shows the sheet's layers with constant shifts of single numbers.
  /// Layers that the sheet has lifted out of screens, or that lie on a turned layer, are elsewhere by a small distance
  /// when the run has ended.
  case atDetent
  /// The container has changed its size during a run. A run that began without a size and ends with one may end with a
  /// visible card, which then vanishes. In a container of other proportions a redirect takes a circle over as an
  /// ellipse.
  case afterResize
  /// A redirect is approximate. Whether a layer is covered is tested at 23 by 23 points and by four corners. Through a
  /// narrower gap, or beside the edge of a circle, a layer may appear or vanish at once, and a lifted layer may go the
  /// wrong way for a moment. An outline consists of four sides and a radius, each of which continues by itself: a side
  /// of a circle that has just begun to grow may leap.
  case coarsely

  /// In how many sequences of this number a known fault may occur.
  package func limit(in count: UInt64) -> UInt64 { KnownFault.limit(perMillion, in: count) }

  /// In how many the kinds may occur together.
  package static func limitOfAll(in count: UInt64) -> UInt64 {
    limit(allCases.reduce(0) { $0 + $1.perMillion }, in: count)
  }

  /// All kinds together are expected in 135 of a million; three standard deviations more are allowed, and 3 for small
  /// numbers.
  private static func limit(_ perMillion: UInt64, in count: UInt64) -> UInt64 {
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

  /// - Parameter rule: The broken rule.
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
