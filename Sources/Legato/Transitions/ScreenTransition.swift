/// A way of changing screens: what moves, and the motion of a run that no finger drives. It is immutable.
///
/// A transition describes one direction, from the covered screen to the covering one; for a pop its timeline runs
/// backwards. <doc:WritingYourOwn> tells how to write one, <doc:AllTransitions> lists the library's transitions.
///
/// A number out of its option's range is clamped, and a debug build reports it. NaN is the option's default, unless the
/// option's description defines something else.
public final class ScreenTransition: Sendable {
  /// Its name in error messages.
  package var name: TransitionName { traits.name }
  /// The motion of a run without a finger that covers a screen.
  public var motion: Motion { traits.motion }
  /// The motion of a run without a finger that uncovers a screen.
  package var reverseMotion: Motion { traits.reverseMotion }
  /// The fraction's velocity at the start of a run without a finger that covers a screen, per second; 0 for most.
  package var initialVelocity: Double { traits.initialVelocity }
  /// The same for a run that uncovers a screen.
  package var reverseInitialVelocity: Double { traits.reverseInitialVelocity }
  /// Whether the covered screen is still visible when the run has ended, as behind a drawer.
  package var keepsCoveredScreenVisible: Bool { traits.keepsCoveredScreenVisible }
  /// Whether a run without a finger takes no time if there is no element for the covering screen to grow out of.
  package var needsSource: Bool { traits.needsSource }
  /// Whether uncovering shows the frames of covering in reverse. It does, unless the transition describes both
  /// directions separately.
  package var isSymmetric: Bool { traits.isSymmetric }
  /// The back gestures of a screen that came by this transition, if no level of the policy sets any; nil for the usual
  /// ones.
  package var interactions: [Interaction]? { traits.interactions }
  /// A number chosen by the host, which each request of this transition carries; -1 for none.
  var tag: Int32 { traits.tag }
  /// An object of the host, which the host gets back when it measures for this transition
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
  ///   - name: its name in error messages.
  ///   - motion: the motion of a run without a finger that covers a screen.
  ///   - reverseMotion: the motion of a run without a finger that uncovers a screen; nil for the same motion.
  ///   - initialVelocity: the fraction's velocity at the start of a run that covers a screen, per second. Below 0 the
  ///     run starts backwards; a velocity that is not finite counts as 0. A decay ignores it.
  ///   - reverseInitialVelocity: the same for a run that uncovers a screen.
  ///   - keepsCoveredScreenVisible: whether the covered screen stays visible when the run has ended, as behind an open
  ///     drawer.
  ///   - needsSource: whether a run without a finger that covers a screen takes no time if the covered screen has no
  ///     place for the touched element (Aweme).
  ///   - isSymmetric: whether the reverse shows the same frames backwards; `false` if `prepare` depends on the
  ///     operation.
  ///   - interactions: the back gestures, used if no level of the policy sets any; nil for the standard ones.
  ///   - tag: a number chosen by the host; -1 for none.
  ///   - attachment: an object of the host for operations that cover a screen; nil for none.
  ///   - reverseAttachment: the same for operations that uncover a screen.
  ///   - prepare: describes a run from the covered screen to the covering one. It must be a pure function of the
  ///     context; it is called when a run begins and when the container changes its size.
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

  /// A transition with the same motion in both directions.
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

  /// The fraction's velocity at the start of a run without a finger, per second; 0 if the given velocity is not finite.
  package func initialVelocity(for operation: TransitionOperation) -> Double {
    let velocity = operation.isReverse ? reverseInitialVelocity : initialVelocity
    return velocity.isFinite ? velocity : 0
  }

  /// Whether a run without a finger takes no time, and so needs no residual.
  func isImmediate(for operation: TransitionOperation) -> Bool {
    motion(for: operation).isImmediate
  }

  /// The same transition, without duration.
  var immediate: ScreenTransition { with(motion: .curve(.linear, duration: 0)) }

  /// The same transition with other motions; a `reverseMotion` of nil is `motion`.
  @inline(never)
  public func with(motion: Motion, reverseMotion: Motion? = nil) -> ScreenTransition {
    var traits = traits
    traits.motion = motion
    traits.reverseMotion = reverseMotion ?? motion
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with other back gestures, which are used if no level of the policy sets any; nil for the
  /// standard ones.
  public func with(interactions: [Interaction]?) -> ScreenTransition {
    var traits = traits
    traits.interactions = interactions
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with a number chosen by the host; -1 for none.
  public func tagged(_ tag: Int32) -> ScreenTransition {
    var traits = traits
    traits.tag = tag
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The same transition with an object of the host, for instance one that finds the element that the screen grows out
  /// of.
  ///
  /// - Parameter attachment: the object for both directions; it lives as long as the transition.
  package func attaching(_ attachment: AnyObject & Sendable) -> ScreenTransition {
    var traits = traits
    (traits.attachment, traits.reverseAttachment) = (attachment, attachment)
    return ScreenTransition(traits, prepare: prepare)
  }

  /// The host's object for an operation; nil if there is none.
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
