// The page's `slide`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "slide:direction") @c(legato_transition_slide)
public func slideTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .slide(Mailbox.direction(or: .leading)) }
}
