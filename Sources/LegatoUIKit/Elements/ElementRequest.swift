#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What a transition is asked a view for: the run that is about to begin.
  @MainActor public struct ElementRequest {
    /// What is being done.
    public let operation: TransitionOperation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown. Its view is laid out where it will rest.
    public let to: UIViewController

    /// The controller that is covered: the same when it comes and when it goes.
    public var covered: UIViewController { operation.screen(.covered, from: from, to: to) }
    /// The controller that covers the other one: what is pushed or presented, and popped or dismissed.
    public var covering: UIViewController { operation.screen(.covering, from: from, to: to) }
  }

  /// Finds the view that an element is in a screen, for a transition that begins from it. A screen that finds views by
  /// their ids says so by ``LegatoExtension/elementProvider``.
  ///
  /// It is asked each time that a run begins, so it may answer with another view than the last time, and may first
  /// scroll its item into view (not animated). It answers nil if the element is not there: it then comes from the
  /// centre, and goes to it.
  public typealias ElementFinder = @MainActor (ElementRequest) -> UIView?
#endif
