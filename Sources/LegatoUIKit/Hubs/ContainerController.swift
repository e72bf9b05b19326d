// What a hub and a drawer have in common.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A controller whose children come and go by the library's transitions: ``HubController`` and ``DrawerController``.
  ///
  /// Children are contained as UIKit asks for: they hear of appearing and disappearing in UIKit's order, also where a
  /// finger changes its mind, fill the controller's view, and take part in rotation, status bar and home indicator
  /// while they are on top. What they give their `transitionCoordinator` to animate runs as far as the finger takes it,
  /// and back.
  public class ContainerController: UIViewController {
    let container: ChildContainer
    /// Whether the controller itself has appeared, or is about to, and is not about to disappear.
    private(set) var isShown = false
    /// The children that were told, as this controller was, and are still to hear the end of it.
    private var forwarded: [UIViewController] = []

    init(_ container: ChildContainer) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// Not from an archive: the children are said in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The child that answers the user: the one on top, or the one that a release has chosen.
    public var topController: UIViewController? { container.screens[container.navigator.top] }

    /// Puts the child that is always there in place.
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

    /// What the children let run alongside their transition: UIKit's own, if there is one, or the library's.
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

    /// The children have appeared, or disappeared: with this controller, or because one of them goes on at once.
    func endForwarding() {
      for child in forwarded { child.endAppearanceTransition() }
      forwarded = []
    }
  }
#endif
