// Motions as the page writes them.

import Legato

extension Mailbox {
  /// Reads a motion: none (0), a spring by response and damping ratio (1) or by mass, stiffness and damping (2), a decay (3) or
  /// a curve (4); always five numbers after the kind.
  mutating func motion() -> Motion? {
    let kind = integer()
    let values = (number(), number(), number(), number(), number())
    switch kind {
    case 1: return .spring(Spring(response: values.0, dampingRatio: values.1))
    case 2: return .spring(Spring(mass: values.0, stiffness: values.1, damping: values.2))
    case 3: return .decay(timeConstant: values.0)
    case 4: return .curve(TimingCurve(values.1, values.2, values.3, values.4), duration: values.0)
    default: return nil
    }
  }

  mutating func direction(_ fallback: Direction) -> Direction {
    Direction(rawValue: UInt8(clamping: integer())) ?? fallback
  }
}
