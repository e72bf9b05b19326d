// How much a frame changes in a small step of what drives it.

import Legato
import LegatoTesting

/// How one layer changes from a frame to the next: how far its corners move, in units of the container's longer side;
/// how much it fades; and how much else of its look changes.
struct FrameStep {
  let kind: Layer.Kind
  private let amounts: SIMD4<Double>

  /// Into how many times its neighbors' change a step may grow: more than a way that begins as a square root does.
  private static let growth = 3.0
  /// What may come at once, in units of the container: less than a point of a phone's.
  private static let grain = 0.001

  /// A layer of which nothing is seen may do what it will, but for its opacity: it comes at once if that leaps.
  init(_ item: SeenFrame.Item, isSeen: Bool, to next: SeenFrame.Item, isNextSeen: Bool) {
    kind = item.kind
    let moved = isSeen || isNextSeen ? (item.corners - next.corners).largest : 0
    let faded = isSeen || isNextSeen ? (item.opacity - next.opacity).magnitude : 0
    let changed = isSeen && isNextSeen ? (item.look - next.look).largest : 0
    amounts = SIMD4(moved, faded, changed, 0)
  }

  /// Whether it is a leap: more than a bound, or much more than the steps before and after it; nil if it is none.
  func leap(after last: FrameStep?, before next: FrameStep?, bound: Double) -> String? {
    let around = pointwiseMax(last?.amounts ?? .zero, next?.amounts ?? .zero)
    let limit = pointwiseMin(around * FrameStep.growth + FrameStep.grain, SIMD4(repeating: bound))
    for (index, verb) in ["moves", "fades", "changes"].enumerated() where amounts[index] > limit[index] {
      return "\(kind.name) \(verb) by \(amounts[index]), where \(limit[index]) is the most"
    }
    return nil
  }
}
