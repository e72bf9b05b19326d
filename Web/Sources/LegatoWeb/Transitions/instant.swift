// The page's `instant`.

import Legato

@_expose(wasm, "instant:") @c(legato_transition_instant)
public func instantTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .instant }
}
