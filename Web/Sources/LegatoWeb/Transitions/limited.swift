// A transition limited to a part of the run.

import Legato

/// Reads the number of a transition, and the fractions at which it begins and ends.
@_expose(wasm, "limited") @c(legato_transition_limited)
public func limitedTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { Page.transition().limited(to: Mailbox.number()...Mailbox.number()) }
}
