// The page's `fade`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "fade:") @c(legato_transition_fade)
public func fadeTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .fade }
}
