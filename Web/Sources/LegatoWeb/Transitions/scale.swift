// The page's `scale`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "scale:inset dim") @c(legato_transition_scale)
public func scaleTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .scale(inset: Mailbox.number(or: 10), dim: Mailbox.number(or: 0.2)) }
}
