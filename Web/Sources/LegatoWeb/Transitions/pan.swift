// The page's `pan`.

import Legato

@_expose(wasm, "pan:direction duration") @c(legato_transition_pan)
public func panTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .pan(Mailbox.direction(or: .leading), duration: Mailbox.number(or: 0.3))
  }
}
