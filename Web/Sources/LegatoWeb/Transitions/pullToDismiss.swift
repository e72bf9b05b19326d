// The page's `pullToDismiss`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "pullToDismiss:dim") @c(legato_transition_pullToDismiss)
public func pullToDismissTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .pullToDismiss(dim: Mailbox.number(or: 0.6)) }
}
