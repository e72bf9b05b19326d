#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One run between two controllers, as its observers see it.
  @MainActor public struct ScreenTransition {
    /// What is being done.
    public let operation: Legato.Operation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown.
    public let to: UIViewController
    /// Whether a finger began it.
    public let isInteractive: Bool
    /// How far the run is: 0 where the old controller is shown, 1 where the new one is; beyond while it overshoots.
    public let fraction: Double
    /// The progress of a gesture that previews without travelling, such as a free drag; 0 for others.
    public let pull: Double
  }

  /// Hears of the runs in which a controller takes part, as a screen that comes or goes or as the container of both.
  ///
  /// Each run that begins either finishes or is cancelled, once.
  @MainActor public protocol ScreenTransitionObserver: AnyObject {
    /// Whether a finger may begin the run; `false` leaves everything as it is. Calls of the app's own are not asked.
    func transitionShouldBegin(_ transition: ScreenTransition) -> Bool
    /// The run begins.
    func transitionWillBegin(_ transition: ScreenTransition)
    /// A finger, or the settle, has moved it.
    func transitionDidChange(_ transition: ScreenTransition)
    /// The new controller has come to rest.
    func transitionDidFinish(_ transition: ScreenTransition)
    /// The old controller has stayed.
    func transitionDidCancel(_ transition: ScreenTransition)
  }

  extension ScreenTransitionObserver {
    /// Allows it.
    public func transitionShouldBegin(_ transition: ScreenTransition) -> Bool { true }
    /// Does nothing.
    public func transitionWillBegin(_ transition: ScreenTransition) {}
    /// Does nothing.
    public func transitionDidChange(_ transition: ScreenTransition) {}
    /// Does nothing.
    public func transitionDidFinish(_ transition: ScreenTransition) {}
    /// Does nothing.
    public func transitionDidCancel(_ transition: ScreenTransition) {}
  }
#endif
