// A transition with leading and trailing swapped.

import Legato

/// Reads the number of a transition.
@_expose(wasm, "mirrored") @c(legato_transition_mirrored)
public func mirroredTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { Page.transition().mirrored }
}
