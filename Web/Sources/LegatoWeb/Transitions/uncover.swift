// The page's `uncover`.

import Legato

@_expose(wasm, "uncover:direction") @c(legato_transition_uncover)
public func uncoverTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .uncover(Mailbox.direction(or: .down)) }
}
