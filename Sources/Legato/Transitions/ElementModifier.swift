/// The look of an element while its screen is away, and how the element travels between that look and its rest.
///
/// ```swift
/// let rising = ElementModifier().fade().move(by: Vector2D(dy: 40)).delay(0.2).curve(.easeOut)
/// ```
///
/// A number that is not finite is left out, and ``Timeline/error`` names it.
public struct ElementModifier: Equatable, Sendable {
  /// How an element travels between its rest and its other state.
  enum Pace: Equatable, Sendable {
    case curve(TimingCurve)
    case spring(dampingRatio: Double)
  }

  /// Its name in error messages.
  private static var name: TransitionName { "element modifier" }

  /// The state of the element while its screen is away.
  var state = LayerState.rest
  /// How long it waits before it starts, as a fraction of the run.
  var delay = 0.0
  /// How long it travels, as a fraction of the run; nil for all of the rest.
  var duration: Double?
  var pace = Pace.curve(.linear)

  /// An element that stays as it is.
  public init() {}

  /// Fades to an opacity, limited to 0 ... 1; by default, and for NaN, to 0.
  public func fade(to opacity: Double = 0) -> ElementModifier {
    changed { $0.state.opacity = ElementModifier.name.limited(opacity, to: 0...1, or: 0, "opacity") }
  }

  /// Moves by a vector in points, to the right and down; where text runs from right to left, to the left and down.
  public func move(by vector: Vector2D) -> ElementModifier {
    changed { ($0.state.translationX, $0.state.translationY) = (vector.dx, vector.dy) }
  }

  /// Scales equally in both directions by a factor.
  public func scale(to factor: Double) -> ElementModifier {
    changed { ($0.state.scaleX, $0.state.scaleY) = (factor, factor) }
  }

  /// Rotates about the element's middle.
  ///
  /// - Parameters:
  ///   - x: about the horizontal axis, in radians.
  ///   - y: about the vertical axis.
  ///   - z: about the line of sight, clockwise.
  ///   - perspective: the viewer's distance in points; the default is Legato's own. At 0 or less there is no
  ///     perspective.
  public func rotate(x: Double = 0, y: Double = 0, z: Double = 0, perspective: Double = 1000) -> ElementModifier {
    changed {
      ($0.state.rotationX, $0.state.rotationY, $0.state.rotationZ) = (x, y, z)
      $0.state.perspective = perspective > 0 ? perspective : 0
    }
  }

  /// Starts after a fraction of the run, limited to 0 ... 1; NaN is 0.
  public func delay(_ part: Double) -> ElementModifier {
    changed { $0.delay = ElementModifier.name.limited(part, to: 0...1, or: 0, "delay") }
  }

  /// Travels for a fraction of the run, limited to 0 ... 1 and to the rest of the run. At 0 it changes at once; NaN is
  /// 0. By default every element of a cascade travels as long as the last one can.
  public func duration(_ part: Double) -> ElementModifier {
    changed { $0.duration = ElementModifier.name.limited(part, to: 0...1, or: 0, "duration") }
  }

  /// Travels along a curve; by default linear.
  public func curve(_ curve: TimingCurve) -> ElementModifier { changed { $0.pace = .curve(curve) } }

  /// Travels like a spring that settles at the end of its time. It consists of keyframes, so a finger can drive it,
  /// too.
  ///
  /// - Parameter dampingRatio: below 1 it overshoots; limited as in ``SpringMotion``.
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
  /// How many keyframes a spring has: enough for three swings; the fourth is below a hundredth.
  static let springKeys = 24

  /// The keyframes of one property, from the element's look away to its rest.
  ///
  /// - Parameters:
  ///   - start: the fraction of the run at which the element starts.
  ///   - end: the fraction at which it arrives.
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

  /// The fractions of the run between which an element travels.
  ///
  /// - Parameters:
  ///   - rank: its place in the cascade, 0 ... 1.
  ///   - span: how much of the run after the delay lies between the first element and the last.
  func part(_ rank: Double, _ span: Double) -> (start: Double, end: Double) {
    let left = 1 - delay
    let start = delay + rank * span * left
    return (start, min(start + (duration ?? left * (1 - span)), 1))
  }
}
