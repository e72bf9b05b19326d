public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active, stopped
}
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start, current
}
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic, spring, composed
}

/// An animation that can be started, paused, scrubbed and stopped.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The same, with animation blocks. Every requirement is optional in UIKit.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { Optionality.missing() }
  public func addAnimations(_ animation: @escaping () -> Void) { Optionality.missing() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { Optionality.missing() }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { Optionality.missing() }

  public var addAnimations: OptionalAddAnimations? { OptionalAddAnimations(target: self) }
  public var addCompletion: OptionalAddCompletion? { OptionalAddCompletion(target: self) }
  public var continueAnimation: OptionalContinueAnimation? { OptionalContinueAnimation(target: self) }
}

@MainActor public struct OptionalAddAnimations {
  let target: any UIViewImplicitlyAnimating
  @discardableResult public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) -> Void? {
    Optionality.ask { target.addAnimations(animation, delayFactor: delayFactor) }
  }
  @discardableResult public func callAsFunction(_ animation: @escaping () -> Void) -> Void? {
    Optionality.ask { target.addAnimations(animation) }
  }
}

@MainActor public struct OptionalAddCompletion {
  let target: any UIViewImplicitlyAnimating
  @discardableResult
  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> Void? {
    Optionality.ask { target.addCompletion(completion) }
  }
}

@MainActor public struct OptionalContinueAnimation {
  let target: any UIViewImplicitlyAnimating
  @discardableResult
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) -> Void? {
    Optionality.ask { target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  }
}

/// A curve of progress over time.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// A function from the fraction of the time to the fraction of the distance.
  func curve(duration: Double) -> (Double) -> Double {
    if let spring = springTimingParameters?.spring(duration: duration) { return { spring.value(at: $0 * duration) } }
    guard let function = cubicTimingParameters?.function else { return { $0 } }
    return { function.value(at: $0) }
  }
}

/// A cubic curve.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var controlPoint1 = CGPoint.zero
  open private(set) var controlPoint2 = CGPoint(x: 1, y: 1)
  let function: CAMediaTimingFunction

  public init(animationCurve curve: UIView.AnimationCurve) {
    function = curve.function
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring's curve, by its settling duration or by its physics.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    case ratio(Double)
    case physics(mass: Double, stiffness: Double, damping: Double)
  }

  private let form: Form
  open private(set) var initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (form, initialVelocity) = (.ratio(Double(ratio)), velocity)
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    form = .physics(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  func spring(duration: Double) -> SpringCurve {
    switch form {
    case .ratio(let ratio):
      let spring = SettlingSpring(duration: duration, ratio: ratio, velocity: Double(initialVelocity.dx))
      return SpringCurve(
        mass: 1, stiffness: spring.frequency * spring.frequency, damping: 2 * spring.ratio * spring.frequency,
        velocity: spring.velocity)
    case .physics(let mass, let stiffness, let damping):
      return SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: Double(initialVelocity.dx))
    }
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
