/// Drives any animation controller by a fraction: by its interruptible animator, or else by the time of the container's
/// layer.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var run: TransitionRun?
  private var origin: TimeInterval = 0

  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let run = transitionContext as? TransitionRun else {
      unmodelled("a percent-driven interaction in a context that is not UIKit's")
    }
    self.run = run
    duration = CGFloat(run.duration)
    if let animation = run.interruptible {
      animation.pauseAnimation()
      return
    }
    let layer = run.containerView.layer
    origin = layer.localTime(at: Timebase.seen)
    layer.timeOffset = origin
    layer.speed = 0
    run.animator?.animateTransition(using: run)
  }

  open func pause() {
    guard let run else { return violate("pause") }
    run.pauseInteractiveTransition()
    if let animation = run.interruptible { return animation.pauseAnimation() }
    let layer = run.containerView.layer
    layer.timeOffset = layer.localTime(at: Timebase.seen)
    layer.speed = 0
  }

  open func update(_ percentComplete: CGFloat) {
    guard let run, !run.isComplete else { return }
    let fraction = min(max(percentComplete, 0), 1)
    self.percentComplete = fraction
    run.updateInteractiveTransition(fraction)
    if let animation = run.interruptible {
      animation.fractionComplete = fraction
      return
    }
    run.containerView.layer.timeOffset = origin + Double(fraction * duration)
  }

  open func finish() {
    guard let run else { return violate("finish") }
    run.finishInteractiveTransition()
    resume(run, reversed: false)
  }

  open func cancel() {
    guard let run else { return violate("cancel") }
    run.cancelInteractiveTransition()
    resume(run, reversed: true)
  }

  private func resume(_ run: TransitionRun, reversed: Bool) {
    if let animation = run.interruptible {
      animation.isReversed = reversed
      animation.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
      return
    }
    let layer = run.containerView.layer
    let offset = layer.timeOffset
    layer.beginTime = layer.superlayer?.localTime(at: Timebase.seen) ?? Timebase.seen
    layer.timeOffset = offset
    layer.speed = Float(reversed ? -completionSpeed : completionSpeed)
  }

  private func violate(_ call: String) {
    UIKitDouble.violate(
      "UIPercentDrivenInteractiveTransition.\(call)() came before startInteractiveTransition: UIKit ignores it.")
  }
}
