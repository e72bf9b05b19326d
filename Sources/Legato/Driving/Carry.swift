// What is left of an interrupted picture, decaying by a spring.

/// The difference between the picture that was shown when a run was redirected and the new run's own, for each layer that
/// both have; it decays to nothing from the velocity that it had.
struct Carry: Equatable, Sendable {
  /// Where each layer's numbers differ, layer by layer in the new order.
  private(set) var offsets: [LayerState] = []
  private var slopes: [LayerState] = []
  private var startTime = 0.0
  private(set) var endTime = 0.0

  /// Critically damped, as iOS's zoom (ω ≈ 19 rad/s): a carried picture must not overshoot.
  static let angularFrequency = 19.0
  /// Below this many points, or parts of 1, a difference cannot be seen.
  static let tolerance = 0.1

  var isEmpty: Bool { offsets.isEmpty }

  /// - Parameters:
  ///   - offsets: shown minus new, for each layer of the new run; rest minus rest for layers that have no past.
  ///   - velocities: the same for velocities, per second.
  init(offsets: [LayerState], velocities: [LayerState], at time: Double) {
    let frequency = Carry.angularFrequency
    var slopes = velocities
    var largest = 0.0
    for layer in offsets.indices {
      for index in 0..<LayerState.stride {
        let offset = offsets[layer][index]
        let slope = velocities[layer][index] + frequency * offset
        slopes[layer][index] = slope
        largest = max(largest, offset.magnitude, slope.magnitude / frequency)
      }
    }
    guard largest > 1e-9 else { return }
    self.offsets = offsets
    self.slopes = slopes
    startTime = time
    endTime =
      time
      + Spring(angularFrequency: frequency, dampingRatio: 1).settlingTime(
        displacement: largest, velocity: 0, tolerance: min(Carry.tolerance, largest / 1000))
  }

  init() {}

  /// Adds what is left at a time to the new run's states.
  func apply(to states: inout [LayerState], at time: Double) {
    guard !offsets.isEmpty, time < endTime, states.count == offsets.count else { return }
    let elapsed = max(0, time - startTime)
    let decay = Elementary.exp(-Carry.angularFrequency * elapsed)
    let count = offsets.count * LayerState.stride
    states.withUnsafeMutableBytes { target in
      offsets.withUnsafeBytes { offsets in
        slopes.withUnsafeBytes { slopes in
          let numbers = target.baseAddress!.assumingMemoryBound(to: Double.self)
          let offsets = offsets.baseAddress!.assumingMemoryBound(to: Double.self)
          let slopes = slopes.baseAddress!.assumingMemoryBound(to: Double.self)
          for index in 0..<count { numbers[index] += decay * (offsets[index] + slopes[index] * elapsed) }
        }
      }
    }
  }
}
