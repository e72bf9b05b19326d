// The page's `zoomIn`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "zoomIn:near far") @c(legato_transition_zoomIn)
public func zoomInTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .zoomIn(near: Mailbox.number(or: 1.3), far: Mailbox.number(or: 0.7)) }
}
