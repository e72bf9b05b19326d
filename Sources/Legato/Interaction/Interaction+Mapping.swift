// From the gesture to the inputs, and from the inputs to the verdict: pure functions.

extension Interaction {
  /// The inputs that a gesture adds to those at which it took hold.
  public func inputs(for gesture: GestureState) -> Inputs {
    (mapping?(gesture) ?? mapped(gesture)).sanitized(by: .zero)
  }

  /// What a release decides, given the whole inputs and their velocities.
  public func verdict(for gesture: GestureState, inputs: Inputs, velocity: Inputs) -> Verdict {
    if let decision { return decision(gesture, inputs, velocity) }
    switch progress {
    case .fraction: return release.verdict(progress: inputs.fraction, velocity: velocity.fraction)
    case .pull:
      // A landing that was caught has a fraction of its own.
      return release.verdict(progress: max(inputs.fraction, inputs.pull), velocity: velocity.pull)
    }
  }

  /// The motion after a release with the given verdict.
  public func motion(for verdict: Verdict) -> Motion { verdict == .cancel ? cancelMotion : finishMotion }

  private func mapped(_ gesture: GestureState) -> Inputs {
    var inputs = Inputs()
    let amount = self.gesture == .pinch ? -gesture.pinch : travel(of: gesture)
    switch progress {
    case .fraction: inputs.fraction = amount
    case .pull: inputs.pull = amount
    }
    guard followsFinger else { return inputs }
    inputs.dragX = gesture.translation.dx
    inputs.dragY = gesture.translation.dy
    if self.gesture == .pinch {
      // The card follows the fingers together, never above its own size.
      inputs.pinch = clamp(gesture.pinch, -0.99, 0)
      inputs.rotation = gesture.rotation
    }
    return inputs
  }

  private func travel(of gesture: GestureState) -> Double {
    let along = gesture.translation.dot(direction.unit(in: gesture.layoutDirection))
    switch distance {
    case .extent(let factor):
      let extent = gesture.size[direction.axis] * factor
      return extent > 0 ? along / extent : 0
    case .points(let points): return points > 0 ? along / points : 0
    }
  }
}
