// Transitions as the page writes them: by name with options, or layer by layer.

import Legato

extension Mailbox {
  /// Reads a transition: its kind, direction, edge, dim, backdrop, parallax, motion and reverse motion. A missing
  /// option is NaN.
  static func transition() -> Transition {
    let kind = integer()
    let direction = Direction(rawValue: code())
    let edge = Edge(rawValue: code())
    let dim = number()
    let backdrop = number()
    let parallax = number()
    let motion = motion()
    let reverse = Self.motion()
    let transition = named(kind, direction, edge, dim, backdrop, parallax)
    guard motion != nil || reverse != nil else { return transition }
    return transition.with(motion: motion ?? transition.motion, reverseMotion: reverse ?? motion)
  }

  private static func named(
    _ kind: Int32, _ direction: Direction?, _ edge: Edge?, _ dim: Double, _ backdrop: Double, _ parallax: Double
  ) -> Transition {
    switch kind {
    case 1: return .slide(direction ?? .leading)
    case 2: return .cover(direction ?? .up, dim: dim.or(0))
    case 3: return .fade
    case 4: return .scale(dim: dim.or(0.2))
    case 5: return .headline()
    case 6:
      var parameters = ZoomParameters()
      parameters.dim = dim.or(parameters.dim)
      return .zoom(parameters)
    case 7: return .imageZoom()
    case 8: return .grow(backdrop: backdrop.or(0.8))
    case 9: return .drawer(from: edge ?? .leading, dim: dim.or(0.3))
    case 10: return .instant
    case 11: return custom()
    default:
      var parameters = PushParameters()
      parameters.direction = direction ?? parameters.direction
      parameters.dim = dim.or(parameters.dim)
      parameters.parallax = parallax.or(parameters.parallax)
      return .push(parameters)
    }
  }

  /// Reads the layers of a page's own transition.
  private static func custom() -> Transition {
    let nowhere = TransitionContext(operation: .push, from: .none, to: .none, size: .zero)
    // Read once to find its end.
    let letter = letter { _ = describe(in: nowhere) }
    return Transition(motion: .spring(response: 0.4)) { context in
      read(letter) { describe(in: context) }
    }
  }

  private static func describe(in context: TransitionContext) -> Timeline {
    let timeline = TimelineBuilder(context)
    for _ in 0..<length() { describeLayer(in: timeline, context) }
    return timeline.build()
  }
}

extension Double {
  /// The number, or another one where the page has said nothing.
  func or(_ other: Double) -> Double { self == self ? self : other }
}
