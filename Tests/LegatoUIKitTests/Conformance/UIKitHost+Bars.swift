// The bars of a story on the device.

import LegatoTesting
import LegatoUIKit
import UIKit

extension UIKitHost {
  /// A finger tries it, which may end UIKit's own transition early, and goes.
  func barAnswers(of screen: String) -> Bool {
    guard let bar = navigation?.navigationBar else { return false }
    let middle = CGPoint(x: device.window.bounds.midX, y: bar.convert(bar.bounds, to: nil).midY)
    let finger = device.touch(middle)
    defer { finger.cancel() }
    return finger.view?.isDescendant(of: bar) == true && bar.topItem === controller(screen).navigationItem
  }

  func barsLieBelow(_ screen: String) -> Bool {
    guard let place = Sight(controller(screen))?.path else { return true }
    return bars(in: device.window).allSatisfy { Sight.path(of: $0).lexicographicallyPrecedes(place) }
  }

  var isBarWhole: Bool {
    guard let bar = navigation?.navigationBar, bars(in: device.window) == [bar] else { return false }
    return CATransform3DIsIdentity(bar.layer.transform) && bar.topItem?.title == stack.last.map(name(of:))
  }

  /// Bars that can be seen, pictures of them, and the parts of these.
  private func bars(in view: UIView) -> [UIView] {
    if view.isHidden || view.alpha == 0 { return [] }
    let below = view is UINavigationBar ? [] : view.subviews.flatMap { bars(in: $0) }
    let isBar = view is UINavigationBar || view.layer.contents != nil || UIKitDouble.barPicture(in: view) != nil
    return below.isEmpty && isBar ? [view] : below
  }
}
