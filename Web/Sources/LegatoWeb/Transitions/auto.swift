// The page's `auto`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "auto:distance source target") @c(legato_transition_auto)
public func autoTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .auto(distance: Mailbox.number(or: 500)) }
}
