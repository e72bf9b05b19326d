/// A running animation of a layer.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  let groups: [CATransaction.Group]
  let order: Int
  var hasReportedEnd = false

  nonisolated(unsafe) private static var count = 0

  init(key: String?, animation: CAAnimation, groups: [CATransaction.Group]) {
    (self.key, self.animation, self.groups) = (key, animation, groups)
    Self.count += 1
    order = Self.count
  }
}

extension CALayer {
  func addRunning(_ original: CAAnimation, forKey key: String?) {
    let animation = original.clone()
    if (animation as? CAPropertyAnimation)?.keyPath == "transform" { CALayer.isSpaceUsed = true }
    let isEndless = animation.duration == 0 && animation.repeatDuration == 0
    if isEndless { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
    if animation.beginTime == 0 { animation.beginTime = localTime(at: Timebase.seen) }
    if let key { removeAnimation(forKey: key) }
    animations.append(RunningAnimation(key: key, animation: animation, groups: CATransaction.groupsWaiting()))
    AnimationRegistry.add(self)
    animation.delegate?.animationDidStart(animation)
  }

  func end(_ running: RunningAnimation, finished: Bool) {
    guard !running.hasReportedEnd else { return }
    running.hasReportedEnd = true
    if running.animation.isRemovedOnCompletion || !finished { animations.removeAll { $0 === running } }
    running.animation.delegate?.animationDidStop(running.animation, finished: finished)
    CATransaction.animationEnded(in: running.groups)
  }

  func hasEnded(_ running: RunningAnimation) -> Bool {
    guard !running.hasReportedEnd else { return false }
    let elapsed = running.animation.elapsed(at: localTime(at: Timebase.seen))
    let isForwards = totalSpeed * Double(running.animation.speed) >= 0
    // Half a microsecond allows for rounding, which would otherwise cost a frame.
    return isForwards ? elapsed >= running.animation.activeDuration - 5e-7 : elapsed <= 0
  }

  func dropAnimations() {
    for running in animations { end(running, finished: false) }
    animations = []
  }

  /// The layer's time at a moment of the clock.
  func localTime(at time: Double) -> Double {
    let parent = superlayer?.localTime(at: time) ?? time
    return (parent - beginTime) * Double(speed) + timeOffset
  }

  private var totalSpeed: Double { Double(speed) * (superlayer?.totalSpeed ?? 1) }

  /// The model with the effects of its animations at this moment.
  var shown: LayerValues { animated(model) }

  /// Hands the layer and all below it to the render server.
  func commitTree() {
    committed = model
    mask?.commitTree()
    for layer in sublayers ?? [] { layer.commitTree() }
  }

  func animated(_ base: LayerValues) -> LayerValues {
    var values = base
    let time = localTime(at: Timebase.seen)
    for running in animations {
      if let progress = running.animation.progress(at: time) {
        running.animation.apply(progress: progress, to: &values)
      }
    }
    return values
  }

  /// Whether a change of a value now can start an animation.
  var mayAnimate: Bool { actionOfOwner == nil ? isOnScreen : LayoutState.animationBlocks > 0 }

  /// Animates the change of a model value: by the owner's action, or by Core Animation's default of a quarter second.
  func changed(_ key: String, from old: AnimatableValue?) {
    guard let old, old != model[key], !CATransaction.disableActions() else { return }
    if let actionOfOwner {
      actionOfOwner(key, old)
    } else if isOnScreen {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = old.boxed
      addRunning(animation, forKey: key)
    }
  }
}

/// Facts about all views, kept because they are cheap: whether a layout pass has anything to do, and whether an
/// animation block is open.
enum LayoutState {
  nonisolated(unsafe) static var isDirty = true
  nonisolated(unsafe) static var animationBlocks = 0
}
