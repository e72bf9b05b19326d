// The page's `iris`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "iris:point") @c(legato_transition_iris)
public func irisTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .iris(at: Mailbox.point()) }
}
