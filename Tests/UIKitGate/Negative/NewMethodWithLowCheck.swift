// error: 'invalidateDetents()' is only available in iOS 16.0 or newer
import UIKit

@MainActor func update(_ sheet: UISheetPresentationController) {
  guard #available(iOS 15.4, *) else { return }
  sheet.invalidateDetents()
}
