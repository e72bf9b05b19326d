// error: 'interactiveContentPopGestureRecognizer' is only available in iOS 26.0 or newer
import UIKit

@MainActor func disable(_ navigation: UINavigationController) {
  navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
}
