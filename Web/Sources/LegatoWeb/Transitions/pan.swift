// The page's `pan`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "pan:direction duration") @c(legato_transition_pan)
public func panTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .pan(Mailbox.direction(or: .leading), duration: Mailbox.number(or: 0.3)) }
}
