// Goes back by the same frames.

import Legato

/// Reads the number of a transition.
@_expose(wasm, "autoReverse") @c(legato_transition_autoReverse)
public func autoReverseTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .autoReverse(Page.transition()) }
}
