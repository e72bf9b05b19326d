// The page's `flip`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "flip:axis shade") @c(legato_transition_flip)
public func flipTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .flip(axis: Mailbox.axis(or: .horizontal), shade: Mailbox.number(or: 0.5)) }
}
