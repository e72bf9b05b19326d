#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Whether a finger may begin a run: the first answer counts. Whoever lets go of it without one denies.
  @MainActor final class BeginQuestion {
    private var whenAnswered: (@MainActor @Sendable (Bool) -> Void)?

    init(whenAnswered: @escaping @MainActor @Sendable (Bool) -> Void) { self.whenAnswered = whenAnswered }

    deinit {
      // It may be let go of on any thread.
      if let whenAnswered { Task { @MainActor in whenAnswered(false) } }
    }

    func answer(_ isAllowed: Bool) {
      let due = whenAnswered
      whenAnswered = nil
      due?(isAllowed)
    }
  }
#endif
