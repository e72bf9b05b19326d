// The page's `zoom`.

import Legato

@_expose(wasm, "zoom:dim source target") @c(legato_transition_zoom)
public func zoomTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    var parameters = ZoomParameters()
    parameters.dim = Mailbox.number(or: parameters.dim)
    return .zoom(parameters)
  }
}
