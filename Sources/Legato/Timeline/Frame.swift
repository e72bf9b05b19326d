/// The numbers of all layers of one frame: for each layer the numbers of a ``LayerState``.
///
/// The memory goes with the frame, and the optimizer may free a frame after its last use. To keep a pointer longer,
/// mention the frame again or use `withExtendedLifetime`.
final class Frame {
  let numbers: UnsafeMutablePointer<Double>
  let count: Int

  /// A frame of zeros, to hold residuals: differences from a frame.
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

  init(_ other: Frame) {
    count = other.count
    numbers = .allocate(capacity: count)
    numbers.update(from: other.numbers, count: count)
  }

  deinit { numbers.deallocate() }

  subscript(layer: Int) -> UnsafeMutablePointer<Double> { numbers + layer * LayerState.stride }

  /// Whether all numbers are the same.
  @inline(never)
  func isSame(as other: Frame) -> Bool {
    if count != other.count { return false }
    for index in 0..<count where numbers[index] != other.numbers[index] { return false }
    return true
  }

  /// Limits opacities to 0 ... 1 and corner radii to 0 or above. A clip may reach outside of its layer by at most the
  /// corner radius: a circle may be larger than its layer.
  func limit() {
    for layer in 0..<count / LayerState.stride { limit(layer) }
  }

  func limit(_ layer: Int) {
    let numbers = self[layer]
    numbers[.opacity] = clamp(numbers[.opacity], 0, 1)
    numbers[.cornerRadius] = max(0, numbers[.cornerRadius])
    for index in Property.clips { numbers[index] = max(-numbers[.cornerRadius], numbers[index]) }
  }

  /// The same numbers as an array of states.
  var states: [LayerState] {
    var states: [LayerState] = []
    states.reserveCapacity(count / LayerState.stride)
    for layer in 0..<count / LayerState.stride {
      states.append(UnsafeRawPointer(self[layer]).load(as: LayerState.self))
    }
    return states
  }
}
