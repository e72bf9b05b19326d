// Third-party animations and interactions.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The transition that is about to begin, for which an ``AnimatorProvider`` may supply an animation.
  @MainActor public struct AnimatorRequest {
    /// What is being done.
    public let operation: TransitionOperation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown.
    public let to: UIViewController

    /// A request for a test of a provider; the library makes its own.
    public init(_ operation: TransitionOperation, from: UIViewController, to: UIViewController) {
      self.operation = operation
      self.from = from
      self.to = to
    }

    /// The controller that covers the other one: what is pushed, presented, popped or dismissed.
    var covering: UIViewController { operation.screen(.covering, from: from, to: to) }
  }

  /// Supplies a third party's animation for a transition that begins; nil leaves it to the next level, and to the
  /// library.
  public typealias AnimatorProvider = @MainActor (AnimatorRequest) -> (any UIViewControllerAnimatedTransitioning)?

  /// Supplies the interaction that belongs to such an animation; nil for none.
  public typealias InteractionProvider =
    @MainActor (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?

  /// A third party's animation and its interaction, as a screen or a container names them.
  @MainActor struct ExternalParts {
    var animator: AnimatorProvider?
    var interaction: InteractionProvider?
  }
#endif
