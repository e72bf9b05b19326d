@_exported import Foundation

/// What tests ask of the double itself: its clock, its log, its settings and the faults that it has seen.
///
/// Everything lives on the main actor and is global, as UIKit is. A test that never suspends owns it for its whole
/// length; `Device` resets it.
public enum UIKitDouble {
  @MainActor public static var clock = VirtualClock()
  @MainActor public static var settings = Settings()
  @MainActor public static var log = Log()

  /// The sentences of the rules that were broken since the last reset.
  @MainActor public private(set) static var violations: [String] = []

  /// Told each violation as it happens, until the next device.
  @MainActor public static var onViolation: ((String) -> Void)?

  /// Reports a broken rule of UIKit.
  @MainActor static func violate(_ sentence: String) {
    violations.append(sentence)
    log.record("violation: \(sentence)")
    onViolation?(sentence)
  }

  /// Forgets the violations that a test has provoked.
  @MainActor @discardableResult public static func takeViolations() -> [String] {
    defer { violations = [] }
    return violations
  }

  @MainActor static func reset(_ settings: Settings) {
    clock = VirtualClock()
    Timebase.now = VirtualClock.origin
    log = Log()
    violations = []
    onViolation = nil
    self.settings = settings
    CATransaction.reset()
    AnimationRegistry.reset()
    DisplayLinkRegistry.reset()
    AnimationContext.reset()
    TrackingMode.reset()
    names = [:]
  }

  @MainActor private static var names: [ObjectIdentifier: String] = [:]

  /// Gives an object the name that the log calls it by. Objects without one go by their type.
  @MainActor public static func name(_ object: AnyObject, _ name: String) {
    names[ObjectIdentifier(object)] = name
  }

  @MainActor public static func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return names[ObjectIdentifier(object)] ?? String(describing: type(of: object))
  }
}

/// Ends the process, naming a member that exists in UIKit but that the double does not model.
func unmodelled(_ member: String = #function, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("UIKit's double does not model \(member)", file: file, line: line)
}
