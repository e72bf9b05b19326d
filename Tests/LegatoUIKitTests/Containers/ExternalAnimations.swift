import Legato
import LegatoUIKit
import UIKit

/// A third party's animation: one view slides over the other, from the right.
final class ExternalSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: TransitionOperation
  var ends: [Bool] = []
  /// In seconds.
  static let duration = 0.5

  init(_ operation: TransitionOperation) { self.operation = operation }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let isBack = operation.isReverse
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to).isEmpty ? container.bounds : context.finalFrame(for: to)
      if isBack { container.insertSubview(view, at: 0) } else { container.addSubview(view) }
    }
    guard let moving = context.view(forKey: isBack ? .from : .to) else { return context.completeTransition(true) }
    let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
    if !isBack { moving.transform = away }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveLinear,
      animations: { moving.transform = isBack ? away : .identity },
      completion: { _ in
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A fade by an animation that can be interrupted.
final class ExternalFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animation: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animation { return animation }
    let animation = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
    let view = context.view(forKey: .from)
    animation.addAnimations { view?.alpha = 0 }
    animation.addCompletion { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animation = animation
    return animation
  }

  func animationEnded(_ transitionCompleted: Bool) { animation = nil }
}

/// Records the animations that UIKit asks a controller for.
@MainActor final class ExternalAlbum {
  var slides: [ExternalSlide] = []
  func slide(_ request: AnimatorRequest) -> ExternalSlide {
    slides.append(ExternalSlide(request.operation))
    return slides[slides.count - 1]
  }
}

/// Observes runs, and may act as soon as one begins.
final class ExternalListener: ScreenTransitionObserver {
  var heard: [String] = []
  var whenItBegins: () -> Void = {}
  func transitionWillBegin(_ transition: TransitionState) {
    heard.append("begin \(transition.operation)")
    whenItBegins()
  }
  func transitionDidFinish(_ transition: TransitionState) { heard.append("finish") }
  func transitionDidCancel(_ transition: TransitionState) { heard.append("cancel") }
}
