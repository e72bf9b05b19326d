// From a gesture to inputs, and from inputs to a decision: pure functions.

extension Interaction {
  /// The inputs that a gesture adds to those at which it took hold. What a mapping returns that is not finite counts as
  /// 0.
  package func inputs(for gesture: GestureValues) -> Inputs { offset(for: gesture).sanitized(by: .zero) }

  /// The same as the mapping returns it; the driver leaves an input as it is where the number is not finite.
  func offset(for gesture: GestureValues) -> Inputs { mapping?(gesture) ?? mapped(gesture) }

  /// The same for a finger that took hold at a fraction. What it pulls beyond the screen's place, or beyond the last
  /// detent of a screen that resists, becomes drag on a rubber band.
  func offset(for gesture: GestureValues, from start: Double) -> Inputs {
    var inputs = offset(for: gesture)
    guard reach > 0, inputs.fraction.isFinite else { return inputs }
    let last = isResisting ? release.lastDetent : .infinity
    let pulled = start + inputs.fraction
    let free = clamp(pulled, min(0, start), max(last, start))
    let band = RubberBand(dimension: reach * gesture.size[direction.axis])
    let beyond = band.offset(for: (pulled - free) * length(in: gesture.size))
    let drag = direction.unit(in: gesture.layoutDirection) * beyond
    inputs.fraction = free - start
    inputs.dragX += drag.dx
    inputs.dragY += drag.dy
    return inputs
  }

  /// Whether a finger that took hold at a fraction, and lifts, has pulled a resisting screen beyond its last detent. It
  /// has not if its velocity brings the screen back.
  func resists(_ gesture: GestureValues, from start: Double) -> Bool {
    guard isResisting, reach > 0 else { return false }
    let pulled = start + offset(for: gesture.advanced(by: release.projection)).fraction
    return pulled > max(release.lastDetent, start)
  }

  /// What a release decides from the whole inputs and their velocities per second; see
  /// ``ReleaseRule/decision(progress:velocity:)``.
  func releaseDecision(for gesture: GestureValues, inputs: Inputs, velocity: Inputs) -> ReleaseDecision {
    if let decision { return decision(gesture, inputs, velocity) }
    switch progress {
    case .fraction: return release.decision(progress: inputs.fraction, velocity: velocity.fraction)
    case .pull:
      // A landing that was caught has a fraction besides the pull.
      return release.decision(progress: max(inputs.fraction, inputs.pull), velocity: velocity.pull)
    }
  }

  /// The motion after a release with a decision; towards a detent it is the finish motion.
  package func motion(for decision: ReleaseDecision) -> Motion { decision == .cancel ? cancelMotion : finishMotion }

  /// Whether two fingers drive it.
  var isPinch: Bool {
    if case .pinch = gesture { return true }
    return false
  }

  /// Fingers that meet leave a hundredth of the screen's size.
  static let smallestPinch = -0.99

  private func mapped(_ gesture: GestureValues) -> Inputs {
    var inputs = Inputs()
    let amount = isPinch ? -gesture.pinch : travel(of: gesture)
    switch progress {
    case .fraction: inputs.fraction = amount
    case .pull: inputs.pull = amount
    }
    guard let follow else { return inputs }
    var offset = follow.offset(for: gesture.translation, along: direction.axis, in: gesture.size)
    if isPinch {
      // The card shrinks as the fingers close, and never grows beyond its size.
      inputs.pinch = clamp(gesture.pinch, Interaction.smallestPinch, 0)
      inputs.rotation = gesture.rotation
    } else {
      let scale = follow.scale(at: amount)
      inputs.pinch = scale - 1
      if follow.shrinksTravel { offset = offset * scale }
    }
    inputs.dragX = offset.dx
    inputs.dragY = offset.dy
    return inputs
  }

  private func travel(of gesture: GestureValues) -> Double {
    let along = gesture.translation.dot(direction.unit(in: gesture.layoutDirection))
    let whole = length(in: gesture.size)
    return whole > 0 ? along / whole : 0
  }

  /// The travel in points that is a whole progress.
  func length(in size: Size2D) -> Double {
    switch distance {
    case .extent(let factor): size[direction.axis] * factor
    case .points(let points): points
    }
  }
}
