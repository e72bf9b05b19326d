// The page's `headline`.

import Legato

@_expose(wasm, "headline:") @c(legato_transition_headline)
public func headlineTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .headline() }
}
