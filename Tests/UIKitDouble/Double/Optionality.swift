/// Stands for `forwardingTarget(for:)`, which needs Objective-C.
@MainActor public protocol ForwardsCalls: AnyObject {
  /// Who answers what an object does not answer itself.
  var forwardingTarget: AnyObject? { get }
}

/// Knows whether an optional requirement of a delegate is implemented.
///
/// Swift has optional requirements in Objective-C protocols only. Here every one has a default that reports itself as
/// missing, and each protocol has, under the method's base name, a property of a callable type, so that
/// `delegate.method?(…)` compiles as it does on iOS.
@MainActor enum Optionality {
  private static var isMissing = false

  /// What the default of an optional requirement calls.
  static func missing() { isMissing = true }

  /// The result of a call, or nil if only the default was there to answer it.
  static func ask<Result>(_ call: () -> Result) -> Result? {
    let outer = isMissing
    defer { isMissing = outer }
    isMissing = false
    let result = call()
    return isMissing ? nil : result
  }

  /// The same of a delegate that may forward what it does not answer.
  static func ask<Delegate, Result>(_ delegate: Delegate, _ call: (Delegate) -> Result) -> Result? {
    if let result = ask({ call(delegate) }) { return result }
    guard let target = (delegate as? any ForwardsCalls)?.forwardingTarget as? Delegate else { return nil }
    return ask { call(target) }
  }

  /// The same for the double's own questions: recorded as `text`, unless nobody implements it.
  @discardableResult
  static func ask<Result>(_ text: String, _ call: () -> Result) -> Result? {
    let index = UIKitDouble.log.entries.count
    UIKitDouble.log.record(text)
    let result = ask(call)
    if result == nil { UIKitDouble.log.remove(at: index) }
    return result
  }
}
