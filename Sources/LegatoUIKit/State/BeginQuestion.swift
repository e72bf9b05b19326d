#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Whether a finger may begin a run: the first answer counts. Whoever lets go of it without one denies.
  @MainActor final class BeginQuestion {
    private let screen: UIViewController.Type
    private var whenAnswered: (@MainActor @Sendable (Bool) -> Void)?

    init(about screen: UIViewController, whenAnswered: @escaping @MainActor @Sendable (Bool) -> Void) {
      self.screen = type(of: screen)
      self.whenAnswered = whenAnswered
    }

    deinit {
      guard let whenAnswered else { return }
      Remark.say(
        "nobody has answered whether a finger may take the user away from a \(screen), which is a no. Keep `answer` of "
          + "transitionShouldBegin(_:answer:) until it is called")
      // It may be let go of on any thread.
      Task { @MainActor in whenAnswered(false) }
    }

    func answer(_ isAllowed: Bool) {
      let due = whenAnswered
      whenAnswered = nil
      due?(isAllowed)
    }
  }
#endif
