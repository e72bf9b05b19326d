// The way out of a scene.

import UIKit

extension UIViewController {
  /// An action that dismisses what this controller is presented in.
  var closing: UIAction {
    UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
  }
}
