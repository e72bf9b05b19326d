// The page's `thrown`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "thrown:direction turn scale") @c(legato_transition_thrown)
public func thrownTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .thrown(Mailbox.direction(or: .leading), turn: Mailbox.number(or: -0.2), scale: Mailbox.number(or: 0.9))
  }
}
