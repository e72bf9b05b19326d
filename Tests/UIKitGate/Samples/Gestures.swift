import UIKit

/// A recogniser without target and action.
@MainActor final class DragRecognizer: UIGestureRecognizer {
  private var tracked: UITouch?
  var moved: ((CGPoint, TimeInterval) -> Void)?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = false
    name = "legato.drag"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard tracked == nil, let touch = touches.first else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    tracked = touch
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let tracked, touches.contains(tracked), let view else { return }
    for touch in event.coalescedTouches(for: tracked) ?? [tracked] { moved?(touch.location(in: view), touch.timestamp) }
    if state == .possible { state = .began } else if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    super.reset()
    tracked = nil
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor final class Arbiter: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UISlider) && touch.type != .pencil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .left
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.state == .began
  }
}

@MainActor func install(_ recognizer: UIGestureRecognizer, on view: UIView, before other: UIGestureRecognizer) {
  view.addGestureRecognizer(recognizer)
  other.require(toFail: recognizer)
  recognizer.isEnabled = view.gestureRecognizers?.contains(recognizer) ?? false
  let pinch = UIPinchGestureRecognizer()
  _ = pinch.scale * pinch.velocity
}
