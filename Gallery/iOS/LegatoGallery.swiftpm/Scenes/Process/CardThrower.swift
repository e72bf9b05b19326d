// An animator as in any other library: it uses UIKit's protocols, and nothing of Legato.

import UIKit

/// Throws a presented card in from below, turned, and out again.
final class CardThrower: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    if isPresenting {
      context.containerView.addSubview(card)
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, belowSubview: card)
    }
    let thrown = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height * 1.2).rotated(by: 0.4)
    card.transform = isPresenting ? thrown : .identity
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      card.transform = isPresenting ? .identity : thrown
    } completion: { _ in
      card.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
