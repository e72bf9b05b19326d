// The page's `zoom`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "zoom:dim coveredScale sourceFade shadow source target") @c(legato_transition_zoom)
public func zoomTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    var parameters = ZoomParameters()
    parameters.dim = Mailbox.number(or: parameters.dim)
    parameters.coveredScale = Mailbox.number(or: parameters.coveredScale)
    parameters.sourceFade = Mailbox.number(or: parameters.sourceFade)
    parameters.shadow = Mailbox.number(or: parameters.shadow)
    return .zoom(parameters)
  }
}
