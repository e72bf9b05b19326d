/// A stack of screens whose top screen is shown.
///
/// It is a state machine: ``send(_:at:)`` takes events, and ``nextEffect()`` returns what the host has to do. It does
/// not refer to a host. A host consists of a loop over the effects, and may answer at once or later.
///
/// An operation without a finger changes the stack when it begins; one that a finger or a number drives changes it when
/// it has finished, or as soon as something else begins. A move to a detent never changes it. A request is carried out
/// as soon as the app has allowed it, from what is shown then.
public final class Navigator {
  let policies: Policies
  var container = Container()
  /// Whether the host's system has to allow a gesture. If `true`, the fingers are ``PointerResponse/pending`` until the
  /// host sends ``Event/allowed``. If `false`, they have the gesture at once.
  public var waitsForSystem = false
  let stack: ScreenStack
  /// The present run, until neither its layers nor those of earlier runs move any more. There is at most one. An ended
  /// run whose layers stay is ``PresentationState/resting``.
  var run: Run?
  var presentation = PresentationState()
  let inbox = Inbox()
  /// The measuring of a run that is shown already.
  var remeasuring: Measuring?
  let session = GestureSession()
  var clock = GestureClock()
  let effects = EffectQueue()

  /// A stack with one screen.
  ///
  /// - Parameters:
  ///   - root: The screen that is never removed. One with a negative number is shown, but ``contains(_:)`` does not
  ///     find it.
  ///   - policy: The container's settings, for screens that have none.
  public init(root: ScreenID, policy: TransitionPolicy = TransitionPolicy()) {
    stack = ScreenStack(root: Entry(root, .push, nil, TransitionPolicy()))
    policies = Policies(container: Level(policy))
  }

  package var entries: References<Entry> { stack.entries }

  /// The number of screens in the stack.
  public var count: Int { stack.count }

  /// The screen at a depth, 0 for the root. A depth of ``count`` or more is a programmer's error, as with an array.
  public subscript(depth: Int) -> ScreenID { stack.entries[depth].screen }

  /// All screens, the root first. The time for this grows with their number.
  public var screens: [ScreenID] { stack.entries.map { $0.screen } }

  /// Whether the screen is in the stack.
  public func contains(_ screen: ScreenID) -> Bool { stack.depth(of: screen) >= 0 }

  /// The screen that responds to the user: the top one, or the one that a release has chosen.
  public var top: ScreenID { run?.respondingScreen ?? stack.top.screen }

  /// The container's size in points, set by the host. Gestures refer to it, and make no progress along an extent of 0
  /// or less. During a run send ``Event/resized(_:)`` instead.
  public var size: Size2D {
    get { container.size }
    set { container.size = newValue }
  }

  /// The reading direction of the interface, set by the host.
  public var layoutDirection: ReadingDirection {
    get { container.layoutDirection }
    set { container.layoutDirection = newValue }
  }

  package var question: Question? { inbox.question }

  /// For tests and printed states. They are not stored as `package`: the compiler leaves out the checks of exclusive
  /// access, a quarter of a frame's time, only where no other module has access.
  package var parts: Parts { (run, presentation.resting, inbox.letters, remeasuring?.awaited, session) }
  package typealias Parts = (
    run: Run?, resting: Run?, waiting: References<Inbox.Letter>, measuring: Int32?, session: GestureSession
  )
}

extension Navigator {
  /// Takes an event and its time.
  ///
  /// Afterwards carry out the effects of ``nextEffect()``, until there is none. An answer is an event too, and may be
  /// sent while effects are being carried out.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The host's time, in seconds from any start. A time that is NaN, unchanged or earlier is harmless: runs
  ///     stand still for a moment and then continue.
  ///
  /// - Returns: For a request, the number of its run, which ``Effect/denied(_:)`` contains as well; 0 for other events.
  @discardableResult
  public func send(_ event: Event, at time: Double) -> Int32 {
    clock.advance(to: time)
    advance()
    var number: Int32 = 0
    switch event {
    case .request:
      number = inbox.makeNumber()
      hear(event, number)
    case .pointerDown(let sample, let scrollables): hear(.pointerDown(timed(sample), over: scrollables))
    case .pointerMoved(let sample): hear(.pointerMoved(timed(sample)))
    case .pointerUp(let sample): hear(.pointerUp(timed(sample)))
    default: hear(event)
    }
    return number
  }

  /// The next effect for the host to carry out; nil if there is none.
  public func nextEffect() -> Effect? {
    // A run without a duration ends after the host has put its screens in place.
    if effects.isEmpty, let run, run.driver.hasSettled(by: now), !run.request.isInteractive { advance() }
    return effects.next()
  }

  func emit(_ effect: Effect) { effects.add(effect) }

  /// A sample with its time converted to the clock of the runs.
  private func timed(_ sample: PointerSample) -> PointerSample {
    PointerSample(pointer: sample.pointer, position: sample.position, time: clock.time(at: sample.time))
  }

  func resize(to size: Size2D) {
    container.size = size
    session.resize(to: size)
    question?.release?.resize(to: size)
    changed()
  }

  func changed() {
    if let shownRun { measureAnew(shownRun) }
  }
}

extension Navigator {
  /// The latest time, in the host's seconds.
  public var time: Double { clock.hostTime }
  /// The latest time on the clock of the runs, which never goes back.
  package var now: Double { clock.now }

  /// The request of the present run; nil at rest.
  public var request: TransitionRequest? { run?.request }
  /// The present run's timeline, for inspectors.
  public var timeline: Timeline? { run?.timeline }
  /// The phase of the present run.
  public var phase: TransitionDriver.Phase { run?.driver.phase ?? .idle }
  /// The present run's inputs; the fraction is 0 at rest.
  public var inputs: Inputs { run?.driver.inputs ?? .zero }
  /// The velocities of the inputs, per second.
  public var velocity: Inputs { run?.driver.velocity ?? .zero }
  /// The layers that are shown, bottom first; empty at rest.
  public var layers: [Layer] { presentation.layers }
  /// The state of each layer, in a new array. ``withStates(_:)`` does not allocate.
  public var states: [LayerState] { withStates { Array($0) } }
  /// Reads the state of each layer in place, for a host that shows it in every frame. The buffer is valid until `body`
  /// returns.
  public func withStates<Result>(_ body: (UnsafeBufferPointer<LayerState>) -> Result) -> Result {
    refresh()
    let frame = presentation.frame
    let count = frame.count / LayerState.stride
    return frame.numbers.withMemoryRebound(to: LayerState.self, capacity: count) {
      body(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Whether the host has to show frames.
  public var isRunning: Bool { run != nil }

  /// The transition of a request that is being carried out or is about to be; nil for any other request.
  package func transition(of request: TransitionRequest) -> ScreenTransition? {
    if let question, question.number == request.run { return question.plan?.transition }
    var shown = stacked(from: shownRun)
    if let run, let resting = resting(of: run.covering) { shown.append(resting) }
    return shown.first { $0.request.run == request.run }?.transition
  }

  /// Updates the shown layers to the present time: once, however many events have come since the last frame.
  func refresh() {
    let presentation = presentation
    guard presentation.isStale else { return }
    presentation.isStale = false
    presentation.sample(shownRun?.driver.inputs ?? .zero, at: now)
  }

  var shownRun: Run? { run ?? presentation.resting }

  var heldRun: Run? { phase == .tracking ? run : nil }
}
