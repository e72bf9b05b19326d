// The page's `drawer`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "drawer:edge dim") @c(legato_transition_drawer)
public func drawerTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .drawer(from: Mailbox.edge(or: .leading), dim: Mailbox.number(or: 0.3)) }
}
