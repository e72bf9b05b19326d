// The page's `fade`.

import Legato

@_expose(wasm, "fade:") @c(legato_transition_fade)
public func fadeTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .fade }
}
