// The page's `portal`.

import Legato

@_expose(wasm, "portal:scale") @c(legato_transition_portal)
public func portalTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .portal(scale: Mailbox.number(or: 0.8)) }
}
