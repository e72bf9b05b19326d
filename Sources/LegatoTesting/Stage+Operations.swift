// The stack's operations, at the stage's time.

import Legato

extension Stage {
  /// Sends a request; returns whether it was allowed. Nil is no request.
  @discardableResult
  public func request(_ request: Navigator.Request?) -> Bool { request.map { send(.request($0)) } ?? false }

  /// Pushes a screen; returns whether it was allowed, as all calls below do. See `Navigator.Request.push(_:)`.
  @discardableResult
  public func push(
    _ screen: ScreenID, transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    request(.push(screen).with(transition: transition, policy: policy, animated: animated))
  }

  /// Presents a screen, which rests at its detents if there are any.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    detents: [Detent] = [], initialDetent: Detent? = nil, animated: Bool = true
  ) -> Bool {
    request(
      .present(screen).with(
        transition: transition, policy: policy, detents: detents, initialDetent: initialDetent, animated: animated))
  }

  /// Moves the top screen to another of its detents.
  @discardableResult
  package func move(to detent: Detent) -> Bool { request(.move(to: detent)) }

  /// Opens a panel over the top screen.
  @discardableResult
  package func open(
    _ panel: ScreenID, transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    request(.open(panel).with(transition: transition, policy: policy, animated: animated))
  }

  /// Replaces the top screen; `backwards` if the new screen comes before it, as a tab may.
  @discardableResult
  package func replace(
    _ screen: ScreenID, backwards: Bool = false, transition: ScreenTransition? = nil,
    policy: TransitionPolicy = TransitionPolicy(), animated: Bool = true
  ) -> Bool {
    request(
      .replace(screen, backwards: backwards).with(transition: transition, policy: policy, animated: animated))
  }

  /// Sets all screens, the root first.
  @discardableResult
  package func setScreens(
    _ screens: [ScreenID], transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    request(.set(screens).with(transition: transition, policy: policy, animated: animated))
  }

  /// Removes the top screen.
  @discardableResult
  public func pop(transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.pop().with(transition: transition, animated: animated))
  }

  /// Removes all screens above the given one.
  @discardableResult
  package func pop(to screen: ScreenID, transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.pop(to: screen).with(transition: transition, animated: animated))
  }

  /// Removes all screens but the root.
  @discardableResult
  package func popToRoot(transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.popToRoot().with(transition: transition, animated: animated))
  }

  /// Removes the highest presented screen, with all screens above it.
  @discardableResult
  public func dismiss(transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.dismiss().with(transition: transition, animated: animated))
  }

  /// Reverses the run.
  package func reverse() { send(.reverse) }

  /// Takes hold of the run, and scrubs it to a coverage: how much of its way the covering screen has travelled. Returns
  /// `false` if there is no run that can be scrubbed.
  @discardableResult
  package func scrub(to coverage: Double) -> Bool {
    send(.scrub(to: coverage))
    return coverage.isFinite && navigator.isScrubbed
  }

  /// Ends the scrub: the covering screen stays or goes; nil for the nearer end.
  package func endScrub(covering isCovering: Bool? = nil) { send(.endScrub(covering: isCovering)) }
}
