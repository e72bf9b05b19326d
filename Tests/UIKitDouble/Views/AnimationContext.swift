/// The running animation blocks, and the effect of a changed value of a view within one.
@MainActor enum AnimationContext {
  /// One call of `UIView.animate`, or one block of a property animator.
  @MainActor final class Block: NSObject, CAAnimationDelegate {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: SettlingSpring?
    let animator: UIViewPropertyAnimator?
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var areAllFinished = true
    private var hasRun = false
    private var blocked: [UIView] = []

    init(
      duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: SettlingSpring?,
      animator: UIViewPropertyAnimator? = nil, completion: ((Bool) -> Void)?
    ) {
      self.duration = duration
      self.delay = delay
      self.options = options
      self.spring = spring
      self.animator = animator
      self.completion = completion
      super.init()
    }

    func animates(_ view: UIView) {
      running += 1
      guard !options.contains(.allowUserInteraction) else { return }
      view.blockingAnimations += 1
      blocked.append(view)
    }

    func hasBeenRun() {
      hasRun = true
      guard running == 0 else { return }
      if UIKitDouble.settings.zeroDurationCompletesAtOnce {
        complete()
      } else {
        UIKitDouble.clock.after(0) { self.complete() }
      }
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      MainActor.assumeIsolated {
        running -= 1
        areAllFinished = areAllFinished && flag
        if running == 0, hasRun { complete() }
      }
    }

    private func complete() {
      for view in blocked { view.blockingAnimations -= 1 }
      blocked = []
      let completion = completion
      self.completion = nil
      completion?(areAllFinished)
    }
  }

  static var areEnabled = true
  private static var stack: [Block] = [] { didSet { LayoutState.animationBlocks = stack.count } }

  static var current: Block? { stack.last }

  static func reset() { (stack, areEnabled) = ([], true) }

  static func run(_ block: Block, _ animations: () -> Void) {
    stack.append(block)
    animations()
    stack.removeLast()
    block.hasBeenRun()
  }

  /// Runs changes outside all blocks, such as the double's own layout.
  static func withoutBlocks(_ changes: () -> Void) {
    let saved = stack
    stack = []
    changes()
    stack = saved
  }

  static func animate(_ view: UIView, _ key: String, from old: AnimatableValue) {
    guard let block = current, areEnabled else { return }
    if let animator = block.animator {
      animator.captures(view, key, from: old)
      return
    }
    guard block.duration > 0 else { return }
    let animation = block.spring?.animation() ?? CABasicAnimation()
    animation.keyPath = key
    animation.duration = block.duration
    if block.spring == nil { animation.timingFunction = block.options.curve.function }
    if block.delay > 0 { animation.beginTime = view.layer.localTime(at: Timebase.seen) + block.delay }
    animation.fillMode = .both
    animation.repeatCount = block.options.contains(.repeat) ? .infinity : 0
    animation.autoreverses = block.options.contains(.autoreverse)
    animation.delegate = block
    let name = describe(animation, of: view.layer, key, from: old)
    block.animates(view)
    view.layer.add(animation, forKey: name)
  }

  /// UIKit's animations are additive: they add the remaining distance to the model value, so that one can follow
  /// another without a jump. Animations of transforms, colours and paths replace the value.
  private static func describe(
    _ animation: CABasicAnimation, of layer: CALayer, _ key: String, from old: AnimatableValue
  ) -> String {
    guard let new = layer.model[key] else { return key }
    if new.kind == .transform || new.kind == .color || new.kind == .path {
      animation.fromValue = layer.shown(key, over: old).boxed
      animation.toValue = new.boxed
      return key
    }
    animation.isAdditive = true
    animation.fromValue = old.adding(new, times: -1).boxed
    animation.toValue = new.adding(new, times: -1).boxed
    let taken = Set(layer.animationKeys() ?? [])
    return ([key] + (2...99).map { "\(key)-\($0)" }).first { !taken.contains($0) } ?? key
  }
}

extension CALayer {
  /// The visible value if the model's were `old`.
  func shown(_ key: String, over old: AnimatableValue) -> AnimatableValue {
    var values = model
    values[key] = old
    let time = localTime(at: Timebase.seen)
    for running in animations {
      if let progress = running.animation.progress(at: time) {
        running.animation.apply(progress: progress, to: &values)
      }
    }
    return values[key] ?? old
  }
}

extension UIView.AnimationCurve {
  var function: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
