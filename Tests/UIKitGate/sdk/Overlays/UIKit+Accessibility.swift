import Foundation

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 0)
    public static let layoutChanged = Notification(rawValue: 1)
    public static let pageScrolled = Notification(rawValue: 2)
    public static let screenChanged = Notification(rawValue: 3)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "voiceOver")
  }

  @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?)
    -> Any?
  { nil }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @available(iOS 14.0, *)
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static func post(notification: Notification, argument: Any?) {}

  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("reduceMotion")
  @available(iOS 14.0, *)
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name("crossFade")
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name("voiceOver")
}

extension UIAccessibilityTraits: OptionSet {}
