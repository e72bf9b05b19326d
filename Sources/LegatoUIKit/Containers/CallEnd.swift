#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Tells an app once how one of its calls has ended.
  @MainActor final class CallEnd {
    private var completion: ((Outcome) -> Void)?
    private let call: ScreenCall?
    private let isDone: () -> Bool

    /// - Parameters:
    ///   - call: the call's options, which are forgotten at its end.
    ///   - isDone: whether the call's result is there: UIKit may have joined it to a call that takes it back.
    init(of call: ScreenCall?, isDone: @escaping () -> Bool = { true }, _ completion: ((Outcome) -> Void)?) {
      self.call = call
      self.isDone = isDone
      self.completion = completion ?? { _ in }
    }

    var isOpen: Bool { completion != nil }

    /// Forgets the call's options if nothing has used them.
    func forgetCall() { call?.forget() }

    func tell(_ outcome: Outcome) {
      guard let due = completion else { return }
      completion = nil
      call?.end()
      due(outcome == .finished && !isDone() ? .cancelled : outcome)
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Reports the end of a call on this container: with UIKit's transition, or at once if there is none. UIKit may
    /// join a call that it has not begun to the next call; then both end together.
    func whenEnded(
      _ call: ScreenCall?, isDone: @escaping () -> Bool = { true }, _ completion: ((Outcome) -> Void)?
    ) {
      var ends = record?.ends.filter(\.isOpen) ?? []
      if call != nil || completion != nil { ends.append(CallEnd(of: call, isDone: isDone, completion)) }
      guard !ends.isEmpty else { return }
      ownRecord.ends = ends
      followEnds()
    }

    /// Forgets the options of earlier calls that nothing has used, because UIKit has begun.
    func forgetCalls() {
      for end in record?.ends ?? [] { end.forgetCall() }
    }

    /// Ends the open calls with UIKit's transition, or now if there is none.
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

  /// Retained by a transition until the transition reports its end. UIKit releases a transition silently when it joins
  /// it to another call, or to a call that takes it back.
  private final class CallEndGuardian {
    private let isGone: @MainActor @Sendable () -> Void

    init(_ isGone: @escaping @MainActor @Sendable () -> Void) { self.isGone = isGone }

    deinit {
      // The transition that replaces it exists in the next turn of the run loop.
      MainActor.assumeIsolated { [isGone] in Timer.once(isGone) }
    }
  }
#endif
