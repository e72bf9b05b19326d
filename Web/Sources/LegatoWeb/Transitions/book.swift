// The page's `book`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "book:axis scale") @c(legato_transition_book)
public func bookTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .book(axis: Mailbox.axis(or: .horizontal), scale: Mailbox.number(or: 0.9)) }
}
