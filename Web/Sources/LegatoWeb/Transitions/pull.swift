// The page's `pull`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "pull:direction") @c(legato_transition_pull)
public func pullTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .pull(Mailbox.direction(or: .trailing)) }
}
