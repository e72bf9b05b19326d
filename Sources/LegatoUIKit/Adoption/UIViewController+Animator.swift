// Third-party animations and interactions.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What a third party's animation is wanted for.
  @MainActor public struct AnimatorRequest {
    /// What is being done.
    public let operation: Legato.Operation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown.
    public let to: UIViewController

    /// The controller that covers the other one: what is pushed or presented, and popped or dismissed.
    public var covering: UIViewController { operation.isReverse ? from : to }
  }

  extension LegatoExtension where Base: UIViewController {
    /// A third party's animation by which this screen comes and goes, or the screens of this container; nil for ours.
    ///
    /// ```swift
    /// album.legato.animator = { request in request.operation == .push ? CubeAnimator() : nil }
    /// ```
    ///
    /// It is asked each time that a transition begins, the screen that comes or goes before its container; nil for an
    /// answer leaves it to ours. If one of our interactions has begun the transition, the finger drives the animation,
    /// which goes on at the finger's speed when that lifts. From there on it runs alone, as without the library: it is
    /// not caught, and calls during it are UIKit's. A screen to be presented has to know its animation before it is:
    /// from then on it is treated as one with a ``policy``, and as before once this is nil again.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var animator: ((AnimatorRequest) -> (any UIViewControllerAnimatedTransitioning)?)? {
      get { record?.animator }
      nonmutating set {
        ownRecord.animator = newValue
        settlePresentation()
      }
    }

    /// The interaction that belongs to such an animation; nil for none.
    ///
    /// It is asked after ``animator``. If the third party's own gesture has begun the transition, it answers with its
    /// interaction, and with nil otherwise. If one of ours has, a `UIPercentDrivenInteractiveTransition` is driven by
    /// our finger in place of UIKit's plain one, and another kind is not asked for anything.
    ///
    /// It is kept for as long as the controller lives: refer to the controller weakly.
    public var interactionController:
      ((any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?)?
    {
      get { record?.interactionController }
      nonmutating set { ownRecord.interactionController = newValue }
    }
  }
#endif
