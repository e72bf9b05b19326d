// The page's `pageSheet`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "pageSheet:scale dim shadow radius detent") @c(legato_transition_pageSheet)
public func pageSheetTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .pageSheet(
      scale: Mailbox.number(or: 0.92), dim: Mailbox.number(or: 0.2), shadow: Mailbox.number(or: 0.2),
      radius: Mailbox.number(or: 10), detent: Mailbox.number(or: 0))
  }
}
