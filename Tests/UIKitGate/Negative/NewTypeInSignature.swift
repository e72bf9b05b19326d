// error: 'UITab' is only available in iOS 18.0 or newer
import UIKit

@MainActor func name(_ tab: UITab) {}
