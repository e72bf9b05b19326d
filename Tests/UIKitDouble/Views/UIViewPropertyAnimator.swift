/// An animator that can be paused, scrubbed, reversed and stopped.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// One animated value of one view.
  private struct Change {
    let view: UIView
    let key: String
    let from: AnimatableValue
    let to: AnimatableValue
    let animation: DrivenAnimation
  }

  /// The motion from one visible fraction to another, along a curve.
  private struct Leg {
    var start: Double
    var from: Double
    var to: Double
    var length: Double
    var curve: (Double) -> Double
  }

  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private var blocks: [(animations: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [Change] = []
  private var leg: Leg?
  private var fraction = 0.0
  private var end: Int?
  /// Whether it runs alongside a transition: UIKit itself ends such animations.
  var isUIKits = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  isolated deinit {
    guard state == .stopped || state == .active && !isRunning, !isUIKits else { return }
    UIKitDouble.violate("An animator was released while it was paused or stopped, which raises an exception.")
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(visible) }
    set {
      if state == .inactive { activate() }
      if isRunning { pauseAnimation() }
      fraction = min(max(Double(newValue), 0), 1)
    }
  }

  open var isReversed = false {
    didSet { if isRunning, isReversed != oldValue { head(for: target, length: legLength) } }
  }

  private var target: Double { isReversed ? 0 : 1 }
  private var legLength: Double { duration * abs(target - visible) }

  /// The fraction that is visible now.
  var visible: Double {
    guard let leg else { return fraction }
    let passed = leg.length > 0 ? min((Timebase.now - leg.start) / leg.length, 1) : 1
    return leg.from + (leg.to - leg.from) * (passed < 0 ? 0 : leg.curve(passed))
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      return UIKitDouble.violate("A stopped animator was started before it was finished.")
    }
    if state == .inactive { activate() }
    guard !isRunning else { return }
    self.delay = delay
    head(for: target, length: legLength, delay: delay)
  }

  open func pauseAnimation() {
    if state == .inactive { activate() }
    fraction = visible
    leg = nil
    isRunning = false
    cancelEnd()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if state == .inactive { activate() }
    if let parameters { timingParameters = parameters }
    head(for: target, length: durationFactor == 0 ? legLength : duration * Double(durationFactor))
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pauseAnimation()
    for change in changes {
      change.view.layer.model[change.key] = change.from.interpolated(to: change.to, at: fraction)
    }
    removeAnimations()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return UIKitDouble.violate("An animator was finished before it was stopped, which raises an exception.")
    }
    settle(at: finalPosition)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if delayFactor != 0 { unmodelled("a property animator's delayFactor") }
    if state == .active { capture(animation) } else { blocks.append((animation, delayFactor)) }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  private func activate() {
    state = .active
    let blocks = blocks
    self.blocks = []
    for block in blocks { capture(block.animations) }
  }

  private func capture(_ animations: () -> Void) {
    let block = AnimationContext.Block(
      duration: duration, delay: 0, options: .allowUserInteraction, spring: nil, animator: self, completion: nil)
    AnimationContext.run(block, animations)
  }

  func captures(_ view: UIView, _ key: String, from old: AnimatableValue) {
    guard let to = view.layer.model[key] else { return }
    let from = view.layer.shown(key, over: old)
    let animation = DrivenAnimation(keyPath: key)
    animation.shown = { [weak self] in
      guard let self else { return nil }
      return from.interpolated(to: to, at: MainActor.assumeIsolated { self.visible })
    }
    view.layer.add(animation, forKey: "animator-\(key)")
    changes.append(Change(view: view, key: key, from: from, to: to, animation: animation))
  }

  private func head(for target: Double, length: Double, delay: Double = 0) {
    fraction = visible
    isRunning = true
    let curve = timingParameters?.curve(duration: length) ?? { $0 }
    leg = Leg(start: Timebase.now + delay, from: fraction, to: target, length: length, curve: curve)
    cancelEnd()
    // The running animation retains its animator, as in UIKit.
    end = UIKitDouble.clock.after(delay + length) { [self] in arrive() }
  }

  private func cancelEnd() {
    if let end { UIKitDouble.clock.cancel(end) }
    end = nil
  }

  private func arrive() {
    fraction = target
    leg = nil
    isRunning = false
    if !pausesOnCompletion { settle(at: isReversed ? .start : .end) }
  }

  private func settle(at position: UIViewAnimatingPosition) {
    if position != .current {
      for change in changes { change.view.layer.model[change.key] = position == .end ? change.to : change.from }
    }
    removeAnimations()
    state = .inactive
    fraction = 0
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }

  private func removeAnimations() {
    for change in changes { change.view.layer.removeAnimation(forKey: "animator-\(change.key)") }
    changes = []
  }
}

/// An animation whose value comes from another object.
final class DrivenAnimation: CAPropertyAnimation {
  var shown: (() -> AnimatableValue?)?

  override func clone() -> CAAnimation {
    let copy = super.clone() as! DrivenAnimation
    copy.shown = shown
    copy.duration = .infinity
    return copy
  }

  override func value(at progress: Double, model: AnimatableValue) -> AnimatableValue? { shown?() ?? model }
}
