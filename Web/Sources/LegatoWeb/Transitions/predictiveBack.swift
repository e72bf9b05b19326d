// The page's `predictiveBack`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "predictiveBack:scale radius") @c(legato_transition_predictiveBack)
public func predictiveBackTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .predictiveBack(scale: Mailbox.number(or: 0.9), radius: Mailbox.number(or: 32)) }
}
