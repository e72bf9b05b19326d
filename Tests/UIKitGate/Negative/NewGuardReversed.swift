// error: 'setNeedsUpdateOfSupportedInterfaceOrientations()' is only available in iOS 16.0 or newer
import UIKit

@MainActor func rotate(_ screen: UIViewController) {
  guard #unavailable(iOS 16) else { return }
  screen.setNeedsUpdateOfSupportedInterfaceOrientations()
}
