// What the engine is known to do wrong, seldom.

import Legato

/// What the engine is known to do wrong in a few sequences. The rules hold for these as well: each is counted, and may
/// not become more frequent.
package enum KnownFault: CaseIterable {
  /// A new screen is there at once: in a container that has changed its size meanwhile, whose old screens are of
  /// another size; or beside screens that are turned in space.
  case shinesThrough
  /// What a run has lifted out of a screen leaps, or is gone, while time passes. Most of these were flights out of
  /// sheets at stops, which land where those are by now; why the others do is not known.
  case missesLifted
  /// An element that is new flies out of a screen that is cut off, or lies below others, whole and on top.
  case restsAbove
  /// The corners of a card that grows out of an element many times its size, which are cut off, are faster than the
  /// rule knows.
  case losesVelocity
  /// The same while a run goes on.
  case bendsUnexplained
  /// A screen that has come back by a drawer's transition, which is not how it came first, stays mounted with what it
  /// came over.
  case keepsPicture
  /// A screen of an interrupted run, its shadow or the black behind it, shows through or beside one that comes to a
  /// stop small or translucent, as by a shared axis, and is gone when the run ends. It does not fade, or what covers it
  /// would show black behind it. Before the catalogue had such transitions this could not be seen.
  case showsBehind
  /// What is turned in space comes close to the viewer when another run takes over from it, and leaps past: most seen
  /// with a cube along the vertical axis, which is longer than the viewer is far. What is left of its turn and of its
  /// depth decay each by itself, though they belong together: half way the sine of the one is more than the other.
  case passesViewer
  /// What is turned in space, or comes from there, is faster than the rule knows, which knows nothing of a perspective.
  case bendsInSpace
  /// The shade on a screen that is turned is gone at once; the cause is not known.
  case losesShade
  /// A layer moves faster than the rule knows, in its plane, while time passes or a finger drags; the causes are not
  /// known.
  case leapsUnexplained
  /// What is cut off a card that flies is faster than the rule knows; the cause is not known.
  case cutsUnexplained
  /// A sheet that rests at a stop in pieces, as of blinds, is cut otherwise by a run above it, and has its own pieces
  /// back at once when that has ended.
  case swapsPieces

  /// In how many of a number of sequences it may be seen: about twice as often as in 200,000 of the whole catalogue,
  /// and a few times in any.
  package func limit(in count: UInt64) -> UInt64 { 5 + count * perMillion / 1_000_000 }

  private var perMillion: UInt64 {
    switch self {
    case .shinesThrough: 2500
    case .missesLifted: 200
    case .restsAbove: 1400
    case .losesVelocity: 400
    case .bendsUnexplained: 180
    case .keepsPicture: 15
    case .showsBehind: 5000
    case .cutsUnexplained: 150
    case .passesViewer: 4000
    case .bendsInSpace: 11000
    case .losesShade: 400
    case .leapsUnexplained: 200
    case .swapsPieces: 20
    }
  }

  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - elapsed: how long it took; 0 for an event.
  ///   - isStill: whether nothing may move, as nothing takes time and no finger drags.
  ///   - isDisturbed: whether an event has come right before.
  ///   - isTurned: whether the layer is turned about an axis in its plane.
  init?(
    _ rule: Player.Rule, of kind: Layer.Kind, after elapsed: Double, isStill: Bool, isDisturbed: Bool, isTurned: Bool
  ) {
    let isLifted = [.element, .elementShadow, .bar, .barItem].contains(kind.role)
    switch rule {
    case .fades where elapsed == 0 && [.screen, .dimming].contains(kind.role): self = .shinesThrough
    case .fades where isLifted, .moves where isLifted:
      self = elapsed == 0 ? .restsAbove : .missesLifted
    case .fades where elapsed > 0 && [.screen, .shadow, .dimming].contains(kind.role): self = .showsBehind
    case .fades where elapsed > 0 && kind.role == .shade: self = .losesShade
    case .fades where elapsed > 0 && kind.role == .piece: self = .swapsPieces
    case .moves where !isStill: self = isTurned ? .passesViewer : .leapsUnexplained
    case .changes where !isStill && kind.role == .screen: self = .cutsUnexplained
    case .bends where isTurned: self = .bendsInSpace
    case .bends: self = isDisturbed ? .losesVelocity : .bendsUnexplained
    default: return nil
    }
  }
}
