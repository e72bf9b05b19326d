// Motions as the page writes them.

import Legato

extension Mailbox {
  /// Reads a motion: none (0), a spring by response and damping ratio (1) or by mass, stiffness and damping (2), a
  /// decay (3) or a curve (4); always five numbers after the kind.
  @inline(never)
  static func motion() -> Motion? {
    let kind = integer()
    let (first, second, third) = (number(), number(), number())
    let (fourth, fifth) = (number(), number())
    switch kind {
    case 1: return .spring(response: first, dampingRatio: second)
    case 2: return .spring(SpringMotion(mass: first, stiffness: second, damping: third))
    case 3: return .decay(timeConstant: first)
    case 4: return .curve(TimingCurve(second, third, fourth, fifth), duration: first)
    default: return nil
    }
  }
}
