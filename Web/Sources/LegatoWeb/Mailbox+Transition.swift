// Transitions as the page writes them: by name with options, or layer by layer.

import Legato

extension Mailbox {
  /// Reads a transition: its kind, direction, dim, parallax, motion and reverse motion. A missing option is NaN.
  mutating func transition() -> Transition {
    let kind = integer()
    let direction = Direction(rawValue: UInt8(clamping: integer()))
    let dim = option()
    let parallax = option()
    let motion = motion()
    let reverse = self.motion()
    var transition = named(kind, direction, dim, parallax)
    if let motion { transition = transition.with(motion: motion, reverseMotion: reverse ?? motion) }
    if let reverse { transition = transition.with(motion: transition.motion, reverseMotion: reverse) }
    return transition
  }

  private mutating func option() -> Double? {
    let value = number()
    return value.isNaN ? nil : value
  }

  private mutating func named(
    _ kind: Int32, _ direction: Direction?, _ dim: Double?, _ parallax: Double?
  ) -> Transition {
    switch kind {
    case 1: return .slide(direction ?? .leading)
    case 2: return .cover(direction ?? .up, dim: dim ?? 0)
    case 3: return .fade
    case 4: return .scale(dim: dim ?? 0.2)
    case 5: return .headline()
    case 6:
      var parameters = ZoomParameters()
      parameters.dim = dim ?? parameters.dim
      return .zoom(parameters)
    case 7: return .imageZoom()
    case 8: return .grow(backdrop: dim ?? 0.8)
    case 9: return .drawer(from: Edge(direction ?? .leading), dim: dim ?? 0.3)
    case 10: return .none
    case 11: return custom()
    default:
      var parameters = PushParameters()
      parameters.direction = direction ?? parameters.direction
      parameters.dim = dim ?? parameters.dim
      parameters.parallax = parallax ?? parameters.parallax
      return .push(parameters)
    }
  }

  /// Reads the layers of a page's own transition.
  private mutating func custom() -> Transition {
    var layers: [CustomLayer] = []
    for _ in 0..<integer() { layers.append(CustomLayer(&self)) }
    return Transition(motion: .spring(Spring(response: 0.4))) { [layers] context in
      let timeline = TimelineBuilder(context)
      for layer in layers { layer.describe(in: timeline, context) }
      return timeline.build()
    }
  }
}

extension Edge {
  /// The edge that something comes from when it travels in a direction.
  fileprivate init(_ direction: Direction) {
    switch direction {
    case .up: self = .bottom
    case .down: self = .top
    case .left: self = .right
    case .right: self = .left
    case .leading: self = .trailing
    case .trailing: self = .leading
    }
  }
}
