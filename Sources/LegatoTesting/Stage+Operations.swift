// The stack's operations, at the stage's time.

import Legato

extension Stage {
  /// Pushes a screen now, and says whether that was done, as all of these do; see the stack's
  /// `push(_:transition:policy:animated:at:)`.
  @discardableResult
  public func push(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    navigator.push(screen, transition: transition, policy: policy, animated: animated, at: clock.time)
  }

  /// Presents a screen now, to rest at stops if there are any.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    stops: [Double] = [], animated: Bool = true
  ) -> Bool {
    navigator.present(screen, transition: transition, policy: policy, stops: stops, animated: animated, at: clock.time)
  }

  /// Takes the top screen to another of its stops now.
  @discardableResult
  public func move(to stop: Double) -> Bool { navigator.move(to: stop, at: clock.time) }

  /// Opens a panel over the top screen now.
  @discardableResult
  public func open(
    _ panel: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    navigator.open(panel, transition: transition, policy: policy, animated: animated, at: clock.time)
  }

  /// Puts a screen in the place of the top one now; `backwards` if it lies before that one, as a tab does.
  @discardableResult
  public func replace(
    _ screen: ScreenID, backwards: Bool = false, transition: Transition? = nil,
    policy: TransitionPolicy = TransitionPolicy(), animated: Bool = true
  ) -> Bool {
    navigator.replace(
      screen, backwards: backwards, transition: transition, policy: policy, animated: animated, at: clock.time)
  }

  /// Sets all screens now, the root first.
  @discardableResult
  public func setScreens(
    _ screens: [ScreenID], transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    navigator.setScreens(screens, transition: transition, policy: policy, animated: animated, at: clock.time)
  }

  /// Takes the top screen away now.
  @discardableResult
  public func pop(transition: Transition? = nil, animated: Bool = true) -> Bool {
    navigator.pop(transition: transition, animated: animated, at: clock.time)
  }

  /// Takes all screens above the given one away now.
  @discardableResult
  public func pop(to screen: ScreenID, transition: Transition? = nil, animated: Bool = true) -> Bool {
    navigator.pop(to: screen, transition: transition, animated: animated, at: clock.time)
  }

  /// Takes all screens but the root away now.
  @discardableResult
  public func popToRoot(transition: Transition? = nil, animated: Bool = true) -> Bool {
    navigator.popToRoot(transition: transition, animated: animated, at: clock.time)
  }

  /// Takes the highest presented screen away now, with all above it.
  @discardableResult
  public func dismiss(transition: Transition? = nil, animated: Bool = true) -> Bool {
    navigator.dismiss(transition: transition, animated: animated, at: clock.time)
  }

  /// Sends what is running the other way.
  public func reverse() { navigator.reverse(at: clock.time) }
}
