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
    /// How far the run is: 0 at the old controller, 1 at the new one, and beyond while it overshoots.
    ///
    /// Only ``ScreenTransitionObserver/transitionDidChange(_:)`` tells it. Otherwise it is 1 when the run has finished,
    /// and 0.
    public let fraction: Double
    /// The progress of a gesture that previews without travelling, such as a free drag; 0 for other gestures, and where
    /// the fraction is not told.
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

  /// Observes the runs in which a controller takes part, as a screen or as the container.
  ///
  /// Each run that begins ends once, finished or cancelled. Runs are those that the library shows: in a container on
  /// which `install` was called, of what the library presents, and in a hub or a drawer. For a third party's animation
  /// there, only the beginning and the end are told.
  @MainActor public protocol ScreenTransitionObserver: AnyObject {
    /// Whether a finger may begin the run; `false` leaves everything as it is. The app's own calls are not asked about.
    ///
    /// The container's observers are asked first, then those of ``TransitionState/from``, then those of
    /// ``TransitionState/to``, one after the other until one denies.
    func transitionShouldBegin(_ transition: TransitionState) -> Bool
    /// The same question, for an app that cannot answer at once. The default asks ``transitionShouldBegin(_:)``.
    ///
    /// Until the answer nothing moves and UIKit is told nothing, but the finger belongs to its gesture. If the run is
    /// allowed, it catches up with the finger; if the finger has lifted, the run goes where that has thrown it. A call
    /// of the app's does not wait for the answer: it withdraws the question.
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
    ///   - answer: takes the answer, at once or later. Only the first one counts; releasing the closure without one is
    ///     a no.
    func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void)
    /// The run begins.
    func transitionWillBegin(_ transition: TransitionState)
    /// The finger or the settle has moved it.
    func transitionDidChange(_ transition: TransitionState)
    /// The run has finished: the new controller has come to rest.
    func transitionDidFinish(_ transition: TransitionState)
    /// The run is cancelled: the old controller has stayed.
    func transitionDidCancel(_ transition: TransitionState)
    /// After a run a sheet rests at another detent than before: one of those with which it was presented, or 1.
    func transition(_ transition: TransitionState, didRestAt detent: Detent)
    /// A finger has attempted a run that may not begin, or has pulled a sheet that may not be dismissed and has lifted.
    /// The old controller stays.
    ///
    /// It is told at most once for each gesture, so that an app can ask the user: see <doc:UnsavedChanges>.
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
