#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A navigation controller's delegate that only watches: it moves bars with their pages in the system's own push and
  /// pop, and forwards every call to the app's delegate.
  ///
  /// A delegate that implements the animation methods, even with nil, disables the system's swipe back. So this one
  /// implements only the methods of the app's delegate.
  final class BarDelegateProxy: ForwardingDelegate, UINavigationControllerDelegate {
    private let bars: AttachedBars
    private var pictures: [UIView] = []

    init(_ navigation: UINavigationController) {
      bars = AttachedBars(navigation, hiddenBars: HiddenBars())
      super.init()
      take(navigation)
    }

    override func release() {
      super.release()
      end()
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      begin(navigationController)
      app?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      end()
      app?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }

    private func begin(_ navigation: UINavigationController) {
      guard let coordinator = navigation.transitionCoordinator, coordinator.isAnimated,
        let from = coordinator.viewController(forKey: .from), let to = coordinator.viewController(forKey: .to)
      else { return }
      bars.remember(from, before: to)
      let isPush = navigation.viewControllers.contains(from)
      // Only now has UIKit given its bar the new page's items.
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.show(from, to, isPush) },
        completion: { [weak self] _ in self?.end() })
    }

    private func show(_ from: UIViewController, _ to: UIViewController, _ isPush: Bool) {
      UIView.performWithoutAnimation {
        bars.begin(from: from, to: to, isPush: isPush) { picture, controller in
          guard let navigation else { return }
          // The page may already move; at rest it fills the controller.
          let page = controller.view.superview
          picture.frame.origin.y -= page.map { $0.convert($0.bounds, to: navigation.view).minY } ?? 0
          controller.view.addSubview(picture)
          pictures.append(picture)
        }
      }
    }

    private func end() {
      bars.end()
      for picture in pictures { picture.removeFromSuperview() }
      pictures = []
    }
  }
#endif
