// Several transitions at once.

import Legato

/// Reads the number of transitions, then their numbers; there is at least one.
@_expose(wasm, "combined") @c(legato_transition_combined)
public func combinedTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    var others = Mailbox.length()
    var transition = Page.transition()
    while others > 1 {
      transition = transition.combined(with: Page.transition())
      others -= 1
    }
    return transition
  }
}
