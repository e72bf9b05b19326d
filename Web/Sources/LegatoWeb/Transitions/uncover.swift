// The page's `uncover`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "uncover:direction") @c(legato_transition_uncover)
public func uncoverTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .uncover(Mailbox.direction(or: .down)) }
}
