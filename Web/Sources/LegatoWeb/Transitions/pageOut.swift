// The page's `pageOut`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "pageOut:direction scale") @c(legato_transition_pageOut)
public func pageOutTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .pageOut(Mailbox.direction(or: .trailing), scale: Mailbox.number(or: 0.7)) }
}
