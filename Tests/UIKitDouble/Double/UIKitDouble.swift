@_exported import Foundation

/// A test's access to the double itself: its clock, its log, its settings and the violations that it has seen.
///
/// Everything is on the main actor and global, as in UIKit. A test that never suspends has it for itself; `Device`
/// resets it.
public enum UIKitDouble {
  @MainActor public static var clock = VirtualClock()
  @MainActor public static var settings = Settings()
  @MainActor public static var log = Log()

  /// The broken rules since the last reset, one sentence each.
  @MainActor public private(set) static var violations: [String] = []

  /// Called for each violation as it happens, until the next device is made.
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
    CALayer.isSpaceUsed = false
    DisplayLinkRegistry.reset()
    AnimationContext.reset()
    TrackingMode.reset()
    names = [:]
  }

  @MainActor private static var names: [ObjectIdentifier: String] = [:]

  /// Gives an object its name in the log. An object without one appears by its type.
  @MainActor public static func name(_ object: AnyObject, _ name: String) {
    names[ObjectIdentifier(object)] = name
  }

  @MainActor public static func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return names[ObjectIdentifier(object)] ?? String(describing: type(of: object))
  }
}

/// Ends the process with the name of a member that exists in UIKit but not in the double.
func unmodelled(_ member: String = #function, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError("UIKit's double does not model \(member)", file: file, line: line)
}
