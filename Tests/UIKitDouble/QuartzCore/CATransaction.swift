/// Groups the changes of layers, and calls completions when their animations have ended.
open class CATransaction: NSObject {
  final class Group {
    var animationDuration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    /// Values under the app's own keys.
    var extras: [String: Any] = [:]
    var running = 0
    var isCommitted = false
    let parents: [Group]

    init(parents: [Group]) { self.parents = parents }
  }

  nonisolated(unsafe) private static var stack: [Group] = []
  nonisolated(unsafe) private static var implicit: Group?
  nonisolated(unsafe) private static var finished: [() -> Void] = []

  static func reset() { (stack, implicit, finished) = ([], nil, []) }

  private static var current: Group {
    if let top = stack.last { return top }
    if let implicit { return implicit }
    let group = Group(parents: [])
    implicit = group
    return group
  }

  open class func begin() { stack.append(Group(parents: stack)) }

  open class func commit() {
    guard let group = stack.popLast() else { return }
    group.isCommitted = true
    completeIfDone(group)
  }

  open class func flush() { _ = flushTurn() }

  open class func animationDuration() -> CFTimeInterval { inherited(\.animationDuration) ?? 0.25 }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.animationDuration = dur }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  open class func completionBlock() -> (() -> Void)? { current.completion }
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  open class func value(forKey key: String) -> Any? { current.extras[key] }
  open class func setValue(_ anObject: Any?, forKey key: String) { current.extras[key] = anObject }

  private static func inherited<Value>(_ path: KeyPath<Group, Value?>) -> Value? {
    let open = stack.isEmpty ? [current] : stack
    return open.reversed().lazy.compactMap { $0[keyPath: path] }.first
  }

  /// The groups whose completions wait for an animation that is added now.
  static func groupsWaiting() -> [Group] {
    let waiting = stack.isEmpty ? [current] : stack
    for group in waiting { group.running += 1 }
    return waiting
  }

  static func animationEnded(in groups: [Group]) {
    for group in groups {
      group.running -= 1
      completeIfDone(group)
    }
  }

  private static func completeIfDone(_ group: Group) {
    guard group.isCommitted, group.running == 0, let completion = group.completion else { return }
    group.completion = nil
    let isAtOnce = MainActor.assumeIsolated { UIKitDouble.settings.zeroDurationCompletesAtOnce }
    if isAtOnce { completion() } else { finished.append(completion) }
  }

  /// Commits the implicit transaction and calls the completions that are due. Returns whether there were any.
  static func flushTurn() -> Bool {
    if !stack.isEmpty {
      MainActor.assumeIsolated { UIKitDouble.violate("A turn of the run loop ended inside CATransaction.begin.") }
      stack = []
    }
    if let group = implicit {
      implicit = nil
      group.isCommitted = true
      completeIfDone(group)
    }
    let due = finished
    finished = []
    for completion in due { completion() }
    return !due.isEmpty
  }
}
