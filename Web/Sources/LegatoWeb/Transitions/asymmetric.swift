// One transition for entering, another for leaving.

import Legato

@_expose(wasm, "asymmetric") @c(legato_transition_asymmetric)
public func asymmetricTransition(_ tag: Int32, _ enter: Int32, _ leave: Int32) -> Int32 {
  guard let enter = Page.transition(enter), let leave = Page.transition(leave) else { return -1 }
  return Page.add(.asymmetric(enter: enter, leave: leave).tagged(tag))
}
