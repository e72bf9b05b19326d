extension Presentation {
  func tellBeginning(disappearing: UIViewController?, appearing: UIViewController?, _ isAnimated: Bool) {
    let disappear = { _ = disappearing?.beginAppearance(false, animated: isAnimated) }
    let appear = { _ = appearing?.beginAppearance(true, animated: isAnimated) }
    if UIKitDouble.settings.appearingFirst {
      appear()
      disappear()
    } else {
      disappear()
      appear()
    }
  }

  func tellEnd(
    disappearing: UIViewController?, appearing: UIViewController?, _ isAnimated: Bool, completed: Bool
  ) {
    if !completed {
      appearing?.beginAppearance(false, animated: isAnimated)
      disappearing?.beginAppearance(true, animated: isAnimated)
    }
    let pair = [disappearing, appearing].compactMap { $0 }
    for controller in UIKitDouble.settings.appearingFirst == completed ? pair.reversed() : pair {
      controller.endAppearance()
    }
  }

  func close(_ run: TransitionRun, _ completed: Bool) {
    self.run = nil
    run.coordinator.end(completed: completed)
    run.checkReleased()
    (run.animator, run.interactor) = (nil, nil)
    UIStatusBarManager.shared.update()
  }

  /// Checks that nothing of the animation is left in the container at rest. A snapshot that the next transition takes
  /// over may stay until then.
  func checkAtRest(_ run: TransitionRun) {
    let left = run.leftovers
    UIKitDouble.clock.after(UIKitDouble.clock.frameDuration) { [weak self] in
      guard let self, self.run == nil, presenter.presentation === self else { return }
      run.check(left.filter { run.leftovers.contains($0) })
    }
  }

  /// Removes all of the presentation's views.
  func remove() {
    if removesPresenter { returnPresenter() }
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    controller.containerView = nil
    presenter.presentation = nil
    presented.presentationOfThis = nil
  }

  func record(_ call: String) { UIKitDouble.log.record("\(UIKitDouble.name(of: controller)).\(call)") }
}

/// The superview of a presented controller's view, for as long as it is presented.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIKitDouble {
  /// Starts a presentation or a dismissal at the time that the settings choose.
  @MainActor static func startTransition(_ start: @escaping () -> Void) {
    guard settings.startsAFrameLater || settings.presentsAtLayout else { return start() }
    clock.after(settings.startsAFrameLater ? clock.frameDuration : 0) { start() }
  }
}

extension UIViewController {
  /// The presentation by this controller or by its nearest ancestor that presents.
  var nearestPresentation: Presentation? { presentation ?? parent?.nearestPresentation }

  var presentationOfThisOrAncestor: Presentation? { presentationOfThis ?? parent?.presentationOfThisOrAncestor }

  public var presentedViewController: UIViewController? { nearestPresentation?.presented }
  public var presentingViewController: UIViewController? { presentationOfThisOrAncestor?.presenter }

  public var presentationController: UIPresentationController? {
    presentationOfThisOrAncestor?.controller ?? sheetPresentationController
  }

  /// Also set before the presentation, so that apps can configure the sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    if let own = presentationOfThisOrAncestor?.controller { return own as? UISheetPresentationController }
    let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet]
    guard styles.contains(modalPresentationStyle) else { return nil }
    let made = sheet ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheet = made
    return made
  }

  var capturesStatusBar: Bool {
    presentationOfThis?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

/// UIKit's own presentation: the new screen covers the old one from below.
final class SystemCover: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration: TimeInterval = 0.4

  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
    let height = context.containerView.bounds.height
    if isPresenting, let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    } else if let to = context.view(forKey: .to) {
      context.containerView.insertSubview(to, at: 0)
    }
    let rest = view.center
    if isPresenting { view.center.y = rest.y + height }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseOut,
      animations: { view.center.y = self.isPresenting ? rest.y : rest.y + height },
      completion: { _ in
        if context.transitionWasCancelled { view.center = rest }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension UIViewController {
  /// Releases all presentations from here on: the presenting and the presented controller retain each other.
  func dropPresentations() {
    for child in children { child.dropPresentations() }
    presentation?.presented.dropPresentations()
    presentation = nil
  }
}
