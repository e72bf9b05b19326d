// What the page calls to drive a run by a number, and what an inspector asks.

import Legato

/// Takes hold of what runs, and shows it where the covering screen has come a part of its way. 0 if it was refused.
@_expose(wasm, "scrub") @c(legato_scrub)
public func scrub(_ container: Int32, _ coverage: Double, _ time: Double) -> Int32 {
  stack(container)?.scrub(to: coverage, at: time) == true ? 1 : 0
}

/// Lets go of what is held: the covering screen stays (1), goes (0), or does what is nearer (-1).
@_expose(wasm, "letGo") @c(legato_let_go)
public func letGo(_ container: Int32, _ covering: Int32, _ time: Double) {
  stack(container)?.letGo(covering: covering < 0 ? nil : covering > 0, at: time)
}

/// Tells of the present run: the mailbox gets its inputs, their velocities, whether it runs the other
/// way, its covering screen and its timeline's layers. The
/// number of these, 0 at rest.
@_expose(wasm, "inspect") @c(legato_inspect)
public func inspect(_ container: Int32) -> Int32 {
  guard let coordinator = stack(container)?.coordinator, let timeline = coordinator.timeline,
    let request = coordinator.request
  else { return 0 }
  Mailbox.open()
  for input in Input.allCases { Mailbox.put(coordinator.inputs[input]) }
  for input in Input.allCases { Mailbox.put(coordinator.velocity[input]) }
  Mailbox.put(request.operation.isReverse ? 1 : 0)
  Mailbox.put(Double(request.operation.screen(.covering, from: request.from, to: request.to).rawValue))
  for layer in timeline.layers { Mailbox.put(layer) }
  return Int32(timeline.layers.count)
}

/// Where the states are that the present run's timeline has at a fraction; 0 at rest.
@_expose(wasm, "sample") @c(legato_sample)
public func sample(_ container: Int32, _ fraction: Double) -> Int32 {
  guard let container = Page.container(container), let timeline = container.stack.coordinator.timeline else { return 0 }
  container.sample = timeline.states(at: Inputs(fraction: fraction))
  return Int32(truncatingIfNeeded: container.sample.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
}
