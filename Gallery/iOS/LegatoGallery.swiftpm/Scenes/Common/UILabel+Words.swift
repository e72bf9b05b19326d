// Labels that follow the user's text size.

import UIKit

extension UILabel {
  static func words(_ style: UIFont.TextStyle, _ text: String = "", color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

extension UIStackView {
  /// A column of views.
  static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }
}
