// What the screens of a container say of fingers.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// Whether a first finger may become a gesture at all.
    func admits(_ touch: UITouch) -> Bool {
      prepare()
      let point = Point2D(touch.location(in: view))
      guard !navigator.isOnMovingScreen(at: point), let top = screens[navigator.top], let view = top.viewIfLoaded else {
        return true
      }
      return top.legato.gestureScope.admits(touch, on: view)
    }
  }
#endif
