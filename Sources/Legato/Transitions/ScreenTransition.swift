// A transition, and what it says of itself besides its timeline.

/// A way of changing screens, which never changes itself: what moves, and the motion of a run that no finger drives.
///
/// A transition describes one direction, from the covered screen to the covering one; for a pop its timeline runs the
/// other way. To write your own, see <doc:WritingYourOwn>; <doc:AllTransitions> lists those that there are.
///
/// A number that is out of its option's range is clamped, and NaN is the option's default unless its description says
/// otherwise. A debug build says so.
public final class ScreenTransition: Sendable {
  /// What it is called in an error.
  package var name: TransitionName { traits.name }
  /// The motion of a run without a finger that covers a screen.
  public var motion: Motion { traits.motion }
  /// The motion of a run without a finger that uncovers one.
  package var reverseMotion: Motion { traits.reverseMotion }
  /// The fraction's velocity at the start of a run without a finger that covers a screen, per second; 0 for most.
  package var initialVelocity: Double { traits.initialVelocity }
  /// The same for a run that uncovers one.
  package var reverseInitialVelocity: Double { traits.reverseInitialVelocity }
  /// Whether the covered screen can still be seen when the run has ended, as behind a drawer.
  package var keepsCoveredScreenVisible: Bool { traits.keepsCoveredScreenVisible }
  /// Whether a run without a finger takes no time if there is no element for the covering screen to come from.
  package var needsSource: Bool { traits.needsSource }
  /// Whether a run that uncovers a screen shows what one that covers it shows, the other way round. So it is unless a
  /// transition describes the two apart.
  package var isSymmetric: Bool { traits.isSymmetric }
  /// The back gestures that a finger has from a screen that came by this transition, where no level of the policy says
  /// any; nil for those of ``TransitionPolicy/standard``.
  package var interactions: [Interaction]? { traits.interactions }
  /// A number of the host's own, which it finds again in each request that is carried out by this transition; -1 for
  /// none.
  var tag: Int32 { traits.tag }
  /// An object of the host's own, which it finds again when it measures for this transition
  /// (``Navigator/transition(of:)``).
  var attachment: (AnyObject & Sendable)? { traits.attachment }
  /// The same for operations that uncover a screen.
  var reverseAttachment: (AnyObject & Sendable)? { traits.reverseAttachment }
  /// Makes the timeline of one run.
  public let prepare: @Sendable (TransitionContext) -> Timeline

  /// What it says of itself besides its timeline.
  let traits: Traits

  /// Makes a transition from its motion and the timeline of one run.
  ///
  /// - Parameters:
  ///   - name: what it is called in an error.
  ///   - motion: the motion of a run without a finger that covers a screen.
  ///   - reverseMotion: that of one that uncovers it; nil for the same.
  ///   - initialVelocity: the fraction's velocity at the start of the one, per second; below 0 it sets off backwards,
  ///     and one that is not finite counts as 0. A decay ignores it.
  ///   - reverseInitialVelocity: that of the other.
  ///   - keepsCoveredScreenVisible: whether what is shown stays when the covering screen has come, as an open drawer's
  ///     does.
  ///   - needsSource: whether a run without a finger that covers a screen takes no time if the touched element has
  ///     no place in that screen (Aweme).
  ///   - isSymmetric: whether the reverse shows the same frames, the other way round; `false` where `prepare` asks
  ///     for the operation.
  ///   - interactions: the back gestures that a finger has where nothing else is said; nil for the standard's.
  ///   - tag: a number of the host's own, -1 for none.
  ///   - attachment: an object of the host's own for operations that cover a screen, nil for none.
  ///   - reverseAttachment: that for operations that uncover one.
  ///   - prepare: describes a run from the covered screen to the covering one. It is called when a run begins and when
  ///     the container is resized: a pure function of the context.
  @inline(never)
  public convenience init(
    _ name: TransitionName = "custom", motion: Motion, reverseMotion: Motion? = nil, initialVelocity: Double = 0,
    reverseInitialVelocity: Double = 0, keepsCoveredScreenVisible: Bool = false, needsSource: Bool = false,
    isSymmetric: Bool = true, interactions: [Interaction]? = nil, tag: Int32 = -1,
    attachment: (AnyObject & Sendable)? = nil, reverseAttachment: (AnyObject & Sendable)? = nil,
    prepare: @escaping @Sendable (TransitionContext) -> Timeline
  ) {
    var traits = Traits(name, motion)
    traits.reverseMotion = reverseMotion ?? motion
    traits.initialVelocity = initialVelocity
    traits.reverseInitialVelocity = reverseInitialVelocity
    traits.keepsCoveredScreenVisible = keepsCoveredScreenVisible
    traits.needsSource = needsSource
    traits.isSymmetric = isSymmetric
    traits.interactions = interactions
    traits.tag = tag
    traits.attachment = attachment
    traits.reverseAttachment = reverseAttachment
    self.init(traits, prepare: prepare)
  }

