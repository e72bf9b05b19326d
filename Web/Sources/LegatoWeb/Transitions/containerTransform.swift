// The page's `containerTransform`.

import Legato

@_expose(wasm, "containerTransform:dim source target") @c(legato_transition_containerTransform)
public func containerTransformTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .containerTransform(dim: Mailbox.number(or: 0.32)) }
}
