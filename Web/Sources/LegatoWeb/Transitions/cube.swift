// The page's `cube`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "cube:axis shade") @c(legato_transition_cube)
public func cubeTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .cube(axis: Mailbox.axis(or: .horizontal), shade: Mailbox.number(or: 0.8)) }
}
