// What the engine is known to do wrong, seldom.

@testable import Legato

/// What the engine is known to do wrong in a few sequences. The rules hold for these as well: each is counted, and may not
/// become more frequent.
enum KnownFault: CaseIterable {
  /// The lower screen of a new run is there at once, and shines through what is left above it and is transparent.
  case shinesThrough
  /// What an interrupted run had lifted out of a screen is missing there until the last run has ended: it flies home only if
  /// that is to bring or uncover its screen, does so in the end, and has nothing rest below it.
  case missesLifted
  /// What rests below a sheet with its bars and elements lies above what covers the sheet while that goes.
  case restsAbove
  /// A redirection in the very frame in which an interrupted run ends, or a track of it, reads a velocity across that.
  case losesVelocity
  /// A step that passes the end of a track after a fast flick is off by more than its velocity explains; why is not known.
  case bendsUnexplained
  /// A screen that has come back by a drawer's transition, which is not how it came first, stays mounted with what it came over.
  case keepsPicture
  /// A sheet at a stop that becomes the root while what covers it goes leaps from the stop when the run ends, and what it has
  /// lain over vanishes.
  case leapsFromStop

  /// In how many of a number of sequences it may be seen: a half more often than in 200,000 of them, and a few times in any.
  func limit(in count: UInt64) -> UInt64 { 5 + count * perMillion / 1_000_000 }

  private var perMillion: UInt64 {
    switch self {
    case .shinesThrough: 5100
    case .missesLifted: 4000
    case .restsAbove: 600
    case .losesVelocity: 400
    case .bendsUnexplained: 300
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
