// The page's `cover`.

import Legato

@_expose(wasm, "cover:direction dim") @c(legato_transition_cover)
public func coverTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .cover(Mailbox.direction(or: .up), dim: Mailbox.number(or: 0)) }
}
