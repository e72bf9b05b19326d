// Elements of single screens that move by themselves, and the path of shared elements.

import Legato

/// Reads the number of a transition, whether its shared elements fly along an arc, and how other elements come and go.
@_expose(wasm, "elements") @c(legato_transition_elements)
public func elementsTransition(_ tag: Int32) -> Int32 {
  Mailbox.open()
  let base = Page.transition()
  let transition = Mailbox.flag() ? base.flying(along: .arc) : base
  let entering = Mailbox.modifier()
  let hasLeaving = Mailbox.flag()
  let leaving = Mailbox.modifier()
  let cascade = Mailbox.cascade()
  return Page.add(
    transition.modifyingElements(
      entering: entering, leaving: hasLeaving ? leaving : nil, cascade: cascade, span: Mailbox.number()
    ).tagged(tag))
}

extension Mailbox {
  @inline(never)
  fileprivate static func modifier() -> ElementModifier {
    var modifier = ElementModifier().fade(to: number()).move(by: vector()).scale(to: number())
      .rotate(x: number(), y: number(), z: number(), perspective: number()).delay(number())
    let duration = number()
    if !duration.isNaN { modifier = modifier.duration(duration) }
    let dampingRatio = number()
    let curve = TimingCurve(number(), number(), number(), number())
    return dampingRatio.isNaN ? modifier.curve(curve) : modifier.spring(dampingRatio: dampingRatio)
  }

  /// Reads a cascade: by order (0), along a direction (1 plus its number) or from a point (7); then a point.
  fileprivate static func cascade() -> Cascade {
    let kind = code()
    let point = Point2D(x: number(), y: number())
    if kind == 0 { return .order }
    return Direction(rawValue: kind - 1).map { .direction($0) } ?? .distance(from: point)
  }
}
