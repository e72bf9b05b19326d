// The page's `circularReveal`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "circularReveal:point") @c(legato_transition_circularReveal)
public func circularRevealTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .circularReveal(from: Mailbox.point()) }
}
