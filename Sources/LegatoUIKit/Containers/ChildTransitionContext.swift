// A change of a controller's children, as UIKit would describe it.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A change of a controller's children: it keeps UIKit's rules of containment and appearance, for finished and
  /// cancelled runs.
  final class ChildTransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let request: TransitionRequest
    private let from: UIViewController
    private let to: UIViewController
    private let parent: ContainerController
    /// The app's animations alongside.
    var alongside: Alongside
    /// How long the run takes without a finger, in seconds.
    let transitionDuration: TimeInterval
    /// Whether the parent is visible, so that its children appear and disappear.
    private let isShown: Bool
    private(set) var isInteractive: Bool {
      didSet { if isInteractive != oldValue { alongside.interactionDidChange(self) } }
    }
    private(set) var transitionWasCancelled = false

    init(_ request: TransitionRequest, of system: SystemTransition, in parent: ContainerController) {
      self.request = request
      from = system.from
      to = system.to
      self.parent = parent
      isShown = parent.isShown
      isInteractive = request.isInteractive
      alongside = Alongside(system)
      transitionDuration = system.transitionDuration(using: nil)
    }

    var initiallyInteractive: Bool { request.isInteractive }

    /// Adds the new child, and tells both children that they are about to appear and to disappear. While the parent
    /// itself disappears they are told nothing.
    func begin() {
      if isShown { parent.endForwarding() }
      if to.parent !== parent { parent.addChild(to) }
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      announce(from, isAppearing: false)
      announce(to, isAppearing: true)
    }

    var containerView: UIView { parent.view }
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() { isInteractive = true }

    func finishInteractiveTransition() {
      transitionWasCancelled = false
      isInteractive = false
    }

    func cancelInteractiveTransition() {
      transitionWasCancelled = true
      isInteractive = false
    }

    func completeTransition(_ didComplete: Bool) {
      parent.container.leave(self)
      if !didComplete {
        announce(to, isAppearing: false)
        announce(from, isAppearing: true)
      }
      let (stays, leaves) = didComplete ? (to, from) : (from, to)
      if isCovering(leaves) || !parent.container.shown.contains(leaves) { leaves.view.removeFromSuperview() }
      for child in [leaves, stays] where !isSilent(child) { child.endAppearanceTransition() }
      if stays === to, isCovering(to) { to.didMove(toParent: parent) }
      if isCovering(leaves) {
        leaves.willMove(toParent: nil)
        leaves.removeFromParent()
      }
      alongside.complete(self)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      switch key {
      case .from: from
      case .to: to
      default: nil
      }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      switch key {
      case .from: from.view
      case .to: to.view
      default: nil
      }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? finalFrame(for: from) : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { parent.container.frame(of: vc) }

    /// Whether a child is the covering one; the other one is always there.
    private func isCovering(_ child: UIViewController) -> Bool {
      child === request.operation.screen(.covering, from: from, to: to)
    }

    /// Whether a child neither appears nor disappears, because it stays visible behind the other one.
    private func isSilent(_ child: UIViewController) -> Bool {
      !isShown || !isCovering(child) && (request.operation == .open || request.operation == .close)
    }

    private func announce(_ child: UIViewController, isAppearing: Bool) {
      if !isSilent(child) { child.beginAppearanceTransition(isAppearing, animated: true) }
    }
  }
#endif
