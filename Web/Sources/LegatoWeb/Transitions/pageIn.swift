// The page's `pageIn`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "pageIn:direction scale") @c(legato_transition_pageIn)
public func pageInTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .pageIn(Mailbox.direction(or: .leading), scale: Mailbox.number(or: 0.7)) }
}
