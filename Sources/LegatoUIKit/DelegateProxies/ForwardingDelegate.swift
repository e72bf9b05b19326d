#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A navigation controller's delegate in front of the app's own delegate, which gets all calls that this one does not
  /// implement. Subclasses implement the optional methods.
  @MainActor class ForwardingDelegate: NSObject {
    private(set) weak var navigation: UINavigationController?
    /// The app's own delegate, used only on the main thread. UIKit does not retain it either.
    nonisolated(unsafe) private(set) weak var app: (any UINavigationControllerDelegate)?
    private lazy var watch = DelegateWatch<UINavigationController> { [weak self] in self?.take($0) }

    /// Becomes the delegate, also again after the app has set its own.
    func take(_ navigation: UINavigationController) {
      self.navigation = navigation
      watch.begin(navigation, \.delegate)
      guard navigation.delegate !== self else { return }
      app = navigation.delegate
      navigation.delegate = self as? any UINavigationControllerDelegate
    }

    /// Restores the app's delegate.
    func release() {
      watch.end()
      if let navigation, navigation.delegate === self { navigation.delegate = app }
    }

    #if canImport(ObjectiveC)
      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || app?.responds(to: selector) == true
      }

      /// UIKit remembers which methods a delegate implements, even after the app's delegate is gone.
      override func forwardingTarget(for selector: Selector!) -> Any? { app ?? Silence.shared }
    #endif
  }

  #if !canImport(ObjectiveC)
    extension ForwardingDelegate: ForwardsCalls {
      var forwardingTarget: AnyObject? { app }
    }
  #endif

  #if canImport(ObjectiveC)
    /// Answers like UIKit without a delegate.
    private final class Silence: NSObject, UINavigationControllerDelegate {
      nonisolated static let shared = Silence()

      nonisolated override init() { super.init() }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .all }

      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .portrait }
    }
  #endif
#endif
