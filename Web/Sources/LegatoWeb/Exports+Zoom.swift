// Exports that the page calls while a picture is zoomed.

import Legato

/// Pans (0), pinches (1) or toggles (2) a picture; the page keeps the state.
///
/// The mailbox holds the picture's size, its container's size, the scale and offset at which the fingers landed, the
/// fingers' scale and focus, and their travel since then. It gets the present scale and offset, and those at which the
/// picture comes to rest.
@_expose(wasm, "zoom") @c(legato_zoom)
public func zoom(_ kind: Int32) {
  Mailbox.open()
  var zoom = ZoomPan(image: Mailbox.size(), in: Mailbox.size())
  zoom.scale = Mailbox.number()
  zoom.offset = Vector2D(dx: Mailbox.number(), dy: Mailbox.number())
  zoom.begin()
  let ratio = Mailbox.number()
  let focus = Point2D(x: Mailbox.number(), y: Mailbox.number())
  let travel = Vector2D(dx: Mailbox.number(), dy: Mailbox.number())
  switch kind {
  case 0: _ = zoom.pan(by: travel)
  case 1: zoom.pinch(scale: ratio, around: focus, translation: travel)
  default: zoom = zoom.toggled(around: focus)
  }
  Mailbox.open()
  Mailbox.put(zoom)
  Mailbox.put(zoom.settled)
}

extension Mailbox {
  fileprivate static func put(_ zoom: ZoomPan) {
    put(zoom.scale)
    put(zoom.offset.dx)
    put(zoom.offset.dy)
  }
}
