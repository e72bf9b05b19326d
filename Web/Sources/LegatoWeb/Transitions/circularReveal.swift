// The page's `circularReveal`.

import Legato

@_expose(wasm, "circularReveal:point") @c(legato_transition_circularReveal)
public func circularRevealTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .circularReveal(from: Mailbox.point()) }
}
