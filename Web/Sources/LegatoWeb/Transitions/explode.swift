// The page's `explode`.

import Legato

@_expose(wasm, "explode:columns seed reach") @c(legato_transition_explode)
public func explodeTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .explode(
      columns: Mailbox.count(or: 10), seed: UInt32(exactly: Mailbox.number(or: 1)) ?? 1,
      reach: Mailbox.number(or: 100))
  }
}
