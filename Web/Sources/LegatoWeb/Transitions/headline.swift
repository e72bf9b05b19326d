// The page's `headline`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "headline:coveredScale coveredOpacity") @c(legato_transition_headline)
public func headlineTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .headline(coveredScale: Mailbox.number(or: 0.95), coveredOpacity: Mailbox.number(or: 0.7)) }
}
