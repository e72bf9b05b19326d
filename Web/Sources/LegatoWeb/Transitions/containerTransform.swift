// The page's `containerTransform`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "containerTransform:dim source target") @c(legato_transition_containerTransform)
public func containerTransformTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .containerTransform(dim: Mailbox.number(or: 0.32)) }
}
