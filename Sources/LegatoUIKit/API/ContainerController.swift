// The base of hubs and drawers.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A controller whose children come and go by the library's transitions: ``HubController`` and ``DrawerController``.
  ///
  /// Children are contained by UIKit's rules: their appearance methods are called in UIKit's order, also if a finger
  /// turns back. They fill the controller's view, and the top one decides about rotation, status bar and home
  /// indicator. Animations given to their `transitionCoordinator` follow the finger, forwards and back.
  public class ContainerController: UIViewController {
    let container: ChildContainer
    /// Whether the controller has appeared or is about to appear, and is not about to disappear.
    private(set) var isShown = false
    /// The children that were told that an appearance begins, but not yet that it has ended.
    private var forwarded: [UIViewController] = []

    init(_ container: ChildContainer) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// There is no archive: children are given in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The child that answers the user: the top one, or the one that a release has chosen.
    public var topController: UIViewController? { container.screens[container.navigator.top] }

    /// Adds the child that is always there.
    public override func viewDidLoad() {
      super.viewDidLoad()
      container.attend(self)
      for child in container.shown {
        if child.parent !== self { addChild(child) }
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      container.layOut()
    }

    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      container.finishAtOnce()
      isShown = true
      forward(true, animated)
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      endForwarding()
    }

    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      container.finishAtOnce()
      forward(false, animated)
      isShown = false
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      endForwarding()
    }

    /// UIKit's own coordinator, if there is one, else that of the run between the children.
    public override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      super.transitionCoordinator ?? container.change
    }

    public override var childForStatusBarStyle: UIViewController? { topController }
    public override var childForStatusBarHidden: UIViewController? { topController }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { topController }

    private func forward(_ isAppearing: Bool, _ animated: Bool) {
      forwarded = container.shown
      for child in forwarded { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells the children that they have appeared or disappeared: with this controller, or earlier because a run
    /// between them begins.
    func endForwarding() {
      for child in forwarded { child.endAppearanceTransition() }
      forwarded = []
    }
  }
#endif
