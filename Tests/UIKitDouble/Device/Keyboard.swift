/// The software keyboard: a frame, an animation, and four notifications.
@MainActor public final class Keyboard {
  public static internal(set) var shared = Keyboard()

  /// The duration of its appearance and of its disappearance, in seconds.
  public static let duration: TimeInterval = 0.25

  /// Its height, in points.
  public static let height: CGFloat = 291

  public private(set) var isUp = false

  public var frame: CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(x: 0, y: screen.height - (isUp ? Self.height : 0), width: screen.width, height: Self.height)
  }

  func move(isUp: Bool) {
    guard isUp != self.isUp else { return }
    let begin = frame
    self.isUp = isUp
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    UIKitDouble.clock.after(Self.duration) { [weak self] in
      guard let self, self.isUp == isUp else { return }
      self.post(isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
      self.post(UIResponder.keyboardDidChangeFrameNotification, info)
    }
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
    UIKitDouble.log.record("notification: \(name.rawValue)")
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
