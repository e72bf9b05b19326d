// The button that leaves a scene.

import UIKit

extension UIViewController {
  /// An action that dismisses the presentation of this controller.
  var closing: UIAction {
    UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
  }
}
