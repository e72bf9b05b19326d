// The page's `portal`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "portal:scale") @c(legato_transition_portal)
public func portalTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .portal(scale: Mailbox.number(or: 0.8)) }
}