  @inline(never)
  init(_ traits: Traits, prepare: @escaping @Sendable (TransitionContext) -> Timeline) {
    self.traits = traits
    self.prepare = prepare
  }

  /// A transition whose motion is the same both ways.
  @inline(never)
  convenience init(
    _ name: TransitionName, _ motion: Motion, prepare: @escaping @Sendable (TransitionContext) -> Timeline
  ) {
    self.init(Traits(name, motion), prepare: prepare)
  }

  /// The timeline of one run, whose errors name this transition.
  func timeline(in context: TransitionContext) -> Timeline {
    context.transition = name
    context.limitElements()
    let timeline = prepare(context)
    #if DEBUG && !hasFeature(Embedded)
      if let error = timeline.error { Remark.listener(error.description) }
    #endif
    return timeline
  }

  /// The motion of a run without a finger for an operation.
  @inline(never)
  package func motion(for operation: TransitionOperation) -> Motion { operation.isReverse ? reverseMotion : motion }

  /// The fraction's velocity at the start of a run without a finger, per second; 0 if the given one is not finite.
  package func initialVelocity(for operation: TransitionOperation) -> Double {
    let velocity = operation.isReverse ? reverseInitialVelocity : initialVelocity
    return velocity.isFinite ? velocity : 0
  }

  /// Whether a run without a finger takes no time, and so leaves no residual.
  func isImmediate(for operation: TransitionOperation) -> Bool {
    motion(for: operation).isImmediate
  }

  /// The same transition in no time.
  var immediate: ScreenTransition { with(motion: .curve(.linear, duration: 0)) }

  /// The same transition with other motions; a `reverseMotion` of nil is `motion`.
  @inline(never)
  public func with(motion: Motion, reverseMotion: Motion? = nil) -> ScreenTransition {
    var traits = traits
    traits.motion = motion
    traits.reverseMotion = reverseMotion ?? motion
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with other back gestures for a finger where no level of the policy says any; nil for the
  /// standard's.
  public func with(interactions: [Interaction]?) -> ScreenTransition {
    var traits = traits
    traits.interactions = interactions
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition under a number of the host's own; -1 takes it away.
  public func tagged(_ tag: Int32) -> ScreenTransition {
    var traits = traits
    traits.tag = tag
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with an object of the host's own, for instance one that finds what the covering screen grows
  /// out of.
  ///
  /// - Parameter attachment: the object for both ways. It lives as long as the transition.
  package func attaching(_ attachment: AnyObject & Sendable) -> ScreenTransition {
    var traits = traits
    (traits.attachment, traits.reverseAttachment) = (attachment, attachment)
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The object of the host's own for an operation; nil if none was attached.
  package func attachment(for operation: TransitionOperation) -> (AnyObject & Sendable)? {
    operation.isReverse ? reverseAttachment : attachment
  }
}

extension ScreenTransition {
  /// What a transition says of itself besides its timeline; each is explained where ``ScreenTransition`` shows it.
  struct Traits: Sendable {
    var name: TransitionName
    var motion: Motion
    var reverseMotion: Motion
    var initialVelocity = 0.0
    var reverseInitialVelocity = 0.0
    var keepsCoveredScreenVisible = false
    var needsSource = false
    var isSymmetric = true
    var interactions: [Interaction]?
    var tag: Int32 = -1
    var attachment: (AnyObject & Sendable)?
    var reverseAttachment: (AnyObject & Sendable)?

    @inline(never)
    init(_ name: TransitionName, _ motion: Motion) {
      self.name = name
      self.motion = motion
      reverseMotion = motion
    }
  }
}
