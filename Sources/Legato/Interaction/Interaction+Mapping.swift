// From the gesture to the inputs, and from the inputs to the verdict: pure functions.

extension Interaction {
  /// The inputs that a gesture adds to those at which it took hold; what a mapping gives that is not finite counts as
  /// 0.
  public func inputs(for gesture: GestureState) -> Inputs { offset(for: gesture).sanitized(by: .zero) }

  /// The same, as the mapping gives it: the driver leaves an input as it is where that is not finite.
  func offset(for gesture: GestureState) -> Inputs { mapping?(gesture) ?? mapped(gesture) }

  /// The same for a finger that took hold at a fraction: what it pulls beyond the outermost rest, and beyond the last
  /// stop of a screen that is held, is drag on a rubber band.
  func offset(for gesture: GestureState, from start: Double) -> Inputs {
    var inputs = offset(for: gesture)
    guard reach > 0, inputs.fraction.isFinite else { return inputs }
    let first = release.stops.min() ?? 0
    let last = isHeld ? release.stops.max() ?? 0 : .infinity
    let pulled = start + inputs.fraction
    let free = clamp(pulled, min(first, start), max(last, start))
    let band = RubberBand(dimension: reach * gesture.size[direction.axis])
    let beyond = band.offset(for: (pulled - free) * length(in: gesture.size))
    let drag = direction.unit(in: gesture.layoutDirection) * beyond
    inputs.fraction = free - start
    inputs.dragX += drag.dx
    inputs.dragY += drag.dy
    return inputs
  }

  /// What a release decides, given the whole inputs and their velocities per second; see
  /// ``ReleaseRule/verdict(progress:velocity:)``.
  public func verdict(for gesture: GestureState, inputs: Inputs, velocity: Inputs) -> Verdict {
    if let decision { return decision(gesture, inputs, velocity) }
    switch progress {
    case .fraction: return release.verdict(progress: inputs.fraction, velocity: velocity.fraction)
    case .pull:
      // A landing that was caught has a fraction of its own.
      return release.verdict(progress: max(inputs.fraction, inputs.pull), velocity: velocity.pull)
    }
  }

  /// The motion after a release with the given verdict; a stop is reached as the end is.
  public func motion(for verdict: Verdict) -> Motion { verdict == .cancel ? cancelMotion : finishMotion }

  /// Whether two fingers drive it.
  var isPinch: Bool {
    if case .pinch = gesture { return true }
    return false
  }

  /// Fingers that meet leave a hundredth of the screen.
  static let smallestPinch = -0.99

  private func mapped(_ gesture: GestureState) -> Inputs {
    var inputs = Inputs()
    let amount = isPinch ? -gesture.pinch : travel(of: gesture)
    switch progress {
    case .fraction: inputs.fraction = amount
    case .pull: inputs.pull = amount
    }
    guard let follow else { return inputs }
    var offset = follow.offset(for: gesture.translation, along: direction.axis, in: gesture.size)
    if isPinch {
      // The card follows the fingers together, never above its own size.
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

  private func travel(of gesture: GestureState) -> Double {
    let along = gesture.translation.dot(direction.unit(in: gesture.layoutDirection))
    let whole = length(in: gesture.size)
    return whole > 0 ? along / whole : 0
  }

  /// The travel in points that makes a whole progress.
  private func length(in size: Size) -> Double {
    switch distance {
    case .extent(let factor): size[direction.axis] * factor
    case .points(let points): points
    }
  }
}
