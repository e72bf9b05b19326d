/// One controller presented by another, from the call to the end of its dismissal.
@MainActor final class Presentation {
  let presenter: UIViewController
  let presented: UIViewController
  let controller: UIPresentationController
  let container = PresentationContainerView()
  var run: TransitionRun?
  private(set) var isOnScreen = false

  /// The presenter's superview before a full-screen presentation removes the view.
  private weak var home: UIView?
  private var homeIndex = 0

  private init(_ presented: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController) {
    (self.presented, self.presenter, self.controller) = (presented, presenter, controller)
    container.presentation = controller
  }

  var removesPresenter: Bool { controller.shouldRemovePresentersView }
  var style: UIModalPresentationStyle { controller.presentationStyle }

  // MARK: Presenting

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let name = UIKitDouble.name(of: source)
    UIKitDouble.log.record("\(name).present(\(UIKitDouble.name(of: presented)), animated: \(animated))")
    let style = presented.modalPresentationStyle
    let presenter = presenter(for: style, from: source)
    guard presenter.presentation == nil, presented.presentationOfThis == nil else {
      return UIKitDouble.violate("\(name) presented a controller while it is already presenting: UIKit ignores it.")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return UIKitDouble.violate("\(name) presented a controller while its view is in no window: UIKit ignores it.")
    }
    let controller = makeController(presented, presenter, source, style)
    controller.begins(from: presenter)
    let presentation = Presentation(presented, by: presenter, controller)
    presenter.presentation = presentation
    presented.presentationOfThis = presentation
    presentation.prepare(source, animated, completion)
  }

  private static func presenter(for style: UIModalPresentationStyle, from source: UIViewController) -> UIViewController
  {
    var controller = source
    while let parent = controller.parent {
      let stops = style == .currentContext || style == .overCurrentContext
      if stops, controller.definesPresentationContext { return controller }
      controller = parent
    }
    return controller
  }

  private static func makeController(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController,
    _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if style == .popover { unmodelled("popovers") }
    if style == .custom, let delegate = presented.transitioningDelegate {
      let name = UIKitDouble.name(of: presented)
      let own = Optionality.ask("\(name).transitioningDelegate.presentationController") {
        delegate.presentationController(forPresented: presented, presenting: presenter, source: source)
      }
      if let own = own ?? nil { return own }
    }
    let isSheet = style == .pageSheet || style == .formSheet
    let controller =
      presented.sheet.flatMap { isSheet ? $0 : nil }
      ?? (isSheet
        ? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
        : UIPresentationController(presentedViewController: presented, presenting: presenter))
    controller.presentationStyle = style
    return controller
  }

  private func prepare(_ source: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let name = UIKitDouble.name(of: presented)
    let run = TransitionRun(
      "\(name).presentation", from: presenter, to: presented, style: style, isAnimated: animated, in: container)
    self.run = run
    if animated, let delegate = presented.transitioningDelegate {
      run.animator =
        Optionality.ask("\(name).transitioningDelegate.animationController(forPresented)") {
          delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        } ?? nil
      if let animator = run.animator {
        run.interactor =
          Optionality.ask("\(name).transitioningDelegate.interactionControllerForPresentation") {
            delegate.interactionControllerForPresentation(using: animator)
          } ?? nil
      }
    }
    if run.animator == nil { run.animator = SystemCover(isPresenting: true) }
    let start = { [self] in begin(run, completion) }
    UIKitDouble.startTransition(start)
  }

  private func begin(_ run: TransitionRun, _ completion: (() -> Void)?) {
    guard let stage else { return }
    presented.loadViewIfNeeded()
    container.frame = stage.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(container)
    controller.containerView = container
    isOnScreen = true
    presented.isBeingPresented = true
    let frame = presenter.view.convert(presenter.view.bounds, to: container)
    run.initialFrames[ObjectIdentifier(presenter)] = frame
    run.finalFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
    run.finalFrames[ObjectIdentifier(presenter)] = frame
    run.views[.to] = controller.presentedView
    if removesPresenter { takePresenter(run) } else { run.untouchable = presenter.view }
    record("presentationTransitionWillBegin")
    controller.presentationTransitionWillBegin()
    tellBeginning(disappearing: removesPresenter ? presenter : nil, appearing: presented, run.isAnimated)
    if run.isAnimated {
      run.completion = { [self] in endPresenting(run, $0, completion) }
      return run.start()
    }
    if let view = controller.presentedView {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    run.coordinator.start()
    endPresenting(run, true, completion)
  }

  /// The view over which UIKit presents: the whole window, or the presenter alone.
  private var stage: UIView? {
    guard style == .overCurrentContext || style == .currentContext else { return presenter.view.window }
    return UIKitDouble.settings.presentsInsidePresenter ? presenter.view : presenter.view.superview
  }

  private func takePresenter(_ run: TransitionRun) {
    guard let view = presenter.view else { return }
    home = view.superview
    homeIndex = view.superview?.subviews.firstIndex(of: view) ?? 0
    run.views[.from] = view
    guard home !== container, !container.isDescendant(of: view) else { return }
    container.addSubview(view)
  }

  private func endPresenting(_ run: TransitionRun, _ completed: Bool, _ completion: (() -> Void)?) {
    run.tellAnimationEnded(completed)
    if completed { checkAtRest(run) } else { run.checkEmptied() }
    if completed, removesPresenter, !container.isDescendant(of: presenter.view) { presenter.view.removeFromSuperview() }
    if completed, let view = run.views[.to], view.window == nil { view.removeFromSuperview() }
    tellEnd(
      disappearing: removesPresenter ? presenter : nil, appearing: presented, run.isAnimated, completed: completed)
    record("presentationTransitionDidEnd(\(completed))")
    controller.presentationTransitionDidEnd(completed)
    presented.isBeingPresented = false
    close(run, completed)
    if completed { completion?() } else { remove() }
  }

  /// Puts the presenter's view back in its place.
  func returnPresenter() {
    guard let home, let view = presenter.viewIfLoaded, view.superview !== home else { return }
    home.insertSubview(view, at: homeIndex)
    if CATransform3DIsIdentity(view.layer.transform) { view.frame = home.bounds }
  }

  // MARK: Dismissing

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let name = UIKitDouble.name(of: controller)
    UIKitDouble.log.record("\(name).dismiss(animated: \(animated))")
    guard let presentation = controller.nearestPresentation ?? controller.presentationOfThisOrAncestor else {
      completion?()
      return
    }
    let chain = presentation.chain
    guard chain.allSatisfy({ $0.run == nil }) else {
      return UIKitDouble.violate(
        "\(name) was dismissed while a presentation or dismissal is in progress: UIKit ignores it.")
    }
    chain[chain.count - 1].goAway(over: chain, animated, completion)
  }

  /// This presentation and those on top of it.
  private var chain: [Presentation] { [self] + (presented.nearestPresentation?.chain ?? []) }

  private func goAway(over chain: [Presentation], _ animated: Bool, _ completion: (() -> Void)?) {
    let bottom = chain[0]
    let name = UIKitDouble.name(of: presented)
    let run = TransitionRun(
      "\(name).dismissal", from: presented, to: bottom.presenter, style: style, isAnimated: animated, in: container)
    for each in chain { each.run = run }
    if animated, let delegate = presented.transitioningDelegate {
      run.animator =
        Optionality.ask("\(name).transitioningDelegate.animationController(forDismissed)") {
          delegate.animationController(forDismissed: presented)
        } ?? nil
      if let animator = run.animator {
        run.interactor =
          Optionality.ask("\(name).transitioningDelegate.interactionControllerForDismissal") {
            delegate.interactionControllerForDismissal(using: animator)
          } ?? nil
      }
    }
    if run.animator == nil { run.animator = SystemCover(isPresenting: false) }
    let start = { [self] in beginDismissing(run, chain, completion) }
    UIKitDouble.startTransition(start)
  }

  private func beginDismissing(_ run: TransitionRun, _ chain: [Presentation], _ completion: (() -> Void)?) {
    let bottom = chain[0]
    let removes = bottom.removesPresenter
    presented.isBeingDismissed = true
    run.views[.from] = controller.presentedView
    run.initialFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
    run.finalFrames[ObjectIdentifier(bottom.presenter)] = container.bounds
    if removes { run.views[.to] = bottom.presenter.view } else { run.untouchable = bottom.presenter.view }
    record("dismissalTransitionWillBegin")
    controller.dismissalTransitionWillBegin()
    tellBeginning(disappearing: presented, appearing: removes ? bottom.presenter : nil, run.isAnimated)
    if run.isAnimated {
      run.completion = { [self] in endDismissing(run, chain, $0, completion) }
      return run.start()
    }
    if removes, !container.isDescendant(of: bottom.presenter.view) { container.addSubview(bottom.presenter.view) }
    run.coordinator.start()
    endDismissing(run, chain, true, completion)
  }

  private func endDismissing(
    _ run: TransitionRun, _ chain: [Presentation], _ completed: Bool, _ completion: (() -> Void)?
  ) {
    let bottom = chain[0]
    let removes = bottom.removesPresenter
    run.tellAnimationEnded(completed)
    if completed { run.checkEmptied() } else { checkAtRest(run) }
    if completed {
      controller.presentedView?.removeFromSuperview()
      if removes { bottom.returnPresenter() }
    } else if removes, !container.isDescendant(of: bottom.presenter.view) {
      bottom.presenter.view.removeFromSuperview()
    }
    tellEnd(
      disappearing: presented, appearing: removes ? bottom.presenter : nil, run.isAnimated, completed: completed)
    record("dismissalTransitionDidEnd(\(completed))")
    controller.dismissalTransitionDidEnd(completed)
    presented.isBeingDismissed = false
    for each in chain { each.run = nil }
    close(run, completed)
    guard completed else { return }
    for each in chain.reversed() { each.remove() }
    completion?()
  }
}
