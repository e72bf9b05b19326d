// The page's `blinds`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "blinds:count axis") @c(legato_transition_blinds)
public func blindsTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .blinds(count: Mailbox.count(or: 8), axis: Mailbox.axis(or: .vertical)) }
}
