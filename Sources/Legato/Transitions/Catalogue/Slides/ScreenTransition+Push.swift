/// The numbers of a push; the defaults are iOS's as a third party measured them (docs/measurements.md).
///
/// A number out of its range is clamped; NaN counts as the measured number.
public struct PushParameters: Equatable, Sendable {
  /// The way the new screen travels; iOS pushes towards leading.
  public var direction = Direction.leading
  /// The opacity of black over the covered screen at the end, 0 ... 1; 0 for none.
  public var dim = 0.098
  /// How far the covered screen travels, as a fraction of the container's extent, −1 ... 1; below 0 it travels the
  /// other way.
  public var parallax = 0.30
  /// The opacity of the shadow at the new screen's leading edge, 0 ... 1; 0 for none. Not on the web.
  public var shadow = 0.03
  /// The standard deviation of that shadow's blur, 0 ... 200 points; at 0 its edge is sharp. Not on the web.
  public var shadowRadius = 12.0
  /// How far ahead of the new screen the shadow lies, −200 ... 200 points. Not on the web.
  public var shadowOffset = 6.0
  /// The motion of a push without a finger: iOS decays from the first frame.
  public var motion = Motion.decay(timeConstant: 0.060)
  /// The motion of a pop without a finger.
  public var reverseMotion = Motion.decay(timeConstant: 0.060)

  /// The measured numbers.
  @inline(never)
  public init() {}

  /// MDTransitioning's push: .35 s ease-out, half-width parallax, dim .2; its pop takes .25 s.
  public static var half: PushParameters {
    var parameters = PushParameters()
    parameters.parallax = 0.5
    parameters.dim = 0.2
    parameters.shadow = 0
    parameters.motion = .curve(.easeOut, duration: 0.35)
    parameters.reverseMotion = .curve(.easeOut, duration: 0.25)
    return parameters
  }

  /// The same numbers, clamped.
  fileprivate var limited: PushParameters {
    let (name, standard) = (TransitionName("push"), PushParameters())
    var result = self
    result.parallax = name.limited(parallax, to: -1...1, or: standard.parallax, "parallax")
    result.dim = name.limited(dim, to: 0...1, or: standard.dim, "dim")
    result.shadow = name.limited(shadow, to: 0...1, or: standard.shadow, "shadow")
    result.shadowRadius = name.limited(shadowRadius, to: 0...200, or: standard.shadowRadius, "shadowRadius")
    result.shadowOffset = name.limited(shadowOffset, to: -200...200, or: standard.shadowOffset, "shadowOffset")
    return result
  }
}

extension ScreenTransition {
  /// The new screen slides over the old one, which moves a little in the same direction and darkens.
  ///
  /// ![.push at nine fractions](push)
  ///
  /// It has the standard back gestures. Cost: 4 layers; the compositor can animate all of them.
  public static var push: ScreenTransition { push(PushParameters()) }

  /// A push with other numbers.
  ///
  /// ![.push(.half) at nine fractions](push-half)
  ///
  /// It brings a swipe in the opposite direction; after a vertical one also the swipe from the leading edge. Towards
  /// leading it has the standard back gestures.
  ///
  /// Cost: 2 layers, and 1 each for a dimming and a shadow; the compositor can animate all of them.
  @inline(never)
  public static func push(_ parameters: PushParameters) -> ScreenTransition {
    let parameters = parameters.limited
    let (direction, parallax, dim) = (parameters.direction, parameters.parallax, parameters.dim)
    let (shadow, radius, offset) = (parameters.shadow, parameters.shadowRadius, parameters.shadowOffset)
    return ScreenTransition(
      "push", motion: parameters.motion, reverseMotion: parameters.reverseMotion,
      interactions: Interaction.backGestures(from: direction)
    ) { context in
      let travel = context.travel(direction)
      let aside = travel * parallax
      let timeline = TimelineBuilder(context)
      timeline.move(timeline.screen(.covered), from: .zero, to: aside)
      if dim > 0 { timeline.move(timeline.dimming(to: dim), from: .zero, to: aside) }
      if shadow > 0 {
        let edge = timeline.enterShadow(shadow, radius: radius, offset: offset, along: travel)
        timeline.set(edge, .cornerRadius, to: context.displayCornerRadius)
      }
      // Only the leading corners are seen: the others are outside of the container until the display itself rounds
      // them.
      return timeline.enter(along: travel, radius: context.displayCornerRadius)
    }
  }
}
