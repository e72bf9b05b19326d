// The page's `grow`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "grow:dim source target") @c(legato_transition_grow)
public func growTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .grow(dim: Mailbox.number(or: 0.8)) }
}
