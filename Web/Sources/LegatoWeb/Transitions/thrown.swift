// The page's `thrown`.

import Legato

@_expose(wasm, "thrown:direction turn scale") @c(legato_transition_thrown)
public func thrownTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .thrown(
      Mailbox.direction(or: .leading), turn: Mailbox.number(or: -0.2), scale: Mailbox.number(or: 0.9))
  }
}
