// What the engine is known to do wrong, seldom.

@testable import Legato

/// What the engine is known to do wrong in a few sequences. The rules hold for these as well: each is counted, and may
/// not become more frequent.
enum KnownFault: CaseIterable {
  /// A new screen is there at once: in a container that has changed its size meanwhile, whose old screens are of
  /// another size.
  case shinesThrough
  /// What a run has lifted out of a sheet at a stop flies to where it would be if the sheet had come the whole way,
  /// with the screen that flies out of it, and leaps back when the run ends: a flight knows nothing of stops.
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
  /// A sheet at a stop that becomes the root while what covers it goes leaps from the stop when the run ends, and what
  /// it has lain over vanishes.
  case leapsFromStop

  /// In how many of a number of sequences it may be seen: a half more often than in 200,000 of them, and a few times in
  /// any.
  func limit(in count: UInt64) -> UInt64 { 5 + count * perMillion / 1_000_000 }

  private var perMillion: UInt64 {
    switch self {
    case .shinesThrough: 50
    case .missesLifted: 450
    case .restsAbove: 60
    case .losesVelocity: 120
    case .bendsUnexplained: 30
    case .keepsPicture, .leapsFromStop: 15
    }
  }

  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - elapsed: how long it took; 0 for an event.
  ///   - isAtRest: whether nothing runs any more.
  ///   - isDisturbed: whether an event has come right before.
  init?(_ rule: Player.Rule, of kind: Layer.Kind, after elapsed: Double, isAtRest: Bool, isDisturbed: Bool) {
    let isLifted = [.element, .bar, .barItem].contains(kind.role)
    switch rule {
    case .fades where elapsed == 0 && [.screen, .dimming].contains(kind.role): self = .shinesThrough
    case .fades where isLifted, .moves where isLifted:
      self = elapsed == 0 ? .restsAbove : .missesLifted
    case .moves where isAtRest && elapsed > 0, .fades where isAtRest && elapsed > 0: self = .leapsFromStop
    case .bends: self = isDisturbed ? .losesVelocity : .bendsUnexplained
    default: return nil
    }
  }
}
