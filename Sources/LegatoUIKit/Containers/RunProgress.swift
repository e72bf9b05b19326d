// A run of the engine's, as UIKit sees an animation that can be interrupted.

#if canImport(UIKit)
  import UIKit

  /// A run of the engine's, as UIKit sees an animation that can be interrupted: how far it is, and when it ends.
  ///
  /// The engine moves it; what UIKit would change about it is not its to change.
  @MainActor final class RunProgress: NSObject, UIViewImplicitlyAnimating {
    private(set) var state = UIViewAnimatingState.active
    var isRunning: Bool { state == .active }
    var isReversed = false
    var fractionComplete: CGFloat = 0
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

    /// What UIKit or the app wants animated beside the run.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animation() }
    func addAnimations(_ animation: @escaping () -> Void) { animation() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// The run has ended.
    func finish() {
      state = .inactive
      let due = completions
      completions = []
      for completion in due { completion(fractionComplete < 0.5 ? .start : .end) }
    }
  }
#endif
