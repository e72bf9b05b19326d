// error: instance method 'animationController(forDismissed:)' nearly matches
import UIKit

@MainActor final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UINavigationController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    nil
  }
}
