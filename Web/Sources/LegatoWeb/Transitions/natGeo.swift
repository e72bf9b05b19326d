// The page's `natGeo`.

import Legato

@_expose(wasm, "natGeo:") @c(legato_transition_natGeo)
public func natGeoTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .natGeo() }
}
