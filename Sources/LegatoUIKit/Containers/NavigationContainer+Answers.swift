// What a navigation controller answers while something settles in it.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension NavigationContainer {
    /// The bar that a touch means: one of the screen that has been chosen.
    func chosenBar(at point: CGPoint) -> UIView? {
      guard case .settling = navigator.phase, let navigation else { return nil }
      let bars: [UIView?] = [navigation.navigationBar, navigation.tabBarController?.tabBar]
      let found = bars.compactMap(\.self).first {
        !$0.isHidden && $0.point(inside: $0.convert(point, from: scene.root), with: nil)
      }
      // A pinned bar is nobody's but the chosen screen's; others move with their pages.
      let isPinned = found === navigation.navigationBar && navigation.legato.barStyle != .attached
      return isPinned || navigator.screen(at: Point2D(point)) != nil ? found : nil
    }

    /// Lets UIKit's transition end now, as it has been decided, while the scene goes on: until then UIKit keeps its bar
    /// from touches, and its own ways back wait or come to nothing.
    func endSystemEarly() {
      guard case .settling = navigator.phase, let system, system.context != nil, system.external == nil else { return }
      conclude()
      // UIKit's stack says what has been decided: so does the engine's from now on.
      if let navigation, navigation.stackCoordinator == nil { set(navigation.viewControllers, as: nil) }
    }
  }
#endif
