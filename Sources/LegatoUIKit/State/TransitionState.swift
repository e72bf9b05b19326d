#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One run between two controllers, as its observers see it.
  @MainActor public struct TransitionState {
    /// What is being done.
    public let operation: TransitionOperation
    /// The controller that is shown before the run.
    public let from: UIViewController
    /// The controller that is shown once the run has finished.
    public let to: UIViewController
    /// Whether a finger began it.
    public let isInteractive: Bool
    /// How far the run is: 0 where the old controller is shown, 1 where the new one is; beyond while it overshoots.
    ///
    /// ``ScreenTransitionObserver/transitionDidChange(_:)`` tells it. It is 1 when the run has finished, and 0 in all
    /// other calls.
    public let fraction: Double
    /// The progress of a gesture that previews without travelling, such as a free drag; 0 for others, and wherever the
    /// fraction is not told.
    public let pull: Double

    /// A state for a test of an observer; the library makes its own.
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

  /// Hears of the runs in which a controller takes part, as a screen that comes or goes or as the container of both.
  ///
  /// Each run that begins either finishes or is cancelled, once. Runs are the library's: those of a container on which
  /// `install` was called, of what the library presents, and of a hub or a drawer. Of a third party's animation in
  /// those the beginning and the end are told.
  @MainActor public protocol ScreenTransitionObserver: AnyObject {
    /// Whether a finger may begin the run; `false` leaves everything as it is. Calls of the app's own are not asked.
    ///
    /// The container's observers are asked first, then those of ``TransitionState/from``, then those of
    /// ``TransitionState/to``, one after the other until one denies.
    func transitionShouldBegin(_ transition: TransitionState) -> Bool
    /// The same question, for an app that cannot answer it at once. By default it is answered as
    /// ``transitionShouldBegin(_:)`` says.
    ///
    /// Until the answer nothing moves and UIKit hears of nothing, but the finger belongs to its gesture. If the run is
    /// allowed, it catches up with the finger, or goes where that has thrown it if it has lifted meanwhile. A call of
    /// the app's own does not wait for the answer: it takes the question back.
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
    ///   - transition: what the finger would begin.
    ///   - answer: takes the answer, at once or later. Only the first one counts; if the closure is released without
    ///     one, the answer is `false`.
    func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void)
    /// The run begins.
    func transitionWillBegin(_ transition: TransitionState)
    /// A finger, or the settle, has moved it.
    func transitionDidChange(_ transition: TransitionState)
    /// The new controller has come to rest.
    func transitionDidFinish(_ transition: TransitionState)
    /// The old controller has stayed.
    func transitionDidCancel(_ transition: TransitionState)
    /// After a run, a sheet rests at another of its detents than before: at one of those with which it was presented, or
    /// at 1.
    func transition(_ transition: TransitionState, didRestAt detent: Detent)
    /// A finger has attempted a run that may not begin, or has pulled a sheet that may not be dismissed and has lifted:
    /// the old controller stays.
    ///
    /// It comes at most once for each gesture, so that an app may ask the user: see <doc:UnsavedChanges>.
    func transitionDidAttempt(_ transition: TransitionState)
  }

  extension ScreenTransitionObserver {
    /// Allows it.
    public func transitionShouldBegin(_ transition: TransitionState) -> Bool { true }
    /// Answers at once, as ``transitionShouldBegin(_:)`` says.
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
    public func transition(_ transition: TransitionState, didRestAt detent: Detent) {}
    /// Does nothing.
    public func transitionDidAttempt(_ transition: TransitionState) {}
  }
#endif
