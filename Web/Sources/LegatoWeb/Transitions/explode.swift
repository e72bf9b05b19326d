// The page's `explode`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "explode:columns seed reach") @c(legato_transition_explode)
public func explodeTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .explode(columns: Mailbox.count(or: 10), seed: Mailbox.seed(or: 1), reach: Mailbox.number(or: 100))
  }
}
