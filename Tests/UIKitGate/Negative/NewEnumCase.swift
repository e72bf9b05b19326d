// error: 'inline' is only available in iOS 17.0 or newer
import UIKit

@MainActor func title(_ item: UINavigationItem) { item.largeTitleDisplayMode = .inline }
