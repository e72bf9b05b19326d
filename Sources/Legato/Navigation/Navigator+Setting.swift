// All screens of a stack at once.

extension Navigator {
  /// Sets all screens at once, with one transition at most, as UIKit's `setViewControllers(_:animated:)` does.
  ///
  /// A new top screen that lay below comes as by a pop; another one as by a push. If the top screen stays, nothing
  /// moves, unless it rests at a stop: the screens below it change unseen, and what runs at the time goes to its end,
  /// or home if a finger holds it, and can no longer be taken hold of. A screen that stays keeps what was said when it
  /// came; one above another screen than before no longer rests at a stop, but comes the whole way.
  ///
  /// - Parameters:
  ///   - screens: the root first, each once.
  ///   - transition: how the top one comes; nil for what the policies say.
  ///   - policy: what a new top screen says for itself.
  ///   - animated: `false` to change the screens at once.
  ///   - time: now, in seconds.
  /// - Returns: whether it was done; not if there are no screens, if one comes twice or has a negative number, or if it
  ///   was refused.
  @discardableResult
  public func setScreens(
    _ screens: [ScreenID], transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    tick(at: time)
    guard let top = screens.last, Navigator.areDistinct(screens) else { return false }
    let leaving = settledTop
    let isBack = settledDepth(of: top) >= 0
    let operation = isBack ? leaving.operation.inverse : .push
    let resolved = isBack ? transition ?? wayBack(of: leaving, by: operation) : resolve(transition, policy, operation)
    let keeping = sharedCount(with: screens)
    let adding = arranged(screens, from: keeping, Entry(top, .push, resolved, policy))
    guard top != leaving.screen else {
      return adding.count == 0 || rearrange(StackChange(keeping: keeping, adding: adding), animated, time)
    }
    let request = TransitionRequest(operation: operation, from: leaving.screen, to: top)
    let change = StackChange(keeping: keeping, adding: adding)
    return perform(Proposal(request, change, animated ? resolved : resolved.immediate), time)
  }

  private static func areDistinct(_ screens: [ScreenID]) -> Bool {
    var known = ScreenSet()
    for screen in screens {
      if screen.rawValue < 0 || known.contains(screen) { return false }
      known.insert(screen)
    }
    return true
  }

  /// How many screens at the bottom are already what they shall be.
  private func sharedCount(with screens: [ScreenID]) -> Int {
    var count = 0
    while count < min(settledCount, screens.count), settledEntry(count).screen == screens[count] { count += 1 }
    return count
  }

  /// The screens from a depth on: those that are there with what was said when they came, but not where they rested.
  private func arranged(_ screens: [ScreenID], from depth: Int, _ newTop: Entry) -> References<Entry> {
    var result = References<Entry>()
    for screen in screens[depth...] {
      let place = settledDepth(of: screen)
      let isNewTop = screen == newTop.screen && place < 0
      let entry = isNewTop ? newTop : Entry(screen, .push, nil, TransitionPolicy())
      result.append(place < 0 ? entry : settledEntry(place).moved)
    }
    return result
  }

  /// Changes the screens below the top one. If that rests over the one below it, it goes the whole way first.
  private func rearrange(_ change: StackChange, _ animated: Bool, _ time: Double) -> Bool {
    let top = settledTop
    var rests = top.resting != nil && run?.context.screen(.covering) != top.screen
    // It has arrived, and only what is left of earlier runs still moves.
    if case .ended(.stopped) = phase { rests = true }
    // It fades in at its stop, beyond which that leads nowhere.
    if let run = run, run.endsCovering, run.wayBack !== run.transition { rests = true }
    if rests, !travel(to: 1, time) { return false }
    commitVerdict()
    rearrangementCount += 1
    var change = change
    stack.make(&change)
    session.end()
    seal(under: change)
    if !animated { finishNow() }
    return true
  }
}

extension Navigator.Entry {
  /// The same screen above another one.
  fileprivate var moved: Navigator.Entry {
    let entry = Navigator.Entry(screen, operation, transition, policy)
    entry.onward = onward
    return entry
  }
}
