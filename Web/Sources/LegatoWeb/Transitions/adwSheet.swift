// The page's `adwSheet`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "adwSheet:dim shadow radius") @c(legato_transition_adwSheet)
public func adwSheetTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .adwSheet(dim: Mailbox.number(or: 0.25), shadow: Mailbox.number(or: 0.2), radius: Mailbox.number(or: 15))
  }
}
