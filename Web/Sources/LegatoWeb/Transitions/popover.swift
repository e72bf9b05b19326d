// The page's `popover`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "popover:scale dim radius source target") @c(legato_transition_popover)
public func popoverTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .popover(scale: Mailbox.number(or: 0.6), dim: Mailbox.number(or: 0.1), radius: Mailbox.number(or: 13))
  }
}
