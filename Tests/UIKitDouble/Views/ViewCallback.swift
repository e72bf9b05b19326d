/// The callback to a view that UIKit is in the middle of: it lays out or moves views, and no transition may end within
/// it.
@MainActor enum ViewCallback {
  /// The callback that runs now, the innermost if there are several.
  private(set) static var current: String?

  static func call(_ name: String, _ body: () -> Void) { during(name, body) }

  /// Runs `body` outside the callback: UIKit starts transitions while it lays out, and their calls are not the view's.
  static func leave(_ body: () -> Void) { during(nil, body) }

  private static func during(_ name: String?, _ body: () -> Void) {
    let outer = current
    current = name
    defer { current = outer }
    body()
  }
}
