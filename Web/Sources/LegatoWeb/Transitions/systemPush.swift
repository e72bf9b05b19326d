// The page's `systemPush`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "systemPush:") @c(legato_transition_systemPush)
public func systemPushTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .systemPush }
}
