/// The user's accessibility settings, and the messages to assistive technologies.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "voiceOver")
  }

  /// The element that VoiceOver reads; a test sets it.
  @MainActor public static weak var focus: AnyObject?

  @MainActor public static func focusedElement(using assistiveTechnology: AssistiveTechnologyIdentifier?) -> Any? {
    isVoiceOverRunning ? focus : nil
  }

  @MainActor public internal(set) static var isReduceMotionEnabled = false
  @MainActor public internal(set) static var prefersCrossFadeTransitions = false
  @MainActor public internal(set) static var isVoiceOverRunning = false
  @MainActor public internal(set) static var isReduceTransparencyEnabled = false
  @MainActor static var posted: [(notification: Notification, argument: Any?)] = []

  @MainActor public static func post(notification: Notification, argument: Any?) {
    posted.append((notification, argument))
    UIKitDouble.log.record("accessibility.post(\(notification.rawValue))")
  }

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  @MainActor static func reset() {
    (isReduceMotionEnabled, prefersCrossFadeTransitions, isVoiceOverRunning) = (false, false, false)
    isReduceTransparencyEnabled = false
    posted = []
    focus = nil
  }
}
