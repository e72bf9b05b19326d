// Placing views.

import UIKit

extension UIView {
  /// Adds a view that is placed by constraints.
  func place(_ child: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate(constraints(child))
  }

  /// Adds a view that fills this one, whatever its size.
  func fill(with child: UIView) {
    child.frame = bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(child)
  }
}
