// Interactions as the page writes them.

import Legato
import LegatoHost

extension Mailbox {
  /// Reads an interaction: its kind, its own number, and its options; a missing option is NaN.
  mutating func interaction() -> Interaction {
    let kind = integer()
    let number = integer()
    let direction = Direction(rawValue: UInt8(clamping: integer()))
    let edge = Edge(rawValue: UInt8(clamping: integer()))
    let edgeWidth = self.number()
    let distance = self.number()
    let threshold = self.number()
    let projection = self.number()
    let slop = self.number()
    var interaction = named(kind, direction, edge, edgeWidth)
    if kind == 6 { interaction.adopt(page: number) }
    if !distance.isNaN { interaction.distance = .points(distance) }
    if !threshold.isNaN { interaction.release.threshold = threshold }
    if !projection.isNaN { interaction.release.projection = projection }
    if !slop.isNaN, case .pan(var gesture) = interaction.gesture {
      gesture.slop = slop
      interaction.gesture = .pan(gesture)
    }
    interaction.catchesOnTouchDown = flag()
    return interaction
  }

  private func named(_ kind: Int32, _ direction: Direction?, _ edge: Edge?, _ width: Double) -> Interaction {
    switch kind {
    case 1: .fullScreenPan(direction ?? .trailing)
    case 2: .verticalPan(direction ?? .down)
    case 3: .freeDrag()
    case 4: .imageDrag()
    case 5: .pinch()
    case 6: .fullScreenPan(direction ?? .trailing)
    case 7: .zoomDrag()
    case 8: .hubPan(direction ?? .trailing)
    case 9: .drawerPan(direction ?? .down, extent: 1)
    default: .edgePan(edge ?? .leading, width: width.isNaN ? 20 : width)
    }
  }
}

extension Interaction {
  /// Takes the mapping and the decision from the page.
  fileprivate mutating func adopt(page number: Int32) {
    mapping = { gesture in
      var mail = Mailbox()
      mail.put(gesture)
      page_map(number)
      mail = Mailbox()
      return Inputs(
        fraction: mail.number(), pull: mail.number(), drag: Vector(dx: mail.number(), dy: mail.number()))
    }
    let release = release
    decision = { gesture, inputs, velocity in
      var mail = Mailbox()
      mail.put(gesture)
      mail.put(inputs.fraction)
      mail.put(inputs.pull)
      let answer = page_decide(number)
      if answer >= 0 { return answer == 0 ? .cancel : .finish }
      return release.verdict(
        progress: max(inputs.fraction, inputs.pull), velocity: max(velocity.fraction, velocity.pull))
    }
  }
}

extension Mailbox {
  fileprivate mutating func put(_ gesture: GestureState) {
    put(gesture.translation.dx)
    put(gesture.translation.dy)
    put(gesture.velocity.dx)
    put(gesture.velocity.dy)
    put(gesture.start.x + gesture.translation.dx)
    put(gesture.start.y + gesture.translation.dy)
    put(gesture.size.width)
    put(gesture.size.height)
  }
}
