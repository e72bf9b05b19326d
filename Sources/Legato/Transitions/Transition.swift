// A way of changing screens.

/// A way of changing screens, as a value: what moves, and the motion of a run that no finger drives.
///
/// A transition describes one direction, from the covered screen to the covering one, and the builder turns it round
/// for a pop. To write your own, see <doc:WritingYourOwn>.
public struct Transition: Sendable {
  /// The motion of a run without a finger that covers a screen.
  public var motion: Motion
  /// The motion of a run without a finger that uncovers one.
  public var reverseMotion: Motion
  /// The fraction's velocity at the start of such runs, per second; 0 for most.
  public var initialVelocity = 0.0
  public var reverseInitialVelocity = 0.0
  /// Whether the covered screen can still be seen when the run has ended, as behind a drawer.
  public var keepsCoveredScreenVisible: Bool
  /// Makes the timeline of one run.
  public var prepare: @Sendable (TransitionContext) -> Timeline

  /// Makes a transition from its motion and the timeline of one run.
  public init(
    motion: Motion, reverseMotion: Motion? = nil, keepsCoveredScreenVisible: Bool = false,
    prepare: @escaping @Sendable (TransitionContext) -> Timeline
  ) {
    self.motion = motion
    self.reverseMotion = reverseMotion ?? motion
    self.keepsCoveredScreenVisible = keepsCoveredScreenVisible
    self.prepare = prepare
  }

  /// The motion of a run without a finger.
  public func motion(for operation: Operation) -> Motion { operation.isReverse ? reverseMotion : motion }

  /// The fraction's velocity at the start of a run without a finger.
  public func initialVelocity(for operation: Operation) -> Double {
    operation.isReverse ? reverseInitialVelocity : initialVelocity
  }

  /// The same transition with other motions.
  public func with(motion: Motion, reverseMotion: Motion? = nil) -> Transition {
    var result = self
    result.motion = motion
    result.reverseMotion = reverseMotion ?? motion
    return result
  }

  /// Reduce Motion's cross-fade lasts 140 ms (measured on iOS 27; see docs/measurements).
  static let reducedMotionDuration = 0.14

  /// The transition for a run: a cross-fade where motion is to be reduced and no finger drives.
  func resolved(for context: TransitionContext) -> Transition {
    guard context.reducedMotion && !context.isInteractive else { return self }
    var fade = Transition.fade
    fade.keepsCoveredScreenVisible = keepsCoveredScreenVisible
    return fade.with(motion: .curve(.linear, duration: Transition.reducedMotionDuration))
  }
}
