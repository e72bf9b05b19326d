// Screens that rest at stops.

extension Navigator {
  /// Takes the top screen from where it rests to another of its stops, without a finger.
  ///
  /// It travels even where motion is to be reduced, as a system's sheet does: a screen cannot fade from one place to
  /// another. The run is a way back that is not taken, as that of a finger which goes no farther, so the stack stays as
  /// it is.
  ///
  /// - Parameters:
  ///   - stop: one of those with which the screen came, or 1.
  ///   - time: now, in seconds.
  /// - Returns: whether it sets off; not if it rests there already, if the stop is none of its own, or if it was
  ///   refused.
  @discardableResult
  public func move(to stop: Double, at time: Double) -> Bool {
    tick(at: time)
    let (top, count) = (settledTop, settledCount)
    guard count > 1, stop != top.stop, stop == 1 || top.stops.contains(stop) else { return false }
    return travel(to: stop, time)
  }

  /// Begins a way back from the top screen that goes only as far as a stop.
  func travel(to stop: Double, _ time: Double) -> Bool {
    let (top, count) = (settledTop, settledCount)
    let request = TransitionRequest(
      operation: top.operation.inverse, from: top.screen, to: settledEntry(count - 2).screen, isInteractive: true)
    let transition = wayBack(of: top, by: request.operation)
    guard perform(Proposal(request, StackChange(keeping: count - 1), transition), time) else { return false }
    session.end()
    settle(Verdict(1 - stop), motion: Interaction.settle)
    return true
  }
}
