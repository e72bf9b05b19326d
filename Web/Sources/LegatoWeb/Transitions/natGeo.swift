// The page's `natGeo`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "natGeo:") @c(legato_transition_natGeo)
public func natGeoTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .natGeo() }
}
