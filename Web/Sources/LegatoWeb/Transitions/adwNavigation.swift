// The page's `adwNavigation`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "adwNavigation:dim") @c(legato_transition_adwNavigation)
public func adwNavigationTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .adwNavigation(dim: Mailbox.number(or: 0.12)) }
}
