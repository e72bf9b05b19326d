/// One transition between two controllers: the context that UIKit passes, which also checks how it is used.
@MainActor final class TransitionRun: NSObject, UIViewControllerContextTransitioning {
  let from: UIViewController?
  let to: UIViewController?
  let name: String
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  let containerView: UIView
  private(set) lazy var coordinator = RunCoordinator(run: self)

  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]

  /// A view that a transition of this style must not move.
  weak var untouchable: UIView? { didSet { home = untouchable?.superview } }
  private weak var home: UIView?

  /// The views that are in the container before the animation, such as those of a presentation controller.
  private var furniture: [UIView] = []

  /// Called once, with the outcome.
  var completion: ((Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var hasStarted = false
  private(set) var isComplete = false
  private var hasDecision = false
  private var knownInterruptible: AnyObject?
  private var implementsInterruptible = false

  init(
    _ name: String, from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle, isAnimated: Bool,
    in containerView: UIView = TransitionContainerView()
  ) {
    self.containerView = containerView
    (self.name, self.from, self.to) = (name, from, to)
    (presentationStyle, self.isAnimated) = (style, isAnimated)
    super.init()
  }

  var duration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }
  var completionSpeed: CGFloat { interactor.flatMap { $0.completionSpeed as CGFloat? } ?? 1 }
  var isInterruptible: Bool { implementsInterruptible }

  // MARK: Starting

  func start() { ViewCallback.leave { begin() } }

  private func begin() {
    guard let animator else { return }
    hasStarted = true
    furniture = containerView.subviews
    if let interactor, (interactor.wantsInteractiveStart as Bool?) ?? true {
      isInteractive = true
      initiallyInteractive = true
      record("startInteractiveTransition")
      interactor.startInteractiveTransition(self)
    } else {
      animate(animator)
    }
    if !isComplete { coordinator.start() }
  }

  private func animate(_ animator: any UIViewControllerAnimatedTransitioning) {
    _ = interruptible
    record("animateTransition")
    animator.animateTransition(using: self)
  }

  /// The animator's own interruptible animation, if it has one. It must always be the same: UIKit may ask at any time;
  /// here it asks at the start, at each pause and at each decision.
  var interruptible: (any UIViewImplicitlyAnimating)? {
    guard let animator, let found = Optionality.ask({ animator.interruptibleAnimator(using: self) }) else { return nil }
    implementsInterruptible = true
    record("interruptibleAnimator")
    if let known = knownInterruptible, known !== found {
      violate("interruptibleAnimator(using:) must return the same instance for the whole transition")
    }
    knownInterruptible = found
    return found
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = percentComplete
    coordinator.follow(percentComplete)
  }

  func finishInteractiveTransition() { decide(cancelled: false) }
  func cancelInteractiveTransition() { decide(cancelled: true) }

  private func decide(cancelled: Bool) {
    guard hasStarted else { return violate("finish and cancel mean nothing before startInteractiveTransition") }
    guard !isComplete else { return violate("finish and cancel mean nothing after completeTransition") }
    record(cancelled ? "cancelInteractiveTransition" : "finishInteractiveTransition")
    _ = interruptible
    let wasInteractive = isInteractive
    (isInteractive, transitionWasCancelled, hasDecision) = (false, cancelled, true)
    if wasInteractive { coordinator.interactionChanged() }
  }

  func pauseInteractiveTransition() {
    guard hasStarted, !isComplete else { return violate("pauseInteractiveTransition needs a running transition") }
    record("pauseInteractiveTransition")
    _ = interruptible
    guard !isInteractive else { return }
    (isInteractive, transitionWasCancelled, hasDecision) = (true, false, false)
    coordinator.interactionChanged()
  }

  // MARK: Completion

  func completeTransition(_ didComplete: Bool) {
    record("completeTransition(\(didComplete))")
    guard hasStarted else { return violate("completeTransition was called before the transition had started") }
    guard !isComplete else { return violate("completeTransition must be called exactly once") }
    isComplete = true
    if let callback = ViewCallback.current {
      violate("completeTransition was called within \(callback), where UIKit moves views itself")
    }
    if isInteractive, !hasDecision {
      violate("completeTransition came while the transition was interactive: finish or cancel it first")
    }
    if didComplete == transitionWasCancelled {
      violate("completeTransition must be called with !transitionWasCancelled")
    }
    checkContainer(didComplete)
    knownInterruptible = nil
    let completion = completion
    self.completion = nil
    completion?(didComplete)
  }

  private func checkContainer(_ didComplete: Bool) {
    if didComplete, let view = views[.to], !view.isDescendant(of: containerView) {
      violate("the view of the controller that appears was never added to the container")
    }
    if let untouchable, untouchable.isDescendant(of: containerView) {
      violate("the presenter's view does not belong into the container of a \(presentationStyle) transition")
    } else if let untouchable, untouchable.superview !== home {
      violate("a \(presentationStyle) transition has taken the presenter's view from where it is")
    }
    if !didComplete, let view = views[.from], !view.isDescendant(of: containerView) {
      violate("the view of the controller that stays is not in the container any more")
    }
  }

  /// The views that the animation has left in the container: neither of the two views, nor those that were there
  /// before.
  var leftovers: [UIView] {
    guard hasStarted else { return [] }
    let known = [views[.from], views[.to]].compactMap { $0 }
    return containerView.subviews.filter { view in
      !furniture.contains(view) && !known.contains { $0.isDescendant(of: view) }
    }
  }

  /// Called after all have been notified: nothing of the animation may be left.
  func checkEmptied() { check(leftovers) }

  func check(_ left: [UIView]) {
    guard !left.isEmpty else { return }
    violate("views were left in the container: \(left.map { UIKitDouble.name(of: $0) }.joined(separator: ", "))")
  }

  /// Checks that nothing retains the animation controller.
  func checkReleased() {
    guard UIKitDouble.settings.reportsRetainedAnimators, let animator else { return }
    self.animator = nil
    weak let kept: AnyObject? = animator
    let name = UIKitDouble.name(of: animator)
    UIKitDouble.clock.after(UIKitDouble.clock.frameDuration) {
      if kept != nil {
        UIKitDouble.violate("The animation controller \(name) is still retained a frame after its transition.")
      }
    }
  }

  func tellAnimationEnded(_ completed: Bool) {
    guard let animator else { return }
    Optionality.ask("\(name).animationEnded(\(completed))") { animator.animationEnded(completed) }
  }

  // MARK: Questions

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
  var targetTransform: CGAffineTransform { .identity }
  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

  private func record(_ call: String) { UIKitDouble.log.record("\(name).\(call)") }
  private func violate(_ sentence: String) { UIKitDouble.violate("\(name): \(sentence).") }
}

/// The superview of all views that a transition moves.
final class TransitionContainerView: UIView {}
