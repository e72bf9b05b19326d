// error: 'anchorPoint' is only available in iOS 16.0 or newer
import UIKit

@MainActor func anchor(_ view: UIView) {
  if #available(iOS 16, *) { view.anchorPoint = .zero } else { view.anchorPoint = .zero }
}
