// One transition for entering, another for leaving.

import Legato

/// Reads the numbers of two transitions.
@_expose(wasm, "asymmetric") @c(legato_transition_asymmetric)
public func asymmetricTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .asymmetric(enter: Page.transition(), leave: Page.transition()) }
}
