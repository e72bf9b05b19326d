// What an app asks for.

extension Navigator {
  /// Adds a screen by an operation that adds one: a push, a presentation, an opening or a replacement, either way.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - operation: one that adds a screen; one that uncovers another screen of the stack is refused.
  ///   - transition: how it comes, and goes; nil for what the policies say.
  ///   - policy: what the screen says for itself.
  ///   - wayBack: how a finger goes back from a screen that says nothing of that itself; nil for what the other
  ///     policies say.
  ///   - stops: how far it may have come when it rests, ascending, each above 0 and at most 1, which is always among
  ///     them: a sheet's detents. It comes to the first; its ways back take it from one to another, and what it covers
  ///     stays visible behind it. Others are left out; with none, and for a replacement, it comes the whole way.
  ///   - animated: `false` to change the screens at once.
  ///   - isHeld: whether the run waits for ``scrub(to:at:)``, and commits once it has been let go and has settled.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if the screen is in the stack already, or if it was refused.
  @discardableResult
  @inline(never)
  public func add(
    _ screen: ScreenID, by operation: Operation, transition: Transition? = nil,
    policy: TransitionPolicy = TransitionPolicy(), wayBack: Interaction? = nil, stops: [Double] = [],
    animated: Bool = true, isHeld: Bool = false, at time: Double
  ) -> Bool {
    tick(at: time)
    guard mayCome(screen, by: operation) else { return false }
    let request = TransitionRequest(
      operation: operation, from: settledTop.screen, to: screen, isInteractive: isHeld)
    var proposal = bringing(request, transition, policy, wayBack: wayBack, stops: stops, animated: animated)
    if isHeld { proposal.hold(by: proposal.change.adding.last.map { interactions(of: $0) } ?? []) }
    return perform(proposal, time)
  }

  /// Puts a screen on top of the stack.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - transition: how it comes, and goes; nil for what the policies say.
  ///   - policy: what the screen says for itself.
  ///   - animated: `false` to change the screens at once.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if the screen is in the stack already, has a negative number, or was refused.
  @discardableResult
  public func push(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    add(screen, by: .push, transition: transition, policy: policy, animated: animated, at: time)
  }

  /// Presents a screen over the stack; as ``push(_:transition:policy:animated:at:)``, but it goes by a dismissal, and
  /// may rest at stops: see ``add(_:by:transition:policy:wayBack:stops:animated:isHeld:at:)``.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    stops: [Double] = [], animated: Bool = true, at time: Double
  ) -> Bool {
    add(screen, by: .present, transition: transition, policy: policy, stops: stops, animated: animated, at: time)
  }

  /// Takes the top screen away the way it came: what was presented is dismissed, what was opened is closed. Not the
  /// root.
  ///
  /// - Parameters:
  ///   - transition: how it goes; nil for as it came.
  ///   - animated: `false` to change the screens at once.
  ///   - isHeld: whether the run waits for ``scrub(to:at:)``, and commits once it has been let go and has settled.
  ///   - time: now, in seconds.
  @discardableResult
  public func pop(
    transition: Transition? = nil, animated: Bool = true, isHeld: Bool = false, at time: Double
  ) -> Bool {
    tick(at: time)
    let count = settledCount
    guard count > 1 else { return false }
    return remove(above: count - 2, settledTop.operation.inverse, transition, animated, isHeld: isHeld, time)
  }

  /// Takes all screens above the given one away, as the top one goes; not if it is on top or not in the stack.
  @discardableResult
  public func pop(
    to screen: ScreenID, transition: Transition? = nil, animated: Bool = true, at time: Double
  ) -> Bool {
    tick(at: time)
    let depth = settledDepth(of: screen)
    guard depth >= 0, depth < settledCount - 1 else { return false }
    return remove(above: depth, settledTop.operation.inverse, transition, animated, time)
  }

  /// Takes all screens but the root away, as the top one goes; not if the root is on top.
  @discardableResult
  public func popToRoot(transition: Transition? = nil, animated: Bool = true, at time: Double) -> Bool {
    tick(at: time)
    guard settledCount > 1 else { return false }
    return remove(above: 0, settledTop.operation.inverse, transition, animated, time)
  }

  /// Takes the presented screen that lies highest away, with all above it; not if none is presented.
  @discardableResult
  public func dismiss(transition: Transition? = nil, animated: Bool = true, at time: Double) -> Bool {
    tick(at: time)
    var depth = settledCount - 1
    while depth > 0, settledEntry(depth).operation != .present { depth -= 1 }
    guard depth > 0 else { return false }
    return remove(above: depth - 1, .dismiss, transition, animated, time)
  }

  /// Opens a panel over the top screen, which stays visible beside it; it goes by a closing.
  @discardableResult
  public func open(
    _ panel: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    add(panel, by: .open, transition: transition, policy: policy, animated: animated, at: time)
  }

  /// Puts a screen in the place of the top one; it goes as that one would have.
  ///
  /// Tabs are screens that replace each other: the transition describes the way to a later tab, and `backwards` is the
  /// way to an earlier one.
  ///
  /// - Parameters:
  ///   - screen: the screen, which must not be in the stack.
  ///   - backwards: whether the transition runs the other way; what has stops, or rests over a screen that can be seen,
  ///     is replaced forwards all the same.
  ///   - transition: how it comes, and goes; nil for what the policies say.
  ///   - policy: what the screen says for itself.
  ///   - animated: `false` to change the screens at once.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if the screen is in the stack already, or if it was refused.
  @discardableResult
  public func replace(
    _ screen: ScreenID, backwards: Bool = false, transition: Transition? = nil,
    policy: TransitionPolicy = TransitionPolicy(), animated: Bool = true, at time: Double
  ) -> Bool {
    add(
      screen, by: backwards ? .restore : .replace, transition: transition, policy: policy, animated: animated, at: time)
  }
}
