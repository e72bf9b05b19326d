/// UIKit's own back swipe. As in UIKit, an app that replaces its delegate must itself keep it from beginning at the
/// root.
@MainActor final class SystemPopGesture: NSObject, UIGestureRecognizerDelegate {
  let edge = UIScreenEdgePanGestureRecognizer()
  let content = UIPanGestureRecognizer()
  private unowned let controller: UINavigationController
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init(in controller: UINavigationController) {
    self.controller = controller
    super.init()
    edge.edges = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? .left : .right
    edge.name = "interactivePop"
    content.name = "interactiveContentPop"
    for recognizer in [edge, content] as [UIPanGestureRecognizer] {
      recognizer.delegate = self
      recognizer.actions.append { [weak self] in self?.follow($0 as! UIPanGestureRecognizer) }
    }
    UIKitDouble.name(edge, "interactivePop")
    UIKitDouble.name(content, "interactiveContentPop")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let item = controller.topViewController?.navigationItem
    guard controller.stack.count > 1, controller.current == nil, item?.hidesBackButton != true,
      item?.leftBarButtonItems == nil
    else { return false }
    if gestureRecognizer === content, !isRightward(content) { return false }
    // The gestures of UIKit's own transitions ask no delegate.
    return controller.topViewController?.preferredTransition != nil || !delegateAnimates
  }

  private func isRightward(_ pan: UIPanGestureRecognizer) -> Bool {
    let forwards = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? pan.travel.x : -pan.travel.x
    return forwards > abs(pan.travel.y)
  }

  /// The system's gesture is off if the delegate implements `animationControllerFor`, even if that returns nil.
  private var delegateAnimates: Bool {
    guard let delegate = controller.delegate else { return false }
    if let known = DelegateKnowledge.animates(type(of: delegate)) { return known }
    let stack = controller.stack
    let answer = Optionality.ask {
      delegate.navigationController(
        controller, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    }
    DelegateKnowledge.note(type(of: delegate), animates: answer != nil)
    return answer != nil
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let width = max(controller.view.bounds.width, 1)
    let sign: CGFloat = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? 1 : -1
    let fraction = sign * pan.translation(in: controller.view).x / width
    switch pan.state {
    case .began: begin()
    case .changed: interaction?.update(fraction)
    case .ended where sign * pan.velocity(in: controller.view).x > 0 || fraction > 0.5: end { $0.finish() }
    default: end { $0.cancel() }
    }
  }

  private func begin() {
    guard controller.stack.count > 1 else {
      controller.isFrozen = true
      return UIKitDouble.violate("The swipe back began on the root controller: the app is frozen.")
    }
    interaction = UIPercentDrivenInteractiveTransition()
    controller.popViewController(animated: true)
    controller.view.layoutIfNeeded()
  }

  private func end(_ decision: (UIPercentDrivenInteractiveTransition) -> Void) {
    guard let interaction else { return }
    self.interaction = nil
    if controller.current?.isSystem == true { decision(interaction) }
  }
}

/// A simple form of UIKit's own push and pop: the covered page moves by three tenths of the width.
final class SystemSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds; the duration that UIKit's coordinator reports.
  static let duration: TimeInterval = 0.35

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    let from = context.view(forKey: .from)
    let isPush = operation != .pop
    let width = context.containerView.bounds.width
    let sign: CGFloat = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? 1 : -1
    to.frame = context.containerView.bounds
    if isPush { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
    let middle = to.center
    to.center.x = middle.x + sign * (isPush ? width : -0.3 * width)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseOut,
      animations: {
        to.center = middle
        from?.center.x = middle.x + sign * (isPush ? -0.3 * width : width)
      },
      completion: { _ in
        from?.center = middle
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
