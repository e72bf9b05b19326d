// A transition reversed.

import Legato

/// Reads the number of a transition.
@_expose(wasm, "reversed") @c(legato_transition_reversed)
public func reversedTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { Page.transition().reversed }
}
