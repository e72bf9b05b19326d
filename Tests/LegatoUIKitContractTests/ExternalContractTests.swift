// What the host promises of third parties' animations, before UIKit itself or its double.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import LegatoUIKit
  import Testing
  import UIKit

  /// How long a fade takes, in seconds.
  private let duration = 0.3

  @MainActor @Suite("Contract: third parties' animations", .serialized)
  struct ExternalContractTests {
    /// A cross-fade as one has written it since iOS 7.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      var ends: [Bool] = []

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
          withDuration: duration, animations: { view.alpha = 1 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }

      func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
    }

    /// The same by an animation that can be interrupted.
    private final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
      var ends: [Bool] = []
      /// How often UIKit has asked for it.
      var asked = 0
      private var animation: UIViewPropertyAnimator?

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        animation(in: context).startAnimation()
      }

      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        asked += 1
        return animation(in: context)
      }

      private func animation(in context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let animation { return animation }
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
        if let view = context.view(forKey: .to) {
          context.containerView.addSubview(view)
          view.alpha = 0
          made.addAnimations { view.alpha = 1 }
        }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animation = made
        return made
      }

      func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
        animation = nil
      }
    }

    private let root = Screen()
    private let next = Screen()

    /// There and back by an animation.
    private func play(_ animator: any UIViewControllerAnimatedTransitioning) async {
      let navigation = UINavigationController(rootViewController: root)
      navigation.legato.install()
      next.legato.animator = { _ in animator }
      let stage = ContractStage(navigation)
      await stage.pass(0.5)
      navigation.pushViewController(next, animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root, next] && next.isUntouched && next.view.window != nil)
      navigation.popViewController(animated: true)
      await stage.rest()
      #expect(navigation.viewControllers == [root] && root.isUntouched && root.view.window != nil)
    }

    @Test func anAnimationThatCanBeInterruptedIsAskedForIt() async {
      let fade = InterruptibleFade()
      await play(fade)
      #expect(fade.asked > 0 && fade.ends == [true, true])
    }

    @Test func oneThatCannotIsLeftInPeace() async {
      let fade = Fade()
      await play(fade)
      #expect(fade.ends == [true, true])
    }
  }
#endif
