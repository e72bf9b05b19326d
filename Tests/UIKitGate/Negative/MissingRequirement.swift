// error: type 'Animator' does not conform to protocol 'UIViewControllerAnimatedTransitioning'
import UIKit

@MainActor final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
}
