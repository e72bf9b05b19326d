// What is visible of a story on the device.

import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

extension UIKitHost {
  /// The look of a screen; nil if it is invisible.
  static func look(_ sight: Sight) -> Story.Look? {
    sight.isVisible ? look(frame(around: sight.corners), sight.opacity) : nil
  }

  /// The look of a view, as the compositor shows it: as much as the masks above it leave.
  static func look(_ view: UIView) -> Story.Look {
    let shown = view.layer.presentation() ?? view.layer
    var frame = UIKitHost.frame(of: view.bounds, in: shown)
    for masked in sequence(first: view, next: \.superview) {
      guard let mask = masked.layer.mask else { continue }
      let hole = (mask.presentation() ?? mask).frame
      frame = frame.intersection(UIKitHost.frame(of: hole, in: masked.layer.presentation() ?? masked.layer))
    }
    let opacity = sequence(first: shown as CALayer, next: \.superlayer).reduce(1) { $0 * Double($1.opacity) }
    return look(frame, opacity)
  }

  /// The copies of an element that is in flight, the topmost first: the view itself and snapshots of it, outside their
  /// screens.
  func flying(_ element: String) -> [UIView] {
    let homes = controllers.values.compactMap(\.viewIfLoaded)
    return device.window.descendants.reversed().filter { view in
      let source = UIKitDouble.source(ofSnapshot: view) ?? view
      return source.legato.elementID as? String == element && !homes.contains { view.isDescendant(of: $0) }
    }
  }

  /// The rectangle around a layer's rectangle, in the window.
  private static func frame(of rect: CGRect, in layer: CALayer) -> CGRect {
    frame(around: [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map { layer.convert($0, to: nil) })
  }

  private static func frame(around corners: [CGPoint]) -> CGRect {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  private static func look(_ frame: CGRect, _ opacity: Double) -> Story.Look {
    Story.Look(
      frame: Rect2D(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), opacity: opacity)
  }
}

extension UIView {
  /// All views below this one, those behind first.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
