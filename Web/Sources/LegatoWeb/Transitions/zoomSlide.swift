// The page's `zoomSlide`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "zoomSlide:direction scale") @c(legato_transition_zoomSlide)
public func zoomSlideTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .zoomSlide(Mailbox.direction(or: .leading), scale: Mailbox.number(or: 0.8)) }
}
