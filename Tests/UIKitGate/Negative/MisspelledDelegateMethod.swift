// error: instance method 'navigationController(_:willShown:animated:)' nearly matches optional requirement
import UIKit

@MainActor final class Delegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShown viewController: UIViewController, animated: Bool
  ) {}
}
