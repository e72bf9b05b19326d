// Interactions as the page writes them.

import Legato
import LegatoHost

extension Mailbox {
  /// Reads an interaction: its kind, the number of the page's own functions or -1, and its options; a missing option is
  /// NaN.
  static func interaction() -> Interaction {
    let kind = integer()
    let page = integer()
    let direction = Direction(rawValue: code())
    let edge = ScreenEdge(rawValue: code())
    let width = number()
    let scale = number()
    let reach = number()
    let isResisting = flag()
    let distance = number()
    let threshold = number()
    let projection = number()
    let slop = number()
    var interaction = named(kind, direction, edge, width, scale)
    if !reach.isNaN { interaction.reach = reach }
    if isResisting { interaction.isResisting = true }
    if !distance.isNaN { interaction.distance = .points(distance) }
    if !threshold.isNaN { interaction.release.threshold = threshold }
    if !projection.isNaN { interaction.release.projection = projection }
    if !slop.isNaN {
      if case .pan(var gesture) = interaction.gesture {
        gesture.slop = slop
        interaction.gesture = .pan(gesture)
      } else {
        interaction.gesture = .pinch(slop: slop)
      }
    }
    interaction.catchesOnTouchDown = flag()
    if let motion = motion() { interaction.finishMotion = motion }
    if let motion = motion() { interaction.cancelMotion = motion }
    if page >= 0 { interaction.adopt(page: page) }
    return interaction
  }

  private static func named(
    _ kind: Int32, _ direction: Direction?, _ edge: ScreenEdge?, _ width: Double, _ scale: Double
  ) -> Interaction {
    switch kind {
    case 1: .fullScreenPan(direction ?? .trailing)
    case 2: .verticalPan(direction ?? .down)
    case 3: .freeDrag()
    case 4: .imageDrag()
    case 5: .pinch()
    case 7: .zoomDrag()
    case 8: .drawerPan(direction ?? .down)
    case 9: .zoomEdgePan(width: width.or(20))
    case 10: .contentSwipe(direction ?? .trailing)
    case 11: .hubPan(direction ?? .trailing)
    case 12: .sheetPan()
    case 13: .predictiveBack(from: edge ?? .leading)
    case 14: .pullDown(scale: scale.or(0.85))
    case 15: .swipe(direction ?? .trailing)
    case 16: .vcPan(direction ?? .trailing)
    case 17: .vcPinch()
    default: .edgePan(edge ?? .leading, width: width.or(20))
    }
  }
}

extension Interaction {
  /// Takes the mapping and the decision from the page.
  fileprivate mutating func adopt(page number: Int32) {
    mapping = { gesture in
      Mailbox.open()
      Mailbox.put(gesture)
      page_map(number)
      Mailbox.open()
      return Inputs(
        fraction: Mailbox.number(), pull: Mailbox.number(), drag: Mailbox.vector(), pinch: Mailbox.number(),
        rotation: Mailbox.number())
    }
    let release = release
    decision = { gesture, inputs, velocity in
      Mailbox.open()
      Mailbox.put(gesture)
      Mailbox.put(inputs.fraction)
      Mailbox.put(inputs.pull)
      let answer = page_decide(number)
      if answer >= 0 { return answer == 0 ? .cancel : .finish }
      return release.decision(
        progress: max(inputs.fraction, inputs.pull), velocity: max(velocity.fraction, velocity.pull))
    }
  }
}

extension Mailbox {
  fileprivate static func put(_ gesture: GestureValues) {
    put(gesture.translation)
    put(gesture.velocity)
    put(gesture.start - .zero + gesture.translation)
    put(gesture.size.width)
    put(gesture.size.height)
    put(gesture.pinch)
    put(gesture.rotation)
  }
}
