// What is visible of a story on the device.

import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

extension UIKitHost {
  /// The look of a screen; nil if it is invisible.
  static func look(_ sight: Sight) -> Story.Look? { sight.isVisible ? look(sight.corners, sight.opacity) : nil }

  /// The look of a view, as the compositor shows it.
  static func look(_ view: UIView) -> Story.Look? {
    let (shown, bounds) = (view.layer.presentation() ?? view.layer, view.bounds)
    let corners = [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY)].map {
      shown.convert($0, to: nil)
    }
    let opacity = sequence(first: shown as CALayer, next: \.superlayer).reduce(1) { $0 * Double($1.opacity) }
    return look(corners, opacity)
  }

  /// An element that is in flight: the view itself or a snapshot of it, outside its screen.
  func flying(_ element: String) -> UIView? {
    let homes = controllers.values.compactMap(\.viewIfLoaded)
    return device.window.descendants.last { view in
      let source = UIKitDouble.source(ofSnapshot: view) ?? view
      return source.legato.elementID as? String == element && !homes.contains { view.isDescendant(of: $0) }
    }
  }

  private static func look(_ corners: [CGPoint], _ opacity: Double) -> Story.Look {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    let size = Size2D(width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
    return Story.Look(frame: Rect2D(x: left, y: top, width: size.width, height: size.height), opacity: opacity)
  }
}

extension UIView {
  /// All views below this one, those behind first.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
