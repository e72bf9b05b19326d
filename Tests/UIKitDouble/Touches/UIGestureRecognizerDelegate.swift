/// Decides for recognisers. Every requirement is optional in UIKit.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Optionality.missing()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Optionality.missing()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Optionality.missing()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    Optionality.missing()
    return false
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    Optionality.missing()
    return true
  }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    Optionality.missing()
    return true
  }

  public var gestureRecognizerShouldBegin: OptionalGestureShouldBegin? { OptionalGestureShouldBegin(delegate: self) }
  public var gestureRecognizer: OptionalGestureQuestions? { OptionalGestureQuestions(delegate: self) }
}

@MainActor public struct OptionalGestureShouldBegin {
  let delegate: any UIGestureRecognizerDelegate
  @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
    Optionality.ask { delegate.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
}

@MainActor public struct OptionalGestureQuestions {
  let delegate: any UIGestureRecognizerDelegate

  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool? {
    Optionality.ask { delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other) }
  }
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool? {
    Optionality.ask { delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) }
  }
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool? {
    Optionality.ask { delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) }
  }
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool? {
    Optionality.ask { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool? {
    Optionality.ask { delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  }
}
