// The transitioning delegate of presented controllers, and the style that they had before.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A presented controller's transitioning delegate: it provides animations, and forwards every call to the app's own
  /// delegate, which answers first.
  final class PresentationDelegateProxy: NSObject, UIViewControllerTransitioningDelegate {
    private var container: PresentationContainer?
    /// The app's own delegate. UIKit does not retain it either.
    private weak var app: (any UIViewControllerTransitioningDelegate)?
    private lazy var watch = DelegateWatch<UIViewController> { [weak self] in self?.take($0) }
    private var style: SavedPresentationStyle?
    /// Whether the app's delegate has provided a presentation controller.
    private(set) var hasAppsController = false

    /// Becomes the delegate, and gives a controller that is not presented yet a style that leaves the animation to the
    /// delegate.
    ///
    /// - Parameter hasStatusBar: whether the controller decides about the status bar, whatever its style.
    func claim(_ presented: UIViewController, in wanted: UIModalPresentationStyle?, hasStatusBar: Bool = false) {
      watch.begin(presented, \.transitioningDelegate)
      take(presented)
      guard presented.presentingViewController == nil else { return }
      style?.restore(presented)
      // A controller with a transition is not meant as a sheet of UIKit, which is how UIKit reads `.automatic`.
      let chosen = wanted ?? (presented.modalPresentationStyle.isSheet ? .fullScreen : nil)
      style = chosen.map { SavedPresentationStyle(of: $0, to: presented, hasStatusBar: hasStatusBar) }
    }

    /// Becomes the controller's delegate, also again after the app has set its own.
    func take(_ presented: UIViewController) {
      guard presented.transitioningDelegate !== self else { return }
      app = presented.transitioningDelegate
      presented.transitioningDelegate = self
    }

    /// Restores the app's delegate and the controller's own style.
    func release(_ presented: UIViewController) {
      watch.end()
      style?.restore(presented)
      style = nil
      if presented.transitioningDelegate === self { presented.transitioningDelegate = app }
    }

    /// Performs an action once UIKit can: a transition under way ends at once; one that has not started ends when it
    /// starts.
    func whenFree(_ action: @escaping () -> Void) {
      guard let container else { return action() }
      container.whenFree(action)
    }

    /// Moves a sheet to another detent.
    func selectDetent(_ detent: Detent) -> Bool {
      guard let container else { return false }
      container.prepare()
      return container.request(.move(to: detent))
    }

    var selectedDetent: Detent? { (container as? SheetContainer)?.detent }

    /// Follows a controller that has been presented; without an animation UIKit has requested none.
    func meetAtOnce(_ presented: UIViewController) {
      guard let presenter = presented.presentingViewController, presented.modalPresentationStyle.leavesAnimationsToApps,
        let view = presented.presentationController?.containerView, container?.view !== view
      else { return }
      let container = makeContainer(presented, presenter)
      self.container = container
      container.meetAtOnce(in: view)
    }

    private func makeContainer(_ presented: UIViewController, _ presenter: UIViewController) -> PresentationContainer {
      presented.legato.record?.sheet == nil
        ? PresentationContainer(presented: presented, presenter: presenter)
        : SheetContainer(presented: presented, presenter: presenter)
    }

    /// Expects that a finger brings the next presentation.
    func expect(_ container: PresentationContainer) { self.container = container }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard presented.modalPresentationStyle.leavesAnimationsToApps else {
        presented.legato.call(nil)
        container = nil
        return app?.animationController?(forPresented: presented, presenting: presenting, source: source)
      }
      let isSheet = presented.legato.record?.sheet != nil
      let own = app?.animationController?(forPresented: presented, presenting: presenting, source: source)
      let container =
        container.flatMap { $0.isBetween(presenting, presented) && $0 is SheetContainer == isSheet ? $0 : nil }
        ?? makeContainer(presented, presenting)
      self.container = container
      return container.animation(.present, from: presenting, to: presented, own: own)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let own = app?.animationController?(forDismissed: dismissed)
      guard let container, let presenter = dismissed.presentingViewController else { return own }
      return container.animation(.dismiss, from: dismissed, to: presenter, own: own)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      container?.interaction(of: animator) { app?.interactionControllerForPresentation?(using: $0) }
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      container?.interaction(of: animator) { app?.interactionControllerForDismissal?(using: $0) }
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let own = app?.presentationController?(forPresented: presented, presenting: presenting, source: source)
      hasAppsController = own != nil
      return own
    }
  }

  extension UIModalPresentationStyle {
    /// Whether an app can provide its animation: UIKit alone shows its sheets and popovers.
    var leavesAnimationsToApps: Bool { !isSheet && self != .popover }

    /// Whether it is a sheet of UIKit, or leaves the choice to UIKit, which chooses a sheet.
    var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
  }

  /// The presentation style that a controller had before the library changed it.
  @MainActor struct SavedPresentationStyle {
    private let own: UIModalPresentationStyle
    private let given: UIModalPresentationStyle
    /// The controller's own setting for the status bar; nil if that is not changed.
    private let capturesStatusBar: Bool?

    /// - Parameter hasStatusBar: whether the controller shall decide about the status bar, in a style that does not do
    ///   so.
    init(of style: UIModalPresentationStyle, to controller: UIViewController, hasStatusBar: Bool) {
      own = controller.modalPresentationStyle
      capturesStatusBar = hasStatusBar ? controller.modalPresentationCapturesStatusBarAppearance : nil
      given = style
      controller.modalPresentationStyle = style
      if hasStatusBar { controller.modalPresentationCapturesStatusBarAppearance = true }
    }

    /// Restores the style, if the app has not set another one.
    func restore(_ controller: UIViewController) {
      guard controller.modalPresentationStyle == given else { return }
      controller.modalPresentationStyle = own
      if let capturesStatusBar { controller.modalPresentationCapturesStatusBarAppearance = capturesStatusBar }
    }
  }
#endif
