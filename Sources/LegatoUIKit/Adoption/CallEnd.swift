#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Tells an app once how one of its calls has ended.
  @MainActor final class CallEnd {
    private var completion: ((Outcome) -> Void)?
    private let call: ScreenCall?
    private let isDone: () -> Bool

    /// - call: what the call said, which is forgotten at its end.
    /// - isDone: whether the result is there: UIKit may have joined the call to one that takes it back.
    init(of call: ScreenCall?, isDone: @escaping () -> Bool = { true }, _ completion: ((Outcome) -> Void)?) {
      self.call = call
      self.isDone = isDone
      self.completion = completion ?? { _ in }
    }

    var isOpen: Bool { completion != nil }

    /// Forgets what the call said, if nothing has used it.
    func forgetCall() { call?.forget() }

    func tell(_ outcome: Outcome) {
      guard let due = completion else { return }
      completion = nil
      call?.end()
      due(outcome == .finished && !isDone() ? .cancelled : outcome)
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Tells how a call on this container ends: with UIKit's transition, or at once if there is none. UIKit may join a
    /// call that it has not begun to the next one; then both end together.
    func whenEnded(
      _ call: ScreenCall?, isDone: @escaping () -> Bool = { true }, _ completion: ((Outcome) -> Void)?
    ) {
      var ends = record?.ends.filter(\.isOpen) ?? []
      if call != nil || completion != nil { ends.append(CallEnd(of: call, isDone: isDone, completion)) }
      guard !ends.isEmpty else { return }
      ownRecord.ends = ends
      followEnds()
    }

    /// Forgets what earlier calls said and nothing has used, because UIKit has begun.
    func forgetCalls() {
      for end in record?.ends ?? [] { end.forgetCall() }
    }

    /// Lets the calls that have not ended do so with UIKit's transition, or now if there is none.
    private func followEnds() {
      guard let ends = record?.ends.filter(\.isOpen), !ends.isEmpty else { return }
      let guardian = CallEndGuardian { [weak base] in base?.legato.followEnds() }
      let waits = base.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        withExtendedLifetime(guardian) {
          for end in ends { end.tell(context.isCancelled ? .cancelled : .finished) }
        }
      }
      if waits != true { for end in ends { end.tell(.finished) } }
    }
  }

  /// Kept by a transition for as long as it may tell its end. UIKit releases a transition silently when it joins it to
  /// another call, or to one that takes it back.
  private final class CallEndGuardian {
    private let isGone: @MainActor @Sendable () -> Void

    init(_ isGone: @escaping @MainActor @Sendable () -> Void) { self.isGone = isGone }

    deinit {
      // What replaces it is there in the next turn of the run loop.
      MainActor.assumeIsolated { [isGone] in Timer.once(isGone) }
    }
  }
#endif
