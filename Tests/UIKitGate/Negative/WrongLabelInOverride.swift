// error: argument labels for method 'viewWillAppear(animated:)' do not match those of overridden method
import UIKit

final class Screen: UIViewController {
  override func viewWillAppear(animated: Bool) {}
}
