// The page's `sharedAxis`.

import Legato

@_expose(wasm, "sharedAxis:along distance") @c(legato_transition_sharedAxis)
public func sharedAxisTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    let axis: SharedAxis =
      switch Mailbox.code() {
      case 1: .y
      case 2: .z
      default: .x
      }
    return .sharedAxis(axis, distance: Mailbox.number(or: 30))
  }
}
