extension UIView {
  public static var areAnimationsEnabled: Bool { AnimationContext.areEnabled }
  public static var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let enabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = enabled
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let context = AnimationContext.Block(
      duration: duration, delay: delay, options: options, spring: nil, completion: completion)
    AnimationContext.run(context, animations)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SettlingSpring(duration: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
    let context = AnimationContext.Block(
      duration: duration, delay: delay, options: options, spring: spring, completion: completion)
    AnimationContext.run(context, animations)
  }

  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        animations?()
        view.layer.add(CATransition(), forKey: "transition")
      }, completion: completion)
  }

  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    unmodelled("UIView.animateKeyframes")
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

/// The spring that comes to rest within a duration: to within a thousandth of its distance, which is how UIKit reads
/// the duration of its spring animations.
struct SettlingSpring {
  let frequency: Double
  let ratio: Double
  let velocity: Double

  init(duration: Double, ratio: Double, velocity: Double) {
    self.ratio = min(max(ratio, 0.01), 1)
    self.velocity = velocity
    var (low, high) = (0.0, 1000 / max(duration, 1e-3))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.rest(middle, self.ratio, velocity, duration) > 0.001 { low = middle } else { high = middle }
    }
    frequency = high
  }

  private static func rest(_ frequency: Double, _ ratio: Double, _ velocity: Double, _ duration: Double) -> Double {
    let decay = exp(-ratio * frequency * duration)
    guard ratio < 1 else { return abs(decay * (1 + (frequency - velocity) * duration)) }
    // Slower than a fifth of the answer the bound is not monotonic yet.
    guard ratio * frequency > velocity else { return 1 }
    return (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * decay
  }

  func animation() -> CASpringAnimation {
    let animation = CASpringAnimation()
    animation.stiffness = CGFloat(frequency * frequency)
    animation.damping = CGFloat(2 * ratio * frequency)
    animation.initialVelocity = CGFloat(velocity)
    return animation
  }
}
