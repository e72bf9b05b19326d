// The picture at given inputs: a pure function, without allocation.

extension Timeline {
  /// Writes the state of every layer at the given inputs.
  ///
  /// The same inputs give the same bits on every platform. Only what moves is written, so hand in the array of the last
  /// call; an array of another size is made anew.
  ///
  /// - Parameters:
  ///   - inputs: what drives the timeline. Numbers that are not finite count as 0.
  ///   - states: a state for each layer, in the layers' order.
  public func sample(at inputs: Inputs, into states: inout [LayerState]) {
    if states.count != rest.count { states = rest }
    guard !states.isEmpty else { return }
    states.withUnsafeMutableBytes { bytes in
      let numbers = bytes.assumingMemoryBound(to: Double.self).baseAddress!
      if inputs.isFinite { write(inputs, to: numbers) } else { write(inputs.sanitized(by: .zero), to: numbers) }
    }
  }

  /// Brings every number back to its rest, for a picture that more than the timeline writes to.
  func reset(_ states: inout [LayerState]) {
    guard states.count == rest.count else {
      states = rest
      return
    }
    for index in rest.indices { states[index] = rest[index] }
  }

  /// The states of all layers at the given inputs, in an array of their own.
  public func states(at inputs: Inputs) -> [LayerState] {
    var states = rest
    sample(at: inputs, into: &states)
    return states
  }

  private func write(_ inputs: Inputs, to numbers: UnsafeMutablePointer<Double>) {
    let fraction = inputs.fraction
    let clamped = clamp(fraction, 0, 1)
    for ramp in ramps {
      numbers[Int(ramp.slot)] = interpolate(ramp.start, ramp.end, ramp.isClamped ? clamped : fraction)
    }
    // Apart, because most timelines have ramps only.
    if !tracks.isEmpty { writeTracks(at: fraction, to: numbers) }
    if !responses.isEmpty { respond(to: inputs, in: numbers) }
  }

  private func writeTracks(at fraction: Double, to numbers: UnsafeMutablePointer<Double>) {
    keyframes.withUnsafeBufferPointer { keyframes in
      for track in tracks { numbers[Int(track.slot)] = track.value(at: fraction, in: keyframes) }
    }
  }

  private func respond(to inputs: Inputs, in numbers: UnsafeMutablePointer<Double>) {
    knots.withUnsafeBufferPointer { knots in
      for response in responses {
        let output = response.output(for: inputs[response.input], in: knots)
        switch response.mode {
        case .add: numbers[Int(response.slot)] += output
        case .multiply: numbers[Int(response.slot)] *= output
        }
      }
    }
  }
}
