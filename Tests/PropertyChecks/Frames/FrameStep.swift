// Measures how much a frame changes in a small step of the inputs.

import Legato
import LegatoTesting

/// The change of one layer from a frame to the next: how far its corners move, in units of the container's longer side,
/// how much its opacity changes, and how much the rest of its look does.
struct FrameStep {
  let kind: Layer.Kind
  private let amounts: SIMD4<Double>

  /// By which factor a step may exceed its neighbors: more than the first step of a square root does.
  private static let growth = 3.0
  /// The largest change that may come at once, in units of the container: less than a point on a phone.
  private static let grain = 0.001

  /// A layer that is not visible may change in any way except that its opacity may not leap.
  init(_ item: SeenFrame.Item, isSeen: Bool, to next: SeenFrame.Item, isNextSeen: Bool) {
    kind = item.kind
    let moved = isSeen || isNextSeen ? (item.corners - next.corners).largest : 0
    let faded = isSeen || isNextSeen ? (item.opacity - next.opacity).magnitude : 0
    let changed = isSeen && isNextSeen ? (item.look - next.look).largest : 0
    amounts = SIMD4(moved, faded, changed, 0)
  }

  /// A description of the leap, if a change exceeds the bound or is much larger than the steps before and after it; nil
  /// otherwise.
  func leap(after last: FrameStep?, before next: FrameStep?, bound: Double) -> String? {
    let around = pointwiseMax(last?.amounts ?? .zero, next?.amounts ?? .zero)
    let limit = pointwiseMin(around * FrameStep.growth + FrameStep.grain, SIMD4(repeating: bound))
    for (index, verb) in ["moves", "fades", "changes"].enumerated() where amounts[index] > limit[index] {
      return "\(kind.name) \(verb) by \(amounts[index]), where \(limit[index]) is the most"
    }
    return nil
  }
}
