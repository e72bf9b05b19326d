// The page's `imageZoom`, as the engine describes it: `make transitions` writes this file.

import Legato

@_expose(wasm, "imageZoom:sourceStyle source target") @c(legato_transition_imageZoom)
public func imageZoomTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .imageZoom(sourceStyle: Mailbox.sourceStyle(or: .hidden)) }
}
