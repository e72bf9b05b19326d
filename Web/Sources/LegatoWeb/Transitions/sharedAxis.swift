// The page's `sharedAxis`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "sharedAxis:along distance") @c(legato_transition_sharedAxis)
public func sharedAxisTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .sharedAxis(Mailbox.sharedAxis(or: .x), distance: Mailbox.number(or: 30)) }
}
