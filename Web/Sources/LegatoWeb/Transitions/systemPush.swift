// The page's `systemPush`.

import Legato

@_expose(wasm, "systemPush:") @c(legato_transition_systemPush)
public func systemPushTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .systemPush }
}
