// The page's `toast`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "toast:edge shadow radius") @c(legato_transition_toast)
public func toastTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .toast(from: Mailbox.edge(or: .top), shadow: Mailbox.number(or: 0.2), radius: Mailbox.number(or: 14))
  }
}
