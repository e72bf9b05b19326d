/// A way of changing screens, which never changes itself: what moves, and the motion of a run that no finger drives.
///
/// A transition describes one direction, from the covered screen to the covering one; for a pop its timeline runs the
/// other way. To write your own, see <doc:WritingYourOwn>.
public final class Transition: Sendable {
  /// The motion of a run without a finger that covers a screen.
  public let motion: Motion
  /// The motion of a run without a finger that uncovers one.
  public let reverseMotion: Motion
  /// The fraction's velocity at the start of a run without a finger that covers a screen, per second; 0 for most.
  public let initialVelocity: Double
  /// The same for a run that uncovers one.
  public let reverseInitialVelocity: Double
  /// Whether the covered screen can still be seen when the run has ended, as behind a drawer.
  public let keepsCoveredScreenVisible: Bool
  /// Whether a run without a finger takes no time if there is no element for the covering screen to come from.
  public let needsSource: Bool
  /// A number of the host's own, which it finds again in each request that is carried out by this transition; -1 for
  /// none.
  public let tag: Int32
  /// An object of the host's own, which it finds again when it measures for this transition
  /// (``TransitionCoordinator/measured``).
  let attachment: (AnyObject & Sendable)?
  /// The same for operations that uncover a screen.
  let reverseAttachment: (AnyObject & Sendable)?
  /// Makes the timeline of one run.
  public let prepare: @Sendable (TransitionContext) -> Timeline

  /// Makes a transition from its motion and the timeline of one run.
  ///
  /// - Parameters:
  ///   - motion: the motion of a run without a finger that covers a screen.
  ///   - reverseMotion: that of one that uncovers it; nil for the same.
  ///   - initialVelocity: the fraction's velocity at the start of the one, per second; below 0 it sets off backwards,
  ///     and one that is not finite counts as 0. A decay ignores it.
  ///   - reverseInitialVelocity: that of the other.
  ///   - keepsCoveredScreenVisible: whether the picture stays when the covering screen has come, as an open drawer's
  ///     does.
  ///   - needsSource: whether a run without a finger that covers a screen takes no time if the first shared element has
  ///     no place in that screen (Aweme).
  ///   - tag: a number of the host's own, -1 for none.
  ///   - attachment: an object of the host's own for operations that cover a screen, nil for none.
  ///   - reverseAttachment: that for operations that uncover one.
  ///   - prepare: describes a run from the covered screen to the covering one. It is called when a run begins and when
  ///     the container is resized: a pure function of the context.
  @inline(never)
  public init(
    motion: Motion, reverseMotion: Motion? = nil, initialVelocity: Double = 0, reverseInitialVelocity: Double = 0,
    keepsCoveredScreenVisible: Bool = false, needsSource: Bool = false, tag: Int32 = -1,
    attachment: (AnyObject & Sendable)? = nil, reverseAttachment: (AnyObject & Sendable)? = nil,
    prepare: @escaping @Sendable (TransitionContext) -> Timeline
  ) {
    self.motion = motion
    self.reverseMotion = reverseMotion ?? motion
    self.initialVelocity = initialVelocity
    self.reverseInitialVelocity = reverseInitialVelocity
    self.keepsCoveredScreenVisible = keepsCoveredScreenVisible
    self.needsSource = needsSource
    self.tag = tag
    self.attachment = attachment
    self.reverseAttachment = reverseAttachment
    self.prepare = prepare
  }

  /// A transition whose motion is the same both ways.
  @inline(never)
  convenience init(_ motion: Motion, prepare: @escaping @Sendable (TransitionContext) -> Timeline) {
    self.init(motion: motion, prepare: prepare)
  }

  /// The motion of a run without a finger for an operation.
  @inline(never)
  public func motion(for operation: Operation) -> Motion { operation.isReverse ? reverseMotion : motion }

  /// The fraction's velocity at the start of a run without a finger, per second; 0 if the given one is not finite.
  public func initialVelocity(for operation: Operation) -> Double {
    let velocity = operation.isReverse ? reverseInitialVelocity : initialVelocity
    return velocity.isFinite ? velocity : 0
  }

  /// Whether a run without a finger takes no time, and so leaves nothing of the picture before it.
  func isImmediate(for operation: Operation) -> Bool {
    motion(for: operation).isImmediate
  }

  /// The same transition in no time.
  var immediate: Transition { with(motion: .curve(.linear, duration: 0)) }

  /// The same transition with other motions; a `reverseMotion` of nil is `motion`.
  @inline(never)
  public func with(motion: Motion, reverseMotion: Motion? = nil) -> Transition {
    with(motion: motion, reverseMotion: reverseMotion, tag: tag, attachment, reverseAttachment)
  }

  /// The same transition under a number of the host's own; -1 takes it away.
  public func tagged(_ tag: Int32) -> Transition {
    with(motion: motion, reverseMotion: reverseMotion, tag: tag, attachment, reverseAttachment)
  }

  /// The same transition with an object of the host's own, for instance one that finds what the covering screen grows
  /// out of.
  ///
  /// - Parameter attachment: the object for both ways. It lives as long as the transition.
  public func attaching(_ attachment: AnyObject & Sendable) -> Transition {
    with(motion: motion, reverseMotion: reverseMotion, tag: tag, attachment, attachment)
  }

  /// The object of the host's own for an operation; nil if none was attached.
  public func attachment(for operation: Operation) -> (AnyObject & Sendable)? {
    operation.isReverse ? reverseAttachment : attachment
  }

  @inline(never)
  private func with(
    motion: Motion, reverseMotion: Motion?, tag: Int32, _ attachment: (AnyObject & Sendable)?,
    _ reverseAttachment: (AnyObject & Sendable)?
  ) -> Transition {
    Transition(
      motion: motion, reverseMotion: reverseMotion, initialVelocity: initialVelocity,
      reverseInitialVelocity: reverseInitialVelocity, keepsCoveredScreenVisible: keepsCoveredScreenVisible,
      needsSource: needsSource, tag: tag, attachment: attachment, reverseAttachment: reverseAttachment, prepare: prepare
    )
  }
}
