#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One run between two controllers, as its observers see it.
  @MainActor public struct TransitionState {
    /// The operation.
    public let operation: TransitionOperation
    /// The controller that is shown before the run.
    public let from: UIViewController
    /// The controller that is shown once the run has finished.
    public let to: UIViewController
    /// Whether a finger began it.
    public let isInteractive: Bool
    /// How far the run is: 0 at the old controller, 1 at the new one, and beyond while it overshoots.
    ///
    /// It changes only in ``ScreenTransitionObserver/transitionDidChange(_:)``. In the other calls it is 1 when the run
    /// has finished, and otherwise 0.
    public let fraction: Double
    /// The progress of a gesture that previews without travelling, such as a free drag; 0 for other gestures, and in
    /// the other calls.
    public let pull: Double

    /// A state to test an observer with; the library makes its own states.
    public init(
      _ operation: TransitionOperation, from: UIViewController, to: UIViewController, isInteractive: Bool = false,
      fraction: Double = 0, pull: Double = 0
    ) {
      self.operation = operation
      self.from = from
      self.to = to
      self.isInteractive = isInteractive
      self.fraction = fraction
      self.pull = pull
    }
  }

  /// Observes the runs in which a controller takes part, as a screen or as the container.
  ///
  /// Each run that begins ends once, finished or cancelled. It observes the runs that the library shows: in a container
  /// on which `install` was called, in presentations of the library, and in hubs and drawers. For a third party's
  /// animation there, only the beginning and the end are reported.
  @MainActor public protocol ScreenTransitionObserver: AnyObject {
    /// Whether a finger may begin the run; `false` leaves everything as it is. It is not called for the app's own
    /// calls.
    ///
    /// The container's observers are asked first, then those of ``TransitionState/from``, then those of
    /// ``TransitionState/to``, one after the other until one denies.
    func transitionShouldBegin(_ transition: TransitionState) -> Bool
    /// The same question, for an app that cannot answer at once. The default calls ``transitionShouldBegin(_:)``.
    ///
    /// Until the answer nothing moves, and UIKit knows nothing of the run, but the finger belongs to its gesture. If
    /// the run is allowed, it catches up with the finger; if the finger has lifted by then, the run settles as the
    /// release decides. A call of the app does not wait for the answer: it withdraws the question.
    ///
    /// ```swift
    /// func transitionShouldBegin(
    ///   _ transition: TransitionState, answer: @escaping @MainActor @Sendable (Bool) -> Void
    /// ) {
    ///   Task { answer(await draft.isSaved()) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - transition: the run that the finger would begin.
    ///   - answer: takes the answer, at once or later. Only the first one counts; releasing the closure without an
    ///     answer denies the run.
    func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void)
    /// Called when the run begins.
    func transitionWillBegin(_ transition: TransitionState)
    /// Called when the finger or the settle has moved the run.
    func transitionDidChange(_ transition: TransitionState)
    /// Called when the run has finished: the new controller has come to rest.
    func transitionDidFinish(_ transition: TransitionState)
    /// Called when the run is cancelled: the old controller has stayed.
    func transitionDidCancel(_ transition: TransitionState)
    /// Called when a sheet rests at another detent after a run: one of its own detents, or 1.
    ///
    /// The index counts the detents by their heights: the lowest is 0, and the whole height is last.
    func transition(_ transition: TransitionState, didRestAt detent: Detent, index: Int)
    /// Called when a finger has attempted a run that may not begin, or has pulled a sheet that may not be dismissed and
    /// has lifted. The old controller stays.
    ///
    /// It is called at most once for each gesture, so that an app can ask the user: see <doc:UnsavedChanges>.
    func transitionDidAttempt(_ transition: TransitionState)
  }

  extension ScreenTransitionObserver {
    /// Allows the run.
    public func transitionShouldBegin(_ transition: TransitionState) -> Bool { true }
    /// Answers at once with ``transitionShouldBegin(_:)``.
    public func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void
    ) { answer(transitionShouldBegin(transition)) }
    /// Does nothing.
    public func transitionWillBegin(_ transition: TransitionState) {}
    /// Does nothing.
    public func transitionDidChange(_ transition: TransitionState) {}
    /// Does nothing.
    public func transitionDidFinish(_ transition: TransitionState) {}
    /// Does nothing.
    public func transitionDidCancel(_ transition: TransitionState) {}
    /// Does nothing.
    public func transition(_ transition: TransitionState, didRestAt detent: Detent, index: Int) {}
    /// Does nothing.
    public func transitionDidAttempt(_ transition: TransitionState) {}
  }
#endif
