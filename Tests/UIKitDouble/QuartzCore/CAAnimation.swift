/// Notified when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The common part of all animations. Layers keep copies: changes after `add` have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var extras: [String: Any] = [:]

  public required override init() { super.init() }

  /// A key-value pair that travels with the animation.
  open func setValue(_ value: Any?, forKey key: String) { extras[key] = value }
  open func value(forKey key: String) -> Any? { extras[key] }

  open override func copy() -> Any { clone() }

  func clone() -> CAAnimation {
    let copy = type(of: self).init()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.extras = extras
    return copy
  }

  /// Writes the values that the animation shows at `progress` of its simple duration into `values`.
  func apply(progress: Double, to values: inout LayerValues) {}

  /// The fraction of the simple duration that is over at a time of the parent; nil while nothing is shown.
  func progress(at parentTime: Double) -> Double? {
    let elapsed = elapsed(at: parentTime)
    let whole = activeDuration
    if elapsed < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if elapsed >= whole, fillMode != .forwards, fillMode != .both { return nil }
    guard duration > 0 else { return 1 }
    return folded(min(elapsed, whole))
  }

  func elapsed(at parentTime: Double) -> Double { (parentTime - beginTime) * Double(speed) + timeOffset }

  /// The duration of all repetitions.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * Double(repeatCount > 0 ? repeatCount : 1)
  }

  private func folded(_ elapsed: Double) -> Double {
    let cycles = elapsed / duration
    // The very end belongs to the last cycle, not to the one after it.
    let cycle = elapsed >= activeDuration ? (cycles - 1e-9).rounded(.down) : cycles.rounded(.down)
    let within = min(max(cycles - cycle, 0), 1)
    let isBackwards = autoreverses && Int(cycle) % 2 == 1
    return eased(isBackwards ? 1 - within : within)
  }

  func eased(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }
}

/// Animations that share their timing.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func clone() -> CAAnimation {
    let copy = super.clone() as! CAAnimationGroup
    copy.animations = animations?.map { $0.clone() }
    return copy
  }

  override func apply(progress: Double, to values: inout LayerValues) {
    for animation in animations ?? [] {
      let part = animation
      if part.duration == 0 { part.duration = duration }
      if let inner = part.progress(at: progress * duration) { part.apply(progress: inner, to: &values) }
    }
  }
}

/// A fade between the old content and the new: it has a duration, but no values.
open class CATransition: CAAnimation {
  open var type = "fade"
}

/// The action of a layer when one of its keys changes.
public protocol CAAction {}
extension NSNull: CAAction {}
