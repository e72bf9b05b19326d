/// The numbers of all layers that are shown, layer by layer, each as a ``LayerState``.
///
/// They are gone with the frame, and an optimizer may let go of that after its last mention: whoever has made one and
/// keeps a pointer only mentions it again, or uses `withExtendedLifetime`.
final class Frame {
  let numbers: UnsafeMutablePointer<Double>
  let count: Int

  /// All numbers 0, for residuals.
  init(layers: Int) {
    count = layers * LayerState.stride
    numbers = .allocate(capacity: count)
    for index in 0..<count { numbers[index] = 0 }
  }

  init(_ rest: [Double]) {
    count = rest.count
    numbers = .allocate(capacity: count)
    for index in 0..<count { numbers[index] = rest[index] }
  }

  /// A copy of another one.
  init(_ other: Frame) {
    count = other.count
    numbers = .allocate(capacity: count)
    numbers.update(from: other.numbers, count: count)
  }

  deinit { numbers.deallocate() }

  /// Where a layer's numbers begin.
  subscript(layer: Int) -> UnsafeMutablePointer<Double> { numbers + layer * LayerState.stride }

  /// Makes all numbers of a layer 0.
  func clear(_ layer: Int) {
    for index in 0..<LayerState.stride { self[layer][index] = 0 }
  }

  /// Keeps what has limits within them: opacities from 0 to 1, corners not below 0, and clips no farther outside than
  /// the corners reach, so that a circle may be larger than its layer.
  func limit() {
    for layer in 0..<count / LayerState.stride {
      let numbers = self[layer]
      numbers[.opacity] = clamp(numbers[.opacity], 0, 1)
      numbers[.cornerRadius] = max(0, numbers[.cornerRadius])
      for index in Property.clips { numbers[index] = max(-numbers[.cornerRadius], numbers[index]) }
    }
  }

  /// A copy, state by state.
  var states: [LayerState] {
    var states: [LayerState] = []
    states.reserveCapacity(count / LayerState.stride)
    for layer in 0..<count / LayerState.stride {
      states.append(UnsafeRawPointer(self[layer]).load(as: LayerState.self))
    }
    return states
  }
}
