// The page's `imageZoom`.

import Legato

@_expose(wasm, "imageZoom:source target") @c(legato_transition_imageZoom)
public func imageZoomTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .imageZoom() }
}
