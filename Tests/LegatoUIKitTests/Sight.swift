import Foundation
import UIKit

/// The visible corners of a page at an instant, as the compositor shows it, and its opacity.
@MainActor struct Sight {
  /// The difference of two frames: the distance of the corner that has moved most, in points, and that of the opacity.
  struct Step {
    var travel: CGFloat = 0
    var fade = 0.0
  }

  /// Its four corners, in the window.
  let corners: [CGPoint]
  let opacity: Double
  /// Whether some of it is in the window, and not almost transparent.
  let isVisible: Bool
  /// The place of its view in the tree: its index and that of each superview among their siblings.
  let path: [Int]

  /// A difference below half a grey level of 256 is invisible.
  private static let transparency = 0.002
  /// The width of a page at the window's edge that counts as invisible, in points.
  private static let edge: CGFloat = 0.5

  /// Nil if neither the controller's view nor a snapshot of it or of its container is in a window. A snapshot lies over
  /// the view, which UIKit may already have brought to its final place.
  init?(_ controller: UIViewController) {
    guard let page = controller.viewIfLoaded else { return nil }
    let picture = Sight.first(in: UIApplication.shared.windows) { view in
      guard let source = UIKitDouble.source(ofSnapshot: view) else { return false }
      return page.isDescendant(of: source) && view.bounds.size == source.bounds.size
    }
    guard let view = picture ?? (page.window == nil ? nil : page) else { return nil }
    let shown = view.layer.presentation() ?? view.layer
    let source = UIKitDouble.source(ofSnapshot: view) ?? view
    let bounds = page.convert(page.bounds, to: source)
    corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { shown.convert($0, to: nil) }
    opacity = sequence(first: shown as CALayer, next: \.superlayer).reduce(1) {
      $1.isHidden ? 0 : $0 * Double($1.opacity)
    }
    isVisible = opacity > Sight.transparency && Sight.isVisible(corners, in: view.window?.bounds ?? .zero)
    path = Sight.path(of: view)
  }

  /// The place of a view in the tree.
  static func path(of view: UIView) -> [Int] {
    sequence(first: view, next: \.superview).compactMap { $0.superview?.subviews.firstIndex(of: $0) }.reversed()
  }

  private static func isVisible(_ corners: [CGPoint], in bounds: CGRect) -> Bool {
    let (xs, ys, inside) = (corners.map(\.x), corners.map(\.y), bounds.insetBy(dx: edge, dy: edge))
    return xs.contains { $0 < inside.maxX } && xs.contains { $0 > inside.minX }
      && ys.contains { $0 < inside.maxY } && ys.contains { $0 > inside.minY }
  }

  private static func first(in views: [UIView], where isWanted: (UIView) -> Bool) -> UIView? {
    for view in views {
      if isWanted(view) { return view }
      if let found = first(in: view.subviews, where: isWanted) { return found }
    }
    return nil
  }

  /// Whether it hides another page: it is above that one, upright and opaque, and covers as much of the window.
  func covers(_ other: Sight, in window: CGRect) -> Bool {
    guard opacity > 1 - Sight.transparency, other.path.lexicographicallyPrecedes(path), !path.starts(with: other.path),
      let frame = Sight.frame(of: corners), let otherFrame = Sight.frame(of: other.corners)
    else { return false }
    return frame.insetBy(dx: -Sight.edge, dy: -Sight.edge).contains(otherFrame.intersection(window))
  }

  /// The rectangle that the corners form; nil if it is turned.
  private static func frame(of corners: [CGPoint]) -> CGRect? {
    let (start, end) = (corners[0], corners[2])
    guard (start.y - corners[1].y).magnitude < edge, (start.x - corners[3].x).magnitude < edge else { return nil }
    return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  func step(to next: Sight) -> Step {
    let travels = zip(corners, next.corners).map { hypot($1.x - $0.x, $1.y - $0.y) }
    return Step(travel: travels.max() ?? 0, fade: (next.opacity - opacity).magnitude)
  }
}
