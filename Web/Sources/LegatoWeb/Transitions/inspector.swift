// The data for an inspector. It is not a transition, but it can be left out of a build as one can.

import Legato

/// The states that the inspector's last call has read.
nonisolated(unsafe) private var sampled: [LayerState] = []

/// Describes the present run: the mailbox gets its inputs, their velocities, whether it is reversed, its covering
/// screen and its timeline's layers. Returns the number of layers, 0 at rest.
@_expose(wasm, "inspect") @c(legato_inspect)
public func inspect(_ container: Int32) -> Int32 {
  guard let navigator = navigator(of: container), let timeline = navigator.timeline,
    let request = navigator.request
  else { return 0 }
  Mailbox.open()
  for input in Input.allCases { Mailbox.put(navigator.inputs[input]) }
  for input in Input.allCases { Mailbox.put(navigator.velocity[input]) }
  Mailbox.put(request.operation.isReverse ? 1 : 0)
  Mailbox.put(Double(request.operation.screen(.covering, from: request.from, to: request.to).rawValue))
  for layer in timeline.layers { Mailbox.put(layer) }
  return Int32(timeline.layers.count)
}

/// The address of the states of the present run's timeline at a fraction and at a value of another input, which is
/// given by its number; 0 at rest.
@_expose(wasm, "sample") @c(legato_sample)
public func sample(_ container: Int32, _ fraction: Double, _ input: Int32, _ value: Double) -> Int32 {
  guard let timeline = navigator(of: container)?.timeline else { return 0 }
  var inputs = Inputs(fraction: fraction)
  if let input = Input(rawValue: UInt8(truncatingIfNeeded: input)) { inputs[input] = value }
  sampled = timeline.states(at: inputs)
  return Int32(truncatingIfNeeded: sampled.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
}
