/// Stands for `forwardingTarget(for:)`, which needs Objective-C.
@MainActor public protocol ForwardsCalls: AnyObject {
  /// The object that answers calls which this one does not implement.
  var forwardingTarget: AnyObject? { get }
}

/// Knows whether an optional requirement of a delegate is implemented.
///
/// Swift has optional requirements only in Objective-C protocols. Here each has a default that reports itself as
/// missing, and each protocol has a property of a callable type under the method's base name, so that
/// `delegate.method?(…)` compiles as it does on iOS.
@MainActor enum Optionality {
  private static var isMissing = false

  /// Called by the default of each optional requirement.
  static func missing() { isMissing = true }

  /// The result of a call, or nil if only the default has answered it.
  static func ask<Result>(_ call: () -> Result) -> Result? {
    let outer = isMissing
    defer { isMissing = outer }
    isMissing = false
    let result = call()
    return isMissing ? nil : result
  }

  /// The same for a delegate that may forward calls which it does not implement.
  static func ask<Delegate, Result>(_ delegate: Delegate, _ call: (Delegate) -> Result) -> Result? {
    if let result = ask({ call(delegate) }) { return result }
    guard let target = (delegate as? any ForwardsCalls)?.forwardingTarget as? Delegate else { return nil }
    return ask { call(target) }
  }

  /// The same for the double's own calls, which are recorded as `text` if they are implemented.
  @discardableResult
  static func ask<Result>(_ text: String, _ call: () -> Result) -> Result? {
    let index = UIKitDouble.log.entries.count
    UIKitDouble.log.record(text)
    let result = ask(call)
    if result == nil { UIKitDouble.log.remove(at: index) }
    return result
  }
}
