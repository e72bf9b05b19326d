// A transition in a part of the way.

import Legato

/// Reads the number of a transition, and where its part begins and ends, in this order.
@_expose(wasm, "limited") @c(legato_transition_limited)
public func limitedTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { Page.transition().limited(to: Mailbox.number()...Mailbox.number()) }
}
