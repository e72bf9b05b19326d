// The page's `heroPush`.

import Legato

@_expose(wasm, "heroPush:direction") @c(legato_transition_heroPush)
public func heroPushTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .push(.hero(Mailbox.direction(or: .leading))) }
}
