// error: value of type 'UIView' has no member 'opacity'
import UIKit

@MainActor func hide(_ view: UIView) { view.opacity = 0 }
