// Samples a timeline at given inputs: a pure function, without allocation.

extension Timeline {
  /// Writes the state of every layer at the given inputs.
  ///
  /// The same inputs give the same bits on every platform. Only the numbers that change are written, so pass the array
  /// of the last call; an array of another size is replaced.
  ///
  /// - Parameters:
  ///   - inputs: what drives the timeline. Numbers that are not finite count as 0.
  ///   - states: a state for each layer, in the layers' order.
  package func sample(at inputs: Inputs, into states: inout [LayerState]) {
    if states.count != layers.count { states = Frame(rest).states }
    guard !states.isEmpty else { return }
    states.withUnsafeMutableBytes { write(inputs, to: $0.assumingMemoryBound(to: Double.self).baseAddress!) }
  }

  /// The states of all layers at the given inputs, in a new array; numbers that are not finite count as 0.
  public func states(at inputs: Inputs) -> [LayerState] {
    var states: [LayerState] = []
    sample(at: inputs, into: &states)
    return states
  }

  /// A frame at the given inputs.
  @inline(never)
  func frame(at inputs: Inputs) -> Frame {
    let frame = Frame(rest)
    write(inputs, to: frame.numbers)
    return frame
  }

  /// Writes the numbers that change.
  @inline(never)
  func write(_ inputs: Inputs, to numbers: UnsafeMutablePointer<Double>) {
    let fraction = inputs.fraction.isFinite ? inputs.fraction : 0
    let clamped = min(max(fraction, 0), 1)
    if !points.isEmpty { return write(inputs, fraction, clamped, to: numbers) }
    // A loop without a call keeps its numbers in registers; most timelines need only this one.
    for track in tracks { numbers[Int(track.slot)] = track.value(at: fraction, clamped) }
  }

  /// Writes them for a timeline that has keyframes or knots.
  @inline(never)
  private func write(_ inputs: Inputs, _ fraction: Double, _ clamped: Double, to numbers: UnsafeMutablePointer<Double>)
  {
    let position = isReversed ? 1 - fraction : fraction
    // A response changes its property in place, so the property is first set to its value at rest.
    for response in responses { numbers[Int(response.slot)] = rest[Int(response.slot)] }
    points.withUnsafeBufferPointer { points in
      for track in tracks {
        numbers[Int(track.slot)] =
          track.count == 0 ? track.value(at: fraction, clamped) : track.value(at: position, in: points.baseAddress!)
      }
      if respondsAtRest || inputs.areMoved {
        respond(to: inputs.sanitized(by: .zero), position, points.baseAddress!, in: numbers)
      }
    }
  }

  /// The value to which responses answer: the trail is measured from the covered screen.
  func value(of input: Input, in inputs: Inputs) -> Double {
    isReversed && input == .trail ? -inputs.trail : inputs[input]
  }

  @inline(never)
  private func respond(
    to inputs: Inputs, _ position: Double, _ points: UnsafePointer<Double>,
    in numbers: UnsafeMutablePointer<Double>
  ) {
    for response in responses {
      let output =
        response.role == .joining
        ? response.value(at: position, in: points)
        : response.output(at: value(of: response.input, in: inputs), in: points)
      let slot = Int(response.slot)
      numbers[slot] = response.mode == .add ? numbers[slot] + output : numbers[slot] * output
    }
  }
}
