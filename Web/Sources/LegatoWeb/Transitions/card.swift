// The page's `card`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "card:dim shadow radius") @c(legato_transition_card)
public func cardTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .card(dim: Mailbox.number(or: 0.3), shadow: Mailbox.number(or: 0.2), radius: Mailbox.number(or: 24))
  }
}
