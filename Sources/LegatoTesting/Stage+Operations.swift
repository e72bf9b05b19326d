// The stack's operations, at the stage's time.

import Legato

extension Stage {
  /// Requests other screens; returns whether that was done. Nil requests nothing.
  @discardableResult
  public func request(_ request: Navigator.Request?) -> Bool { request.map { send(.request($0)) } ?? false }

  /// Pushes a screen; returns whether that was done, as all of these do. See
  /// `Navigator.Request.push(_:)`.
  @discardableResult
  public func push(
    _ screen: ScreenID, transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Bool {
    request(.push(screen).with(transition: transition, policy: policy, animated: animated))
  }

  /// Presents a screen, which rests at detents if there are any.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: ScreenTransition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    detents: [Detent] = [], initialDetent: Detent? = nil, animated: Bool = true
  ) -> Bool {
    request(
      .present(screen).with(
        transition: transition, policy: policy, detents: detents, initialDetent: initialDetent, animated: animated))
  }

  /// Takes the top screen to another of its detents.
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

  /// Puts a screen in the place of the top one; `backwards` if it is before that one, as a tab may be.
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

  /// Takes the top screen away.
  @discardableResult
  public func pop(transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.pop().with(transition: transition, animated: animated))
  }

  /// Takes all screens above the given one away.
  @discardableResult
  package func pop(to screen: ScreenID, transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.pop(to: screen).with(transition: transition, animated: animated))
  }

  /// Takes all screens but the root away.
  @discardableResult
  package func popToRoot(transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.popToRoot().with(transition: transition, animated: animated))
  }

  /// Takes the highest presented screen away, with all above it.
  @discardableResult
  public func dismiss(transition: ScreenTransition? = nil, animated: Bool = true) -> Bool {
    request(.dismiss().with(transition: transition, animated: animated))
  }

  /// Reverses what runs.
  package func reverse() { send(.reverse) }

  /// Takes hold of what runs, and shows it where the covering screen has come a part of its way; `false` if nothing can
  /// be taken hold of.
  @discardableResult
  package func scrub(to coverage: Double) -> Bool {
    send(.scrub(to: coverage))
    return coverage.isFinite && navigator.isScrubbed
  }

  /// Lets go of what is scrubbed: the covering screen stays or goes; nil for the nearer end.
  package func endScrub(covering isCovering: Bool? = nil) { send(.endScrub(covering: isCovering)) }
}
