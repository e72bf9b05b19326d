// One layer of a page's own transition.

import Legato

extension Mailbox {
  /// Reads a layer of a page's own transition and adds it to a timeline.
  @inline(never)
  static func describeLayer(in timeline: TimelineBuilder, _ context: TransitionContext) {
    let kind = integer()
    let handle = kind > 1 ? timeline.dimming(to: 1) : timeline.screen(kind == 0 ? .covered : .covering)
    for _ in 0..<length() {
      let property = property()
      let keys = list(of: length()) {
        let at = number()
        let value = number()
        // 0 for pixels and plain numbers, 1 and 2 for parts of the container's width and height.
        let unit = integer()
        return Keyframe(at, value * (unit == 1 ? context.size.width : unit == 2 ? context.size.height : 1))
      }
      timeline.animate(handle, property, through: keys)
    }
    for _ in 0..<length() {
      let property = property()
      let input = Input(rawValue: code()) ?? .pull
      let mode = flag() ? ResponseMode.multiply : .add
      let knots = list(of: length()) { Knot(number(), number(), slope: number()) }
      timeline.respond(handle, property, to: input, mode, through: knots)
    }
  }

  private static func property() -> Property { Property(rawValue: code()) ?? .opacity }
}
