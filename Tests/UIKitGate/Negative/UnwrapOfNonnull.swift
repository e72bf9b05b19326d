// error: initializer for conditional binding must have Optional type, not 'CALayer'
import UIKit

@MainActor func layer(of view: UIView) -> CALayer? {
  if let layer = view.layer { return layer }
  return nil
}
