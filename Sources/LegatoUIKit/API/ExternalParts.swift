// Third-party animations and interactions.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A transition that is about to begin, for which an ``AnimatorProvider`` may supply an animation.
  @MainActor public struct AnimatorRequest {
    /// The operation.
    public let operation: TransitionOperation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown.
    public let to: UIViewController

    /// A request to test a provider with; the library makes its own requests.
    public init(_ operation: TransitionOperation, from: UIViewController, to: UIViewController) {
      self.operation = operation
      self.from = from
      self.to = to
    }

    /// The controller that covers the other one: the one that is pushed, presented, popped or dismissed.
    var covering: UIViewController { operation.screen(.covering, from: from, to: to) }
  }

  /// Supplies a third party's animation for a transition that begins. Nil leaves the transition to the next level, and
  /// at last to the library.
  public typealias AnimatorProvider = @MainActor (AnimatorRequest) -> (any UIViewControllerAnimatedTransitioning)?

  /// Supplies the interaction that belongs to a third party's animation; nil if it has none.
  public typealias InteractionProvider =
    @MainActor (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?

  /// A third party's animation and its interaction, as set on a screen or a container.
  @MainActor struct ExternalParts {
    var animator: AnimatorProvider?
    var interaction: InteractionProvider?
  }
#endif
