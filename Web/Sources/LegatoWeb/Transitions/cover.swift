// The page's `cover`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "cover:direction dim") @c(legato_transition_cover)
public func coverTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .cover(Mailbox.direction(or: .up), dim: Mailbox.number(or: 0)) }
}
