#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Tells an app how one of its calls has ended, once, however often it is told.
  @MainActor final class CallEnd {
    private var completion: ((Outcome) -> Void)?
    private let call: ScreenCall?

    /// - Parameter call: what the call has said, which ends with it.
    init(of call: ScreenCall?, _ completion: ((Outcome) -> Void)?) {
      self.call = call
      self.completion = completion ?? { _ in }
    }

    var isOpen: Bool { completion != nil }

    func tell(_ outcome: Outcome) {
      guard let due = completion else { return }
      completion = nil
      call?.end()
      due(outcome)
    }
  }

  extension LegatoExtension where Base: UIViewController {
    /// Tells how a call that has just been made on this container ends: with UIKit's transition, or at once if there is
    /// none. UIKit may join a call that it has not begun with to the next one: both end together.
    func whenEnded(_ call: ScreenCall?, _ completion: ((Outcome) -> Void)?) {
      var ends = record?.ends.filter(\.isOpen) ?? []
      if call != nil || completion != nil { ends.append(CallEnd(of: call, completion)) }
      guard !ends.isEmpty else { return }
      ownRecord.ends = ends
      let waits = base.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        for end in ends { end.tell(context.isCancelled ? .cancelled : .finished) }
      }
      if waits != true { for end in ends { end.tell(.finished) } }
    }
  }
#endif
