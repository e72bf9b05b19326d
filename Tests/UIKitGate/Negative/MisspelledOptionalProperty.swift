// error: property 'wantsInteractivStart' nearly matches optional requirement 'wantsInteractiveStart' of protocol
import UIKit

@MainActor final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  var wantsInteractivStart: Bool { false }
}
