// The children of a hub or a drawer.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The container for the children of a hub or a drawer. UIKit does not show these children, so this class keeps
  /// UIKit's rules itself.
  class ChildContainer: TransitionContainer {
    private(set) weak var parent: ContainerController?
    /// The present change, in place of UIKit's own.
    private(set) var change: ChildTransitionContext?

    /// Takes the gestures on a controller's view, which is loaded.
    func attend(_ parent: ContainerController) {
      self.parent = parent
      attend(parent.view)
    }

    override var owner: UIViewController? { parent }

    override func prepareRoutes() {}

    override func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool {
      guard let parent, let system else { return false }
      let context = ChildTransitionContext(request, of: system, in: parent)
      change = context
      context.begin()
      if request.isInteractive {
        system.startInteractiveTransition(context)
      } else {
        system.animateTransition(using: context)
      }
      context.alongside.start(context)
      return true
    }

    override func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      scene.enter(context.containerView)
      adopt(started)
    }

    /// Ends a change; the calls at its end may have begun another one.
    func leave(_ ended: ChildTransitionContext) { if change === ended { change = nil } }

    /// Where a child rests, in the parent's coordinates.
    func frame(of child: UIViewController) -> CGRect { view?.bounds ?? .zero }

    /// The children that are visible at rest, the top one last.
    var shown: [UIViewController] { [screens[navigator.top]].compactMap { $0 } }

    /// Lays the children out after the parent's size may have changed.
    func layOut() {
      if let view, navigator.size != Size2D(view.bounds.size) { followSize() }
    }
  }
#endif
