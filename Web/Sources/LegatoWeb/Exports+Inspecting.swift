// What an inspector asks about a finger's part in a run.

import Legato

/// Where the states are that the present run's timeline has at a fraction with one more input at a value, the input by
/// its number; 0 at rest.
@_expose(wasm, "answer") @c(legato_answer)
public func answer(_ container: Int32, _ fraction: Double, _ input: Int32, _ value: Double) -> Int32 {
  guard let container = Page.container(container), let timeline = container.stack.coordinator.timeline else { return 0 }
  var inputs = Inputs(fraction: fraction)
  if let input = Input(rawValue: UInt8(truncatingIfNeeded: input)) { inputs[input] = value }
  container.sample = timeline.states(at: inputs)
  return Int32(truncatingIfNeeded: container.sample.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
}
