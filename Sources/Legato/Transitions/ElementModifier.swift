/// How an element that is not shared looks when its screen is away, and how it comes from there or goes there.
///
/// ```swift
/// let rising = ElementModifier().fade().move(by: Vector2D(dy: 40)).delay(0.2).curve(.easeOut)
/// ```
///
/// A number that is not finite is left out of the run (``Timeline/error`` names it).
public struct ElementModifier: Equatable, Sendable {
  /// How an element travels between its rest and its other state.
  enum Pace: Equatable, Sendable {
    case curve(TimingCurve)
    case spring(dampingRatio: Double)
  }

  /// What it is called where a number of it is out of range.
  private static var name: TransitionName { "element modifier" }

  /// How it looks when its screen is away.
  var state = LayerState.rest
  /// What is waited for before it sets off, as a part of the way.
  var delay = 0.0
  /// What its way takes, as a part of the whole; nil for all that is left.
  var duration: Double?
  var pace = Pace.curve(.linear)

  /// An element that stays as it is.
  public init() {}

  /// Fades to an opacity, limited to 0 ... 1; clear unless told otherwise, and at NaN.
  public func fade(to opacity: Double = 0) -> ElementModifier {
    changed { $0.state.opacity = ElementModifier.name.limited(opacity, to: 0...1, or: 0, "opacity") }
  }

  /// Moves by a vector in points, to the right and downwards; to the left where text runs from right to left.
  public func move(by vector: Vector2D) -> ElementModifier {
    changed { ($0.state.translationX, $0.state.translationY) = (vector.dx, vector.dy) }
  }

  /// Scales by a factor, about the middle.
  public func scale(to factor: Double) -> ElementModifier {
    changed { ($0.state.scaleX, $0.state.scaleY) = (factor, factor) }
  }

  /// Turns in space, about the middle.
  ///
  /// - Parameters:
  ///   - x: about the horizontal axis, in radians.
  ///   - y: about the vertical one.
  ///   - z: about the line of sight, clockwise.
  ///   - perspective: the viewer's distance in points, 1000 of our own; not above 0, none.
  public func rotate(x: Double = 0, y: Double = 0, z: Double = 0, perspective: Double = 1000) -> ElementModifier {
    changed {
      ($0.state.rotationX, $0.state.rotationY, $0.state.rotationZ) = (x, y, z)
      $0.state.perspective = perspective > 0 ? perspective : 0
    }
  }

  /// Sets off later: by a part of the way, limited to 0 ... 1; NaN is 0.
  public func delay(_ part: Double) -> ElementModifier {
    changed { $0.delay = ElementModifier.name.limited(part, to: 0...1, or: 0, "delay") }
  }

  /// Takes a part of the way, limited to 0 ... 1, but no more than is left of it; NaN is 0, and at 0 it changes in one
  /// leap. Unless told otherwise it takes as much as the last one of its cascade can.
  public func duration(_ part: Double) -> ElementModifier {
    changed { $0.duration = ElementModifier.name.limited(part, to: 0...1, or: 0, "duration") }
  }

  /// Travels along a curve; straight unless told otherwise.
  public func curve(_ curve: TimingCurve) -> ElementModifier { changed { $0.pace = .curve(curve) } }

  /// Travels as a spring does, which settles at the end of its way; it is keyframes all the same, and a finger can
  /// drive it.
  ///
  /// - Parameter dampingRatio: below 1 it overshoots; as for ``SpringMotion``.
  public func spring(dampingRatio: Double) -> ElementModifier {
    changed { $0.pace = .spring(dampingRatio: dampingRatio) }
  }

  private func changed(_ change: (inout ElementModifier) -> Void) -> ElementModifier {
    var modifier = self
    change(&modifier)
    return modifier
  }
}

extension ElementModifier {
  /// How many keyframes a spring has: enough for three swings, of which the fourth is less than a hundredth.
  static let springKeys = 24

  /// The keyframes of one property over its element's part of the way, from its state away to its rest.
  ///
  /// - Parameters:
  ///   - start: where that part begins, in parts of the way.
  ///   - end: where it ends.
  func keyframes(from away: Double, to rest: Double, between start: Double, and end: Double) -> [Keyframe] {
    switch pace {
    case .curve(let curve): return [Keyframe(start, away, curve: curve), Keyframe(end, rest)]
    case .spring(let dampingRatio):
      let spring = SpringMotion(settlingDuration: 1, dampingRatio: dampingRatio, initialVelocity: 0)
      return (0...ElementModifier.springKeys).map { key in
        let time = Double(key) / Double(ElementModifier.springKeys)
        let left = time < 1 ? spring.state(at: time, displacement: 1, velocity: 0).value : 0
        return Keyframe(interpolate(start, end, time), rest + (away - rest) * left)
      }
    }
  }

  /// The part of the way that is an element's.
  ///
  /// - Parameters:
  ///   - rank: when it sets off in its cascade, 0 ... 1.
  ///   - span: what part of the way after the delay lies between the first one and the last.
  func part(_ rank: Double, _ span: Double) -> (start: Double, end: Double) {
    let left = 1 - delay
    let start = delay + rank * span * left
    return (start, min(start + (duration ?? left * (1 - span)), 1))
  }
}
