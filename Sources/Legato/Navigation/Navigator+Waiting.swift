// What has been asked for and has not begun: it waits for its turn, for answers, for what is to be measured.

extension Navigator {
  /// Something that was asked for and has not begun. It keeps its place until it has been answered.
  package final class Pending {
    package enum Source {
      case request(Request)
      case gesture(GestureRoute)
      /// The present run is to be taken back.
      case takeBack(byFinger: Bool)
    }

    package enum Stage: UInt8 {
      /// Others come first.
      case waiting
      /// The host is asked which screen comes.
      case finding
      /// The observers are asked whether it may begin.
      case asking
      /// They have consented; the host's own system is still to let the fingers have it.
      case allowed
      /// The host puts the screen in place and measures.
      case preparing
    }

    /// The number of the run that it is to become.
    package let number: Int32
    package let source: Source
    /// When it was asked for.
    let time: Double
    package internal(set) var stage = Stage.waiting
    /// How often it has been asked about.
    var askCount = 0
    /// The screen that a gesture leads forward to, once the host has said so.
    var destination: Destination?
    package internal(set) var proposal: Proposal?
    /// What is measured for it, while the host does so.
    package internal(set) var measuring: Measuring?
    /// Whether the host's system has yet to let the fingers have the gesture.
    package internal(set) var awaitsSystem = false
    /// What the fingers had done when they lifted; nil while they are down.
    package internal(set) var release: GestureValues?
    /// Whether they did not lift, but were taken away.
    package internal(set) var isCancelled = false
    /// Where the run is shown as soon as it has begun; nil unless it is scrubbed.
    package internal(set) var coverage: Double?

    init(_ number: Int32, _ source: Source, at time: Double) {
      self.number = number
      self.source = source
      self.time = time
    }

    var isGesture: Bool {
      switch source {
      case .gesture, .takeBack(byFinger: true): true
      case .request, .takeBack: false
      }
    }
  }

  /// How often observers are asked about one thing, if the screens change while they are.
  private static let mostAsks = 2

  /// Whether something waits for an answer, or behind what does.
  package var isWaiting: Bool { pending.count > 0 }

  /// Puts something at the end of what waits, and goes on with what is first.
  func enqueue(_ next: Pending) {
    pending.append(next)
    proceed()
  }

  func makePending(_ source: Pending.Source) -> Pending {
    lastNumber += 1
    return Pending(lastNumber, source, at: now)
  }

  /// Goes on with what is first, and with the next if that has nothing to wait for.
  func proceed() {
    while let first = pending.first, !waits(first) {}
  }

  /// Takes the first one as far as it goes without an answer; `false` if it is out of the way.
  private func waits(_ first: Pending) -> Bool {
    switch first.stage {
    case .waiting: return asks(first)
    case .allowed where !first.awaitsSystem: prepare(first)
    case .finding, .asking, .allowed, .preparing: break
    }
    return true
  }

  /// Asks about something whose turn it is; `false` if there is nothing to ask, and it is out of the way.
  private func asks(_ first: Pending) -> Bool {
    switch resolution(of: first) {
    case .find(let key):
      first.stage = .finding
      emit(.find(first.number, key: key))
    case .run(let proposal):
      // Whoever changes the screens each time that it is asked would be asked for ever.
      guard first.askCount < Navigator.mostAsks else {
        deny(first)
        return false
      }
      first.askCount += 1
      first.proposal = proposal
      first.stage = .asking
      emit(.ask(proposal.request))
    case .takesHold:
      pending.remove(first)
      grab()
      hold(for: first)
      return false
    case .rearrange(let change):
      withdraw(first)
      change(self)
      return false
    case .done:
      withdraw(first)
      return false
    case .impossible:
      deny(first)
      return false
    }
    return true
  }

  /// What is first, if an answer of this kind is meant for it.
  @inline(never)
  func first(_ number: Int32, at stage: Pending.Stage) -> Pending? {
    guard let first = pending.first, first.number == number, first.stage == stage else { return nil }
    return first
  }

  /// The host says which screen a gesture brings.
  func found(_ number: Int32, _ destination: Destination?) {
    guard let first = first(number, at: .finding) else { return }
    first.destination = destination
    first.stage = .waiting
    if destination == nil { deny(first) }
    proceed()
  }

  /// The observers say whether something may begin. If screens have changed since they were asked, they are asked about
  /// what it has become.
  func answered(_ number: Int32, _ isAllowed: Bool) {
    guard let first = first(number, at: .asking), let asked = first.proposal else { return }
    first.stage = .waiting
    if !isAllowed {
      deny(first)
    } else if case .run(let proposal) = resolution(of: first), proposal.isLike(asked) {
      first.proposal = proposal
      first.stage = .allowed
    }
    proceed()
  }

  /// Takes something away that is not to begin, and leaves everything as it was.
  func deny(_ denied: Pending) {
    withdraw(denied)
    emit(.denied(denied.number))
  }

  /// Takes gestures away that wait, because something else was asked for; not if that is so already, or cannot be.
  func withdrawGestures(for request: Pending) {
    switch resolution(of: request) {
    case .run, .takesHold, .rearrange: break
    case .find, .done, .impossible: return
    }
    for index in stride(from: pending.count - 1, through: 0, by: -1) {
      // What the host prepares already begins.
      if pending[index].isGesture, pending[index].stage != .preparing { withdraw(pending[index]) }
    }
  }

  func withdraw(_ withdrawn: Pending) {
    if withdrawn === gesture { denyFingers() }
    pending.remove(withdrawn)
  }
}
