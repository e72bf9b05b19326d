/// One change of a navigation stack, from the call to its end.
@MainActor final class NavigationChange {
  let operation: UINavigationController.Operation
  let oldStack: [UIViewController]
  var newStack: [UIViewController]
  let run: TransitionRun
  var hasAsked = false
  /// Whether it is too early to start.
  var isHeld = UIKitDouble.settings.startsAFrameLater
  var isSystem = false
  var oldItems: [UINavigationItem] = []

  init(
    _ operation: UINavigationController.Operation, from oldStack: [UIViewController], to newStack: [UIViewController],
    isAnimated: Bool, name: String
  ) {
    self.operation = operation
    self.oldStack = oldStack
    self.newStack = newStack
    run = TransitionRun(name, from: oldStack.last, to: newStack.last, style: .none, isAnimated: isAnimated)
  }

  var from: UIViewController? { oldStack.last }
  var to: UIViewController? { newStack.last }
  var leaving: [UIViewController] { oldStack.filter { !newStack.contains($0) } }
  var arriving: [UIViewController] { newStack.filter { !oldStack.contains($0) } }
}

extension UINavigationController {
  /// The only way to request a change. It merges with a change that has not started, waits for a running one, or is
  /// dropped because of that. Returns whether the request has an effect.
  @discardableResult
  func request(
    _ call: String, _ operation: Operation, _ animated: Bool,
    _ change: @escaping ([UIViewController]) -> [UIViewController]
  ) -> Bool {
    let name = UIKitDouble.name(of: self)
    UIKitDouble.log.record("\(name).\(call)(animated: \(animated))")
    guard !isFrozen else {
      UIKitDouble.log.record("\(name) is frozen")
      return false
    }
    let overlap = UIKitDouble.settings.overlap
    if current == nil {
      plan(operation, animated, change)
    } else if overlap == .drops {
      UIKitDouble.log.record("\(name) drops \(call)")
      return false
    } else {
      queue.append { [weak self] in self?.plan(operation, animated && overlap == .queues, change) }
    }
    return true
  }

  private func plan(_ operation: Operation, _ animated: Bool, _ change: ([UIViewController]) -> [UIViewController]) {
    let newStack = change(stack)
    guard newStack != stack else { return }
    let oldStack = planned?.oldStack ?? stack
    let before = stack
    stack = newStack
    adopt(oldStack: oldStack, before: before)
    guard isViewLoaded else { return }
    guard view.window != nil else {
      planned = nil
      return showTopAtOnce()
    }
    if UIKitDouble.settings.stackChangesAtLayout { stackShown = oldStack }
    let isAnimated = animated && oldStack.last != newStack.last
    let change = NavigationChange(
      operation, from: oldStack, to: newStack, isAnimated: isAnimated, name: "\(UIKitDouble.name(of: self)).transition")
    planned = change
    if !UIKitDouble.settings.asksDelegateAtLayout { ask(change) }
    if change.isHeld {
      UIKitDouble.clock.after(UIKitDouble.clock.frameDuration) { [weak self] in self?.release(change) }
    }
    view.setNeedsLayout()
  }

  private func release(_ change: NavigationChange) {
    change.isHeld = false
    view.setNeedsLayout()
  }

  private func adopt(oldStack: [UIViewController], before: [UIViewController]) {
    for controller in stack where controller.parent !== self { addChild(controller) }
    for controller in oldStack where !stack.contains(controller) { controller.willMove(toParent: nil) }
    // A controller that came and left before anything was shown must not stay a child.
    for controller in before where !stack.contains(controller) && !oldStack.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Asks the delegate for its animation controller and, if it has one, for its interaction controller.
  func ask(_ change: NavigationChange) {
    guard !change.hasAsked else { return }
    change.hasAsked = true
    guard change.run.isAnimated, let from = change.from, let to = change.to else { return }
    if let delegate {
      let name = UIKitDouble.name(of: self)
      let question = "\(name).delegate.animationControllerFor(\(change.operation))"
      let answer = Optionality.ask(question) {
        delegate.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
      }
      DelegateKnowledge.note(type(of: delegate), animates: answer != nil)
      change.run.animator = answer ?? nil
      if let animator = change.run.animator {
        change.run.interactor =
          Optionality.ask("\(name).delegate.interactionControllerFor") {
            delegate.navigationController(self, interactionControllerFor: animator)
          } ?? nil
      }
    }
    guard change.run.animator == nil else { return }
    change.isSystem = true
    change.run.animator = SystemSlide(change.operation)
    change.run.interactor = popGesture.interaction
  }

  /// Starts the change that waits for this layout pass.
  func startPending() {
    guard let change = planned, !change.isHeld, current == nil, view.window != nil else { return }
    planned = nil
    current = change
    stackShown = nil
    ask(change)
    begin(change)
  }

  private func begin(_ change: NavigationChange) {
    guard let to = change.to, change.from != to else { return finishAtOnce(change) }
    let from = change.from
    let run = change.run
    to.loadViewIfNeeded()
    contentView.addSubview(run.containerView)
    run.containerView.frame = contentView.bounds
    run.containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    run.views = [.to: to.view]
    if let view = from?.viewIfLoaded {
      run.views[.from] = view
      run.initialFrames[ObjectIdentifier(from!)] = contentView.bounds
      run.containerView.addSubview(view)
    }
    run.finalFrames[ObjectIdentifier(to)] = contentView.bounds
    to.overlay = contentOverlay
    for controller in change.arriving { controller.isMovingToParent = true }
    for controller in change.leaving { controller.isMovingFromParent = true }
    tellBeginning(change)
    moveBars(change)
    run.completion = { [weak self, weak change] completed in
      if let change { self?.end(change, completed) }
    }
    guard run.isAnimated, run.animator != nil else { return finishUnanimated(change) }
    run.start()
  }

  private func tellBeginning(_ change: NavigationChange) {
    guard let to = change.to else { return }
    let isAnimated = change.run.isAnimated
    if UIKitDouble.settings.willShowFirst { tellDelegate("willShow", to, isAnimated) }
    let disappear = { _ = change.from?.beginAppearance(false, animated: isAnimated) }
    let appear = { to.beginAppearance(true, animated: isAnimated) }
    guard appearance == .appeared || appearance == .appearing else { return }
    if UIKitDouble.settings.appearingFirst {
      appear()
      disappear()
    } else {
      disappear()
      appear()
    }
    if !UIKitDouble.settings.willShowFirst { tellDelegate("willShow", to, isAnimated) }
  }

  func tellDelegate(_ call: String, _ controller: UIViewController, _ isAnimated: Bool) {
    guard let delegate else { return }
    let text = "\(UIKitDouble.name(of: self)).delegate.\(call)(\(UIKitDouble.name(of: controller)))"
    Optionality.ask(text) {
      if call == "willShow" {
        delegate.navigationController(self, willShow: controller, animated: isAnimated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: isAnimated)
      }
    }
  }
}

/// The delegate types that implement `animationControllerFor`, as found by asking them.
@MainActor enum DelegateKnowledge {
  private static var animating: [ObjectIdentifier: Bool] = [:]
  static func note(_ type: Any.Type, animates: Bool) { animating[ObjectIdentifier(type)] = animates }
  static func animates(_ type: Any.Type) -> Bool? { animating[ObjectIdentifier(type)] }
}
