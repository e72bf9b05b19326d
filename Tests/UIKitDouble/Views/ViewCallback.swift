/// What UIKit is in the middle of while it calls a view: it lays out or moves views, and bears no end of a transition
/// there.
@MainActor enum ViewCallback {
  /// The call that UIKit waits for, the innermost if there are several.
  private(set) static var current: String?

  static func call(_ name: String, _ body: () -> Void) { during(name, body) }

  /// UIKit starts transitions while it lays out; what those do is not the view's.
  static func leave(_ body: () -> Void) { during(nil, body) }

  private static func during(_ name: String?, _ body: () -> Void) {
    let outer = current
    current = name
    defer { current = outer }
    body()
  }
}
