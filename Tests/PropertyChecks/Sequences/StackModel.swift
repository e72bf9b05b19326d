// The stack as it should be, in a few lines without the engine.

import Legato

/// The stack by its rules. A run without a finger counts from its beginning. One with a finger counts from its end if
/// it has finished, or as soon as something else begins after a release that decided to finish.
struct StackModel: Equatable {
  /// The screens, the root first.
  private(set) var entries = [Entry(screen: 0, origin: .push)]
  /// The stack before the last run, while that run can be taken back.
  private var before: Past?
  /// A finger's run that has not ended, and the decision of its release.
  private var pending: Pending?

  struct Entry: Equatable {
    var screen: Int32
    /// The operation by which it came.
    var origin: TransitionOperation
    /// The fraction of its way at which it rests.
    var detent = 1.0
  }

  private struct Past: Equatable {
    var entries: [Entry]
    var from: ScreenID
    var to: ScreenID
  }

  private struct Pending: Equatable {
    var request: TransitionRequest
    var takesBack: Bool
    var decision: ReleaseDecision?
  }

  var screens: [Int32] { entries.map(\.screen) }

  /// - Parameters:
  ///   - byHand: Whether it may take the run before it back.
  ///   - list: The screens that it sets, if it sets all of them.
  mutating func began(_ request: TransitionRequest, byHand: Bool, setting list: [Int32]?) {
    pending = nil
    let takesBack = byHand && before?.from == request.to && before?.to == request.from
    if request.isInteractive {
      pending = Pending(request: request, takesBack: takesBack)
    } else {
      apply(request, takesBack, list)
    }
  }

  mutating func decided(_ decision: ReleaseDecision) { pending?.decision = decision }

  /// A finger has grabbed the run, so the decision is open again.
  mutating func reopened() { pending?.decision = nil }

  /// - Parameter isLast: Whether nothing runs any more, so that nothing can be taken back.
  mutating func ended(_ request: TransitionRequest, at decision: ReleaseDecision, isLast: Bool) {
    if request.operation.completes(decision) { applyPending() }
    pending = nil
    if isLast { before = nil }
    let coverage = request.operation.isReverse ? 1 - decision.fraction : decision.fraction
    guard coverage > 0, !request.operation.isReplacement else { return }
    entries.rest(request, at: coverage)
  }

  /// The host has lost the screen below one at a detent: the upper screen counts as fully open.
  mutating func lost(_ request: TransitionRequest) {
    entries.rest(request, at: 1)
    before?.entries.rest(request, at: 1)
  }

  /// The screens below the top one change without a run.
  mutating func rearranged(to list: [Int32]) {
    self = settled
    pending = nil
    before = nil
    set(list)
  }

  /// The decision of a release counts from now on.
  mutating func commit() { self = settled }

  /// The stack after a decided run.
  var settled: StackModel {
    var copy = self
    if let pending, let decision = pending.decision, pending.request.operation.completes(decision) {
      copy.applyPending()
    }
    return copy
  }

  private mutating func applyPending() {
    guard let run = pending else { return }
    pending = nil
    apply(run.request, run.takesBack, nil)
  }

  private mutating func apply(_ request: TransitionRequest, _ takesBack: Bool, _ list: [Int32]?) {
    let past = Past(entries: entries, from: request.from, to: request.to)
    let to = request.to.rawValue
    if takesBack, let before {
      entries = before.entries
    } else if let list {
      set(list)
    } else {
      switch request.operation {
      case .push, .present, .open: entries.append(Entry(screen: to, origin: request.operation))
      case .replace, .restore: entries.append(Entry(screen: to, origin: entries.removeLast().origin))
      case .pop, .dismiss, .close: while entries.last?.screen != to, entries.count > 1 { entries.removeLast() }
      }
    }
    before = past
  }

  private mutating func set(_ list: [Int32]) {
    let old = entries
    entries = []
    for screen in list {
      let index = entries.count
      let isInPlace = index < old.count && Array(old[...index].map(\.screen)) == Array(list[...index])
      let origin = old.first { $0.screen == screen }?.origin ?? .push
      entries.append(isInPlace ? old[index] : Entry(screen: screen, origin: origin))
    }
  }
}

extension [StackModel.Entry] {
  /// Stores the detent of the covering screen of a request.
  fileprivate mutating func rest(_ request: TransitionRequest, at detent: Double) {
    let covering = (request.operation.isReverse ? request.from : request.to).rawValue
    guard let index = firstIndex(where: { $0.screen == covering }) else { return }
    self[index].detent = detent
  }
}
