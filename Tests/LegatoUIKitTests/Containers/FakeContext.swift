import UIKit

/// A transition's context, for a test that calls an animation itself.
final class FakeContext: NSObject, UIViewControllerContextTransitioning {
  /// Under an opaque bar the pages begin below it.
  static let belowBar = CGRect(x: 0, y: 91, width: 390, height: 753)

  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  /// The frame at which the pages rest; `.zero` if UIKit gives none.
  let frame: CGRect
  /// The pages' views, or the views that UIKit has put around them.
  var views: [UITransitionContextViewKey: UIView]
  private(set) var ends: [Bool] = []

  init(in containerView: UIView, from: UIViewController, to: UIViewController, frame: CGRect) {
    self.containerView = containerView
    (self.from, self.to, self.frame) = (from, to, frame)
    views = [.from: from.view, .to: to.view]
    super.init()
    from.view.frame = frame.isEmpty ? containerView.bounds : frame
    containerView.addSubview(from.view)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { ends.append(didComplete) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frame : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frame : .zero }
}
