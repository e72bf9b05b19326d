// The page's `turn`.

import Legato

@_expose(wasm, "turn:axis") @c(legato_transition_turn)
public func turnTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .turn(axis: Mailbox.axis(or: .horizontal)) }
}
