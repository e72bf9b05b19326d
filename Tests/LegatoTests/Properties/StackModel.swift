// What the stack should be: a few lines that know nothing of the engine.

import Legato

/// The stack as its rules say: a run without a finger counts from its beginning, one with a finger from its good end, or
/// as soon as something else begins after a release that decided to finish.
struct StackModel: Equatable {
  private(set) var screens: [Int32] = [0]
  /// How each came.
  private(set) var origins: [Operation] = [.push]
  /// What the last run took away.
  private var taken: [Entry] = []
  /// A finger's run that has not ended, and what its release has decided.
  private var pending: Pending?

  struct Entry: Equatable {
    var screen: Int32
    var origin: Operation
  }

  struct Pending: Equatable {
    var request: TransitionRequest
    var takesBack: Bool
    var verdict: Verdict?
  }

  /// - Parameter takesBack: whether the run takes the one before it back.
  mutating func began(_ request: TransitionRequest, takesBack: Bool) {
    pending = nil
    if request.isInteractive {
      pending = Pending(request: request, takesBack: takesBack)
    } else {
      apply(request, takesBack)
    }
  }

  mutating func decided(_ verdict: Verdict) { pending?.verdict = verdict }

  /// A finger has taken hold: what was decided is open.
  mutating func reopened() { pending?.verdict = nil }

  mutating func ended(_ outcome: Outcome) {
    if outcome == .finished { applyPending() }
    pending = nil
  }

  /// What the stack is once a run that has been decided counts.
  var settled: StackModel {
    var copy = self
    if pending?.verdict == .finish { copy.applyPending() }
    return copy
  }

  private mutating func applyPending() {
    guard let run = pending else { return }
    pending = nil
    apply(run.request, run.takesBack)
  }

  private mutating func apply(_ request: TransitionRequest, _ takesBack: Bool) {
    let to = request.to.rawValue
    switch request.operation {
    case .push, .present, .open:
      add(takesBack ? taken : [Entry(screen: to, origin: request.operation)])
      taken = []
    case .replace:
      let old = Entry(screen: screens.removeLast(), origin: origins.removeLast())
      add(takesBack ? taken : [Entry(screen: to, origin: old.origin)])
      taken = [old]
    case .pop, .dismiss, .close:
      taken = []
      while screens.last != to, screens.count > 1 {
        taken.insert(Entry(screen: screens.removeLast(), origin: origins.removeLast()), at: 0)
      }
    }
  }

  private mutating func add(_ entries: [Entry]) {
    for entry in entries {
      screens.append(entry.screen)
      origins.append(entry.origin)
    }
  }
}
