/// The first responder, and the keyboard that it needs for text.
@MainActor enum FirstResponder {
  private(set) static weak var current: UIResponder?

  static func reset() { current = nil }

  static func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current, !current.canResignFirstResponder { return false }
    let hadKeyboard = current is any UITextInput
    current = responder
    UIKitDouble.log.record("\(UIKitDouble.name(of: responder)).becomeFirstResponder")
    let wantsKeyboard = responder is any UITextInput
    if wantsKeyboard != hadKeyboard { Keyboard.shared.move(isUp: wantsKeyboard) }
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder, responder.canResignFirstResponder else { return false }
    current = nil
    UIKitDouble.log.record("\(UIKitDouble.name(of: responder)).resignFirstResponder")
    if responder is any UITextInput { Keyboard.shared.move(isUp: false) }
    return true
  }

  /// A view that has left its window resigns.
  static func resignIfGone() {
    if let view = current as? UIView, view.window == nil { _ = resign(view) }
  }
}

/// Marks responders that bring up the keyboard.
@MainActor public protocol UITextInput: UIResponder {
  /// The selected text; nil or empty if there is none.
  var selectedTextRange: UITextRange? { get }
}

extension UIView {
  /// Makes the first responder in this view resign.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else { return false }
    return view.resignFirstResponder()
  }
}

extension UIKitDouble {
  @MainActor public static var firstResponder: UIResponder? { FirstResponder.current }
}
