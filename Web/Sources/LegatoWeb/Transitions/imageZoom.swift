// The page's `imageZoom`.

import Legato

@_expose(wasm, "imageZoom:sourceStyle source target") @c(legato_transition_imageZoom)
public func imageZoomTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) { .imageZoom(source: Mailbox.sourceStyle()) }
}

extension Mailbox {
  /// Reads over what part a source fades; below 0 it is kept, and hidden where the page has said nothing.
  fileprivate static func sourceStyle() -> SourceStyle {
    let part = number()
    return part.isNaN ? .hidden : part < 0 ? .kept : .fading(over: part)
  }
}
