// What the engine is known to do wrong, seldom.

@testable import Legato

/// What the engine is known to do wrong in a few sequences. The rules hold for these as well: each is counted, and may
/// not become more frequent.
enum KnownFault: CaseIterable {
  /// A new screen is there at once: in a container that has changed its size meanwhile, whose old screens are of
  /// another size.
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
  /// A screen of an interrupted run, or its shadow, shows through or beside one that comes to a stop small or
  /// translucent, as by a shared axis, and is gone when the run ends. It does not fade, or what covers it would show
  /// black behind it. Before the catalogue had such transitions this could not be seen.
  case showsBehind
  /// What is cut off a card that flies is faster than the rule knows; the cause is not known.
  case cutsUnexplained

  /// In how many of a number of sequences it may be seen: a half more often than in 200,000 of them, and a few times in
  /// any.
  func limit(in count: UInt64) -> UInt64 { 5 + count * perMillion / 1_000_000 }

  private var perMillion: UInt64 {
    switch self {
    case .shinesThrough: 25
    case .missesLifted: 70
    case .restsAbove: 60
    case .losesVelocity: 100
    case .bendsUnexplained, .keepsPicture: 15
    case .showsBehind: 1200
    case .cutsUnexplained: 150
    }
  }

  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - elapsed: how long it took; 0 for an event.
  ///   - isDisturbed: whether an event has come right before.
  init?(_ rule: Player.Rule, of kind: Layer.Kind, after elapsed: Double, isDisturbed: Bool) {
    let isLifted = [.element, .bar, .barItem].contains(kind.role)
    switch rule {
    case .fades where elapsed == 0 && [.screen, .dimming].contains(kind.role): self = .shinesThrough
    case .fades where isLifted, .moves where isLifted:
      self = elapsed == 0 ? .restsAbove : .missesLifted
    case .fades where elapsed > 0 && [.screen, .shadow].contains(kind.role): self = .showsBehind
    case .changes where elapsed > 0 && kind.role == .screen: self = .cutsUnexplained
    case .bends: self = isDisturbed ? .losesVelocity : .bendsUnexplained
    default: return nil
    }
  }
}
