// The page's `sheet`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "sheet:dim shadow radius") @c(legato_transition_sheet)
public func sheetTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    .sheet(dim: Mailbox.number(or: 0.4), shadow: Mailbox.number(or: 0.2), radius: Mailbox.number(or: 10))
  }
}
