/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func clone() -> CAAnimation {
    let copy = super.clone() as! CAPropertyAnimation
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copy
  }

  override func apply(progress: Double, to values: inout LayerValues) {
    guard let keyPath, let model = values[keyPath] else { unmodelled("an animation of \(keyPath ?? "nothing")") }
    if isCumulative { unmodelled("CAPropertyAnimation.isCumulative") }
    guard let shown = value(at: progress, model: model) else { return }
    values[keyPath] = isAdditive ? model.adding(shown) : shown
  }

  func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func clone() -> CAAnimation {
    let copy = super.clone() as! CABasicAnimation
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    return copy
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? {
    let (from, to) = ends(model: model)
    return from.interpolated(to: to, at: progress)
  }

  private func ends(model: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    let from = AnimatableValue(any: fromValue)
    let to = AnimatableValue(any: toValue)
    guard let by = AnimatableValue(any: byValue) else { return (from ?? model, to ?? model) }
    if let from { return (from, from.adding(by)) }
    if let to { return (to.adding(by, times: -1), to) }
    return (model, model.adding(by))
  }
}

/// An animation that a spring drives.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring stays within a thousandth of its end, in seconds.
  open var settlingDuration: CFTimeInterval {
    let step = 1.0 / 240
    let longest = 60.0
    var last = 0.0
    for index in 0...Int(longest / step) {
      let time = Double(index) * step
      if abs(curve.value(at: time) - 1) > 0.001 { last = time }
    }
    return last + step
  }

  var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
  }

  override func clone() -> CAAnimation {
    let copy = super.clone() as! CASpringAnimation
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func eased(_ fraction: Double) -> Double { curve.value(at: fraction * duration) }
}

/// The closed form of a damped spring from 0 to 1. Above critical damping Core Animation uses the formula of critical
/// damping.
struct SpringCurve {
  let frequency: Double
  let ratio: Double
  let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    self.velocity = velocity
  }

  func value(at time: Double) -> Double {
    let decay = exp(-ratio * frequency * time)
    guard ratio < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / damped
    return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
  }
}
