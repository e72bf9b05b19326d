// What the builder checks and completes.

extension TimelineBuilder {
  static func slot(_ handle: Handle, _ property: Property) -> Int32 {
    handle.index * Int32(LayerState.stride) + Int32(property.rawValue)
  }

  /// The slot of a property that is about to get a track; a track that it had before is dropped.
  mutating func base(_ handle: Handle, _ property: Property) -> Int32? {
    guard layers.indices.contains(Int(handle.index)) else { return nil }
    let slot = TimelineBuilder.slot(handle, property)
    if moved[Int(handle.index)] & property.bit != 0 {
      ramps.removeAll { $0.slot == slot }
      tracks.removeAll { $0.slot == slot }
    }
    moved[Int(handle.index)] |= property.bit
    return slot
  }

  /// A response changes its property in place, so a property without a track needs one that writes its rest each time.
  func unmovedBases() -> [Ramp] {
    var result: [Ramp] = []
    var moved = moved
    for response in responses {
      let (layer, index) = Int(response.slot).quotientAndRemainder(dividingBy: LayerState.stride)
      let bit: UInt32 = 1 << UInt32(index)
      if moved[layer] & bit != 0 { continue }
      moved[layer] |= bit
      let value = rest[layer][index]
      result.append(Ramp(slot: response.slot, isClamped: true, start: value, end: value))
    }
    return result
  }

  mutating func fail(_ reason: TimelineError.Reason, _ handle: Handle, _ property: Property, _ key: Int) {
    guard error == nil else { return }
    error = TimelineError(reason: reason, layer: Int(handle.index), property: property, key: key)
  }

  static func problem(in keys: [Keyframe]) -> (TimelineError.Reason, Int)? {
    if keys.isEmpty { return (.empty, 0) }
    for (index, key) in keys.enumerated() {
      if !key.fraction.isFinite || !key.value.isFinite { return (.notFinite, index) }
      if index > 0 && key.fraction < keys[index - 1].fraction { return (.outOfOrder, index) }
    }
    return nil
  }

  static func problem(in knots: [Knot]) -> (TimelineError.Reason, Int)? {
    if knots.isEmpty { return (.empty, 0) }
    for (index, knot) in knots.enumerated() {
      if !knot.input.isFinite || !knot.output.isFinite || !knot.slope.isFinite { return (.notFinite, index) }
      if index > 0 && knot.input <= knots[index - 1].input { return (.outOfOrder, index) }
    }
    return nil
  }

  /// The same keyframes seen from the other end.
  static func reversed(_ keys: [Keyframe]) -> [Keyframe] {
    var result: [Keyframe] = []
    for index in keys.indices.reversed() {
      let curve = index > 0 ? keys[index - 1].curve.reversed : .linear
      result.append(Keyframe(1 - keys[index].fraction, keys[index].value, curve: curve))
    }
    return result
  }
}

extension Property {
  fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
}

extension TimingCurve {
  /// The same curve travelled from its end.
  fileprivate var reversed: TimingCurve { TimingCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}
