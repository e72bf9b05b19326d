// The page's `cards`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "cards:scale tilt") @c(legato_transition_cards)
public func cardsTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .cards(scale: Mailbox.number(or: 0.8), tilt: Mailbox.number(or: 15 * .pi / 180)) }
}
