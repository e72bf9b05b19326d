// error: argument labels for method 'viewWillAppear(animated:)' do not match those of overridden method 'viewWillAppear'
import UIKit

final class Screen: UIViewController {
  override func viewWillAppear(animated: Bool) {}
}
