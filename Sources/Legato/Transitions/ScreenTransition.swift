/// A way of changing screens, which is immutable: what moves, and the motion of a run that no finger drives.
///
/// A transition describes one direction, from the covered screen to the covering one; for a pop its timeline runs
/// backwards. <doc:WritingYourOwn> tells how to write one, <doc:AllTransitions> lists those that there are.
///
/// A number out of its option's range is clamped, and NaN is the option's default unless its description says
/// otherwise. A debug build says so.
public final class ScreenTransition: Sendable {
  /// What errors call it.
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
  /// Whether uncovering shows the frames of covering in reverse, as it does unless a transition describes the two
  /// apart.
  package var isSymmetric: Bool { traits.isSymmetric }
  /// The back gestures from a screen that came by this transition, where no level of the policy says any; nil for those
  /// of ``TransitionPolicy/standard``.
  package var interactions: [Interaction]? { traits.interactions }
  /// A number of the host's own, which it finds again in each request of this transition; -1 for none.
  var tag: Int32 { traits.tag }
  /// An object of the host's own, which it finds again when it measures for this transition
  /// (``Navigator/transition(of:)``).
  var attachment: (AnyObject & Sendable)? { traits.attachment }
  /// The same, for operations that uncover a screen.
  var reverseAttachment: (AnyObject & Sendable)? { traits.reverseAttachment }
  /// Makes the timeline of one run.
  public let prepare: @Sendable (TransitionContext) -> Timeline

  let traits: Traits

  /// Makes a transition from its motion and the timeline of one run.
  ///
  /// - Parameters:
  ///   - name: what errors call it.
  ///   - motion: the motion of a run without a finger that covers a screen.
  ///   - reverseMotion: that of one that uncovers a screen; nil for the same.
  ///   - initialVelocity: the fraction's velocity at the start of a run that covers a screen, per second. Below 0 it
  ///     sets off backwards; one that is not finite counts as 0. A decay ignores it.
  ///   - reverseInitialVelocity: that of a run that uncovers one.
  ///   - keepsCoveredScreenVisible: whether the covered screen stays visible when the covering one has come, as behind
  ///     an open drawer.
  ///   - needsSource: whether a run without a finger that covers a screen takes no time if the touched element has no
  ///     place there (Aweme).
  ///   - isSymmetric: whether the reverse shows the same frames backwards; `false` if `prepare` asks for the operation.
  ///   - interactions: the back gestures where nothing else is said; nil for the standard ones.
  ///   - tag: a number of the host's own; -1 for none.
  ///   - attachment: an object of the host's own for operations that cover a screen; nil for none.
  ///   - reverseAttachment: that for operations that uncover one.
  ///   - prepare: describes a run from the covered screen to the covering one. It is a pure function of the context,
  ///     called when a run begins and when the container gets another size.
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

  /// A transition with the same motion both ways.
  @inline(never)
  convenience init(
    _ name: TransitionName, _ motion: Motion, prepare: @escaping @Sendable (TransitionContext) -> Timeline
  ) {
    self.init(Traits(name, motion), prepare: prepare)
  }

  /// The timeline of one run; its errors name this transition.
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

  /// The same transition, taking no time.
  var immediate: ScreenTransition { with(motion: .curve(.linear, duration: 0)) }

  /// The same transition with other motions; a `reverseMotion` of nil is `motion`.
  @inline(never)
  public func with(motion: Motion, reverseMotion: Motion? = nil) -> ScreenTransition {
    var traits = traits
    traits.motion = motion
    traits.reverseMotion = reverseMotion ?? motion
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with other back gestures, for where no level of the policy says any; nil for the standard
  /// ones.
  public func with(interactions: [Interaction]?) -> ScreenTransition {
    var traits = traits
    traits.interactions = interactions
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with a number of the host's own; -1 for none.
  public func tagged(_ tag: Int32) -> ScreenTransition {
    var traits = traits
    traits.tag = tag
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with an object of the host's own, for instance one that finds what the screen grows out of.
  ///
  /// - Parameter attachment: the object for both ways; it lives as long as the transition.
  package func attaching(_ attachment: AnyObject & Sendable) -> ScreenTransition {
    var traits = traits
    (traits.attachment, traits.reverseAttachment) = (attachment, attachment)
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The host's own object for an operation; nil if none was attached.
  package func attachment(for operation: TransitionOperation) -> (AnyObject & Sendable)? {
    operation.isReverse ? reverseAttachment : attachment
  }
}

extension ScreenTransition {
  /// The properties of a transition besides its timeline; ``ScreenTransition`` explains each.
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
