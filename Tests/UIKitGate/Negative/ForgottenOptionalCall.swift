// error: value of optional type '(@MainActor (UIGestureRecognizer) -> Bool)?' must be unwrapped
import UIKit

@MainActor func ask(_ delegate: any UIGestureRecognizerDelegate, _ recognizer: UIGestureRecognizer) -> Bool {
  delegate.gestureRecognizerShouldBegin(recognizer)
}
