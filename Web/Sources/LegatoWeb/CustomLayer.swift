// One layer of a page's own transition.

import Legato

/// One layer of a page's own transition, as the page described it.
struct CustomLayer: Sendable {
  private struct Track {
    var property: Property
    /// 0 for pixels and plain numbers, 1 and 2 for parts of the container's width and height.
    var unit: Int32
    var keys: [Keyframe] = []
  }

  private struct Reply {
    var property: Property
    var input: Input
    var mode: ResponseMode
    var knots: [Knot] = []
  }

  private let kind: Int32
  private var tracks: [Track] = []
  private var replies: [Reply] = []

  init(_ mail: inout Mailbox) {
    kind = mail.integer()
    for _ in 0..<mail.integer() {
      var track = Track(property: mail.property(), unit: mail.integer())
      for _ in 0..<mail.integer() { track.keys.append(Keyframe(mail.number(), mail.number())) }
      tracks.append(track)
    }
    for _ in 0..<mail.integer() {
      var reply = Reply(
        property: mail.property(), input: Input(rawValue: UInt8(clamping: mail.integer())) ?? .pull,
        mode: mail.flag() ? .multiply : .add)
      for _ in 0..<mail.integer() { reply.knots.append(Knot(mail.number(), mail.number(), slope: mail.number())) }
      replies.append(reply)
    }
  }

  func describe(in timeline: TimelineBuilder, _ context: TransitionContext) {
    let handle: TimelineBuilder.Handle
    switch kind {
    case 0: handle = timeline.screen(.covered)
    case 1: handle = timeline.screen(.covering)
    default: handle = timeline.dimming(to: 1)
    }
    for track in tracks {
      var keys = track.keys
      let factor = track.unit == 1 ? context.size.width : track.unit == 2 ? context.size.height : 1
      for index in keys.indices { keys[index].value *= factor }
      timeline.animate(handle, track.property, through: keys)
    }
    for reply in replies {
      timeline.respond(handle, reply.property, to: reply.input, reply.mode, through: reply.knots)
    }
  }
}

extension Mailbox {
  fileprivate mutating func property() -> Property { Property(rawValue: UInt8(clamping: integer())) ?? .opacity }
}
