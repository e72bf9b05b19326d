// The page's `heroPush`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "heroPush:direction") @c(legato_transition_heroPush)
public func heroPushTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .push(.hero(Mailbox.direction(or: .leading))) }
}
