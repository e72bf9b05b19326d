// The page's `turn`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "turn:axis") @c(legato_transition_turn)
public func turnTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .turn(axis: Mailbox.axis(or: .horizontal)) }
}
