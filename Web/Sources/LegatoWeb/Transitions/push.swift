// The page's `push`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "push:direction dim parallax") @c(legato_transition_push)
public func pushTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    var parameters = PushParameters()
    parameters.direction = Mailbox.direction(or: parameters.direction)
    parameters.dim = Mailbox.number(or: parameters.dim)
    parameters.parallax = Mailbox.number(or: parameters.parallax)
    return .push(parameters)
  }
}
