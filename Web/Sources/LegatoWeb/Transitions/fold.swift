// The page's `fold`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "fold:folds shade") @c(legato_transition_fold)
public func foldTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .fold(folds: Mailbox.count(or: 2), shade: Mailbox.number(or: 1)) }
}
