// The page's `crossfade`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "crossfade:duration") @c(legato_transition_crossfade)
public func crossfadeTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .crossfade(duration: Mailbox.number(or: 1)) }
}
