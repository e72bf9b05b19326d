// The page's `zoomOut`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "zoomOut:near far") @c(legato_transition_zoomOut)
public func zoomOutTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .zoomOut(near: Mailbox.number(or: 1.3), far: Mailbox.number(or: 0.7)) }
}
