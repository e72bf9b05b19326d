// The page's `instant`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "instant:") @c(legato_transition_instant)
public func instantTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .instant }
}
