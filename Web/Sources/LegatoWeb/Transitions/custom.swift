// A page's own transition, layer by layer.

import Legato

/// Reads whether the covered screen stays visible, the layers of a page's own transition, and its motions.
@_expose(wasm, "custom") @c(legato_transition_custom)
public func customTransition(_ tag: Int32) -> Int32 {
  Mailbox.transition(tag) {
    let keepsCoveredScreenVisible = Mailbox.flag()
    let nowhere = TransitionContext(operation: .push, from: .none, to: .none, size: .zero)
    // It is read once, to find its end.
    let letter = Mailbox.letter { _ = Mailbox.describe(in: nowhere) }
    return ScreenTransition(
      motion: .spring(response: 0.4), keepsCoveredScreenVisible: keepsCoveredScreenVisible
    ) { context in
      Mailbox.read(letter) { Mailbox.describe(in: context) }
    }
  }
}

extension Mailbox {
  fileprivate static func describe(in context: TransitionContext) -> Timeline {
    let timeline = TimelineBuilder(context)
    for _ in 0..<length() { describeLayer(in: timeline, context) }
    return timeline.build()
  }

  /// Reads a layer of a page's own transition and adds it to a timeline.
  @inline(never)
  private static func describeLayer(in timeline: TimelineBuilder, _ context: TransitionContext) {
    let kind = integer()
    if kind == 4 {
      for element in context.elements { timeline.fly(element) }
      return
    }
    let isClamped = flag()
    let handle = customLayer(kind, in: timeline, context)
    let isMirrored = context.mirror < 0
    for _ in 0..<length() {
      let property = property()
      let keys = list(of: length()) {
        let at = number()
        let value = number()
        // 0 is pixels and plain numbers, 1 and 2 are fractions of the container's width and height.
        let unit = integer()
        let part = unit == 1 ? context.size.width : unit == 2 ? context.size.height : 1
        return Keyframe(
          at, isMirrored ? property.mirrored(value * part) : value * part,
          curve: TimingCurve(number(), number(), number(), number()))
      }
      timeline.animate(handle, isMirrored ? property.mirrored : property, through: keys, isClamped: isClamped)
    }
    for _ in 0..<length() {
      let property = property()
      let input = Input(rawValue: code()) ?? .pull
      let mode = flag() ? ResponseMode.multiply : .add
      let knots = list(of: length()) { Knot(number(), number(), slope: number()) }
      timeline.respond(handle, property, to: input, mode, through: knots)
    }
  }

  /// Adds the layer of a kind: the covered screen (0), the covering one (1), a dimming (2) or the covering screen's
  /// shadow (3). Shared elements (4) add a layer for each element.
  private static func customLayer(
    _ kind: Int32, in timeline: TimelineBuilder, _ context: TransitionContext
  ) -> TimelineBuilder.Handle {
    switch kind {
    case 2: return timeline.dimming(to: 1)
    case 3: return timeline.layer(.shadow(of: context.screen(.covering)), frame: context.frame(.covering))
    default: return timeline.screen(kind == 0 ? .covered : .covering)
    }
  }

  private static func property() -> Property { Property(rawValue: code()) ?? .opacity }
}

extension Property {
  /// The property with left and right swapped.
  fileprivate var mirrored: Property {
    switch self {
    case .clipLeft: .clipRight
    case .clipRight: .clipLeft
    default: self
    }
  }

  /// A value of the property with left and right swapped.
  fileprivate func mirrored(_ value: Double) -> Double {
    switch self {
    case .translationX, .rotationY, .rotationZ: -value
    case .anchorX: 1 - value
    default: value
    }
  }
}
