import UIKit

/// A button on a page that counts its presses.
@MainActor final class Pressed {
  private(set) var count = 0

  /// - Parameter y: The place of its upper edge on the page, in points. The button is 60 points high, and in the middle
  ///   of a phone's width.
  init(on page: UIViewController, at y: CGFloat) {
    let button = UIButton(frame: CGRect(x: 100, y: y, width: 190, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
  }
}
