#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// What a navigation controller's delegate needs to stand before the app's own: what it does not answer itself, the
  /// app's answers. Subclasses are the delegates: each says for itself which of the optional calls it answers.
  @MainActor class ForwardingDelegate: NSObject {
    private(set) weak var navigation: UINavigationController?
    /// The app's own delegate. UIKit does not retain it either; nobody asks but the main thread.
    nonisolated(unsafe) private(set) weak var app: (any UINavigationControllerDelegate)?
    private lazy var watch = DelegateWatch<UINavigationController> { [weak self] in self?.take($0) }

    /// Takes the delegate's place, again if the app has set its own meanwhile.
    func take(_ navigation: UINavigationController) {
      self.navigation = navigation
      watch.begin(navigation, \.delegate)
      guard navigation.delegate !== self else { return }
      app = navigation.delegate
      navigation.delegate = self as? any UINavigationControllerDelegate
    }

    /// Gives the place back to the app's delegate.
    func release() {
      watch.end()
      if let navigation, navigation.delegate === self { navigation.delegate = app }
    }

    #if canImport(ObjectiveC)
      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || app?.responds(to: selector) == true
      }

      /// UIKit remembers what its delegate answers; once the app's is gone, nobody does.
      override func forwardingTarget(for selector: Selector!) -> Any? { app ?? Silence.shared }
    #endif
  }

  #if !canImport(ObjectiveC)
    extension ForwardingDelegate: ForwardsCalls {
      var forwardingTarget: AnyObject? { app }
    }
  #endif

  #if canImport(ObjectiveC)
    /// Answers as UIKit does without a delegate.
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
