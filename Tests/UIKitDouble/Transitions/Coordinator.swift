/// The facts about a transition that its coordinator gives.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations beside a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}

/// The coordinator of one run. Animations that are added before the run starts wait for the start.
@MainActor final class RunCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Weak, because the run owns the coordinator, which apps may keep longer.
  private weak var run: TransitionRun?
  private let size: (duration: TimeInterval, container: UIView)?
  private var waiting: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  private var animator: UIViewPropertyAnimator?
  private var hasStarted = false
  private var hasEnded = false

  init(run: TransitionRun) {
    (self.run, size) = (run, nil)
    super.init()
  }

  /// The coordinator of a change of size, which is no transition between controllers.
  init(duration: TimeInterval, container: UIView) {
    size = (duration, container)
    super.init()
  }

  var isAnimated: Bool { run?.isAnimated ?? (transitionDuration > 0) }
  var presentationStyle: UIModalPresentationStyle { run?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { run?.initiallyInteractive ?? false }
  var isInterruptible: Bool { run?.isInterruptible ?? false }
  var isInteractive: Bool { run?.isInteractive ?? false }
  var isCancelled: Bool { run?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { run?.duration ?? size?.duration ?? 0 }
  var percentComplete: CGFloat { run?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { run?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    run?.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { run?.view(forKey: key) }
  var containerView: UIView { run?.containerView ?? size?.container ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasStarted { alongside([animation]) } else { waiting.append(animation) }
    }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  // MARK: What the run tells

  func start() {
    hasStarted = true
    let due = waiting
    waiting = []
    alongside(due)
  }

  private func alongside(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    guard isAnimated, transitionDuration > 0 else {
      for block in blocks { block(self) }
      return
    }
    let animator = animator ?? UIViewPropertyAnimator(duration: transitionDuration, curve: completionCurve)
    animator.isUIKits = true
    let isNew = self.animator == nil
    self.animator = animator
    for block in blocks { animator.addAnimations { [self] in block(self) } }
    if isInteractive { animator.pauseAnimation() } else if isNew { animator.startAnimation() }
  }

  func follow(_ fraction: CGFloat) { animator?.fractionComplete = fraction }

  func interactionChanged() {
    for handler in changeHandlers { handler(self) }
    guard let run else { return }
    if run.isInteractive {
      animator?.pauseAnimation()
    } else {
      let due = endHandlers
      endHandlers = []
      for handler in due { handler(self) }
      guard let animator else { return }
      animator.isReversed = run.transitionWasCancelled
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  func end(completed: Bool) {
    hasEnded = true
    animator?.stopAnimation(false)
    if animator?.state == .stopped { animator?.finishAnimation(at: completed ? .end : .start) }
    let due = completions
    completions = []
    for completion in due { completion(self) }
    if UIKitDouble.settings.coordinatorCompletesTwice { for completion in due { completion(self) } }
    (changeHandlers, endHandlers, waiting, animator) = ([], [], [], nil)
  }
}
