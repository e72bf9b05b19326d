// Maps a gesture to inputs, and inputs to a decision, by pure functions.

extension Interaction {
  /// The inputs that a gesture adds to the inputs at which it took hold; numbers that are not finite count as 0.
  package func inputs(for gesture: GestureValues) -> Inputs { offset(for: gesture).sanitized(by: .zero) }

  /// The same inputs, unchecked: where a number is not finite, the driver keeps the input's last value.
  func offset(for gesture: GestureValues) -> Inputs { mapping?(gesture) ?? mapped(gesture) }

  /// The same for a finger that took hold at a fraction. Beyond the screen's resting place, or beyond the last detent
  /// of a screen that resists, the travel becomes drag on a rubber band.
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

  /// Whether a finger that took hold at a fraction and lifts has pulled a resisting screen beyond its last detent,
  /// projected along its velocity.
  func resists(_ gesture: GestureValues, from start: Double) -> Bool {
    guard isResisting, reach > 0 else { return false }
    let pulled = start + offset(for: gesture.advanced(by: release.projection)).fraction
    return pulled > max(release.lastDetent, start)
  }

  /// What a release decides from the inputs and their velocities per second; see
  /// ``ReleaseRule/decision(progress:velocity:)``.
  ///
  /// - Parameter start: The progress at which the finger took hold.
  func releaseDecision(
    for gesture: GestureValues, from start: Double, inputs: Inputs, velocity: Inputs
  ) -> ReleaseDecision {
    if let decision { return decision(gesture, inputs, velocity) }
    switch progress {
    case .fraction: return release.decision(progress: inputs.fraction, velocity: velocity.fraction)
    case .pull:
      // The finger's travel counts, also where the screen does not follow it any farther: up from a landing's place.
      // An app's mapping may drive the fraction instead.
      let moved = offset(for: gesture)
      return release.decision(progress: start + moved.pull + moved.fraction, velocity: velocity.pull)
    }
  }

  /// The motion after a release with a decision; a detent uses the finish motion.
  package func motion(for decision: ReleaseDecision) -> Motion { decision == .cancel ? cancelMotion : finishMotion }

  /// Whether it is driven by two fingers.
  var isPinch: Bool {
    if case .pinch = gesture { return true }
    return false
  }

  /// How small fingers that meet make a screen: a hundredth of its size.
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

  /// The travel in points that makes a progress of 1.
  @inline(never)
  func length(in size: Size2D) -> Double {
    switch distance {
    case .extent(let factor): size[direction.axis] * factor
    case .points(let points): points
    }
  }
}
