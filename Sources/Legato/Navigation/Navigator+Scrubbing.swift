// Runs that are driven by a number instead of a finger: a slider, a game controller, a test.

extension Navigator {
  /// Takes hold of what is running, as a finger does, and shows it where the covering screen has come a part of its
  /// way.
  ///
  /// A run that is committed already is taken back from where it is, as by a finger. ``letGo(covering:at:)`` lets it
  /// settle, and so does any request.
  ///
  /// - Parameters:
  ///   - coverage: how far the covering screen has come, whichever way the run goes: 0 ... 1, and what is beyond counts
  ///     as the nearer end.
  ///   - time: now, in seconds.
  /// - Returns: whether it is there; not at rest, while a finger holds the run, where screens have changed under it, if
  ///   it was refused, and for a number that is not finite.
  @discardableResult
  public func scrub(to coverage: Double, at time: Double) -> Bool {
    tick(at: time)
    guard coverage.isFinite, !session.isClaimed, let run = run, !run.isSealed else { return false }
    guard phase == .tracking || grab(at: time) else { return false }
    scrub(to: clamp(coverage, 0, 1))
    return true
  }

  /// Lets go of a run that ``scrub(to:at:)`` holds.
  ///
  /// - Parameters:
  ///   - isCovering: whether the covering screen stays; nil for the nearer end.
  ///   - time: now, in seconds.
  public func letGo(covering isCovering: Bool? = nil, at time: Double) {
    hear(time)
    guard !session.isClaimed, phase == .tracking else { return }
    letGo(covering: isCovering)
  }
}

extension Navigator {
  /// Brings a run that is held to where its covering screen has come a part of its way.
  func scrub(to coverage: Double) {
    guard let run, run.driver.phase == .tracking else { return }
    let before = run.driver.inputs
    let fraction = run.request.operation.isReverse ? 1 - coverage : coverage
    let offset = Inputs(fraction: fraction - run.driver.hold.fraction)
    run.driver.track(offset, ahead: offset, at: now)
    refresh(before)
  }

  /// Lets a run that is held settle, so that the covering screen stays or goes.
  func letGo(covering isCovering: Bool?) {
    guard let run else { return }
    let isReverse = run.request.operation.isReverse
    let finishes = isCovering.map { $0 != isReverse } ?? (run.driver.inputs.fraction >= 0.5)
    let verdict = finishes ? Verdict.finish : run.origin
    settle(verdict, motion: run.motion(for: verdict))
  }
}
