// One screen over another.

/// A screen that is presented over another one, and dismissed.
public final class Presentation {
  /// The stack behind the presentation: the presenting screen, and what was presented above it.
  public let stack: NavigationStack

  /// Nothing presented yet over a screen.
  public init(presenting: ScreenID, policy: TransitionPolicy = TransitionPolicy()) {
    stack = NavigationStack(root: presenting, policy: policy)
  }

  /// The presented screen, or nil.
  public var presented: ScreenID? { stack.count > 1 ? stack[stack.count - 1] : nil }

  /// Presents a screen; `false` if it is presented already, or if it was refused.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    stack.present(screen, transition: transition, policy: policy, animated: animated, at: time)
  }

  /// Dismisses what is presented; `false` if nothing is, or if it was refused.
  @discardableResult
  public func dismiss(animated: Bool = true, at time: Double) -> Bool {
    stack.dismiss(animated: animated, at: time)
  }
}
