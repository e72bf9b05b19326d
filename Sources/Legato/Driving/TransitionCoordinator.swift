// One run after another over one container, and what it asks of a model.

/// Runs transitions over one container: it begins them, takes over the picture of a run that is interrupted, and sees
/// to it that each ends exactly once.
///
/// It knows nothing of what the screens mean; a ``NavigationStack`` does.
public final class TransitionCoordinator {
  /// Measures and shows. Not retained: the host owns the container. Set it to nil before the object goes.
  public unowned(unsafe) var host: (any TransitionHost)?
  /// Watches. Not retained: set it to nil before the object goes.
  public unowned(unsafe) var observer: (any TransitionObserver)?
  unowned(unsafe) var model: (any TransitionModel)?

  var run: Run?
  package internal(set) var picture = Picture()
  /// The run that has ended and whose picture has stayed, as an open drawer's does.
  var resting: Run?
  /// The transition whose run the host is measuring for; nil otherwise.
  public internal(set) unowned(unsafe) var measured: Transition?
  private var clock = GestureClock(tolerance: TransitionCoordinator.clockTolerance)
  /// How many runs have begun.
  private(set) var runCount: Int32 = 0

  /// How far behind a host's time may be and mean nothing, in seconds: a finger's samples are older than the frame that
  /// they follow, but not by more. A host that stays farther behind has set its clock back, and is followed from there.
  static let clockTolerance = 1.0

  /// A coordinator at rest.
  public init() {}

  /// The last time heard of, in the host's seconds.
  public var time: Double { clock.hostTime }
  /// The same on the clock of the runs, which never goes back.
  package var now: Double { clock.now }

  /// The request that is being carried out, if one is.
  public var request: TransitionRequest? { run?.request }
  /// What the present run's transition has made of it, for inspectors.
  public var timeline: Timeline? { run?.timeline }
  /// What the present run is doing.
  public var phase: TransitionDriver.Phase { run?.driver.phase ?? .idle }
  /// The present run's inputs; the fraction is 0 at rest.
  public var inputs: Inputs { run?.driver.inputs ?? .zero }
  /// The velocities of the inputs, per second.
  public var velocity: Inputs { run?.driver.velocity ?? .zero }
  /// The layers that are shown, bottom first; empty at rest.
  public var layers: [Layer] { picture.layers }
  /// The state of each layer, in an array of their own; ``withStates(_:)`` allocates none.
  public var states: [LayerState] { picture.frame.states }
  /// Reads the state of each layer where it is, for a host that shows it in every frame. The buffer is gone when `body`
  /// returns.
  public func withStates<Result>(_ body: (UnsafeBufferPointer<LayerState>) -> Result) -> Result {
    let frame = picture.frame
    let count = frame.count / LayerState.stride
    return frame.numbers.withMemoryRebound(to: LayerState.self, capacity: count) {
      body(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Whether frames are needed.
  public var isRunning: Bool { run != nil }

  /// Begins a run, from the picture of the present one if there is one.
  ///
  /// The caller has asked whether it should, and has called ``commitVerdict()``: a present run that is not committed
  /// counts as cancelled.
  func begin(
    _ request: TransitionRequest, in context: TransitionContext, by transition: Transition, _ interaction: Interaction?,
    isInverted: Bool, at time: Double
  ) {
    hear(time)
    let previous = run
    runCount += 1
    var request = request
    request.run = runCount
    let resolved = transition.resolved(for: context, stop: request.stop, isAtRest: picture.isEmpty)
    let past = previous ?? resting
    let present = past?.driver ?? TransitionDriver()
    if let previous { rest(previous) }
    lookForElements(in: context)
    let next = Run(request, in: context, by: resolved, interaction, isInverted: isInverted)
    if request.stop < 1 { next.wayBack = transition }
    start(next, after: past, as: present, isInterrupting: previous != nil)
    run = next
    if let previous { announceEnd(of: previous) }
    announceBegin(next)
  }

  /// - Parameter present: what drove the run before, while it still did.
  private func start(_ next: Run, after past: Run?, as present: TransitionDriver, isInterrupting: Bool) {
    let operation = next.request.operation
    var inputs = Inputs.zero
    var velocity = Inputs(fraction: next.isCommitted ? next.transition.initialVelocity(for: operation) : 0)
    var motion = next.transition.motion(for: operation)
    let isImmediate = next.isCommitted && next.transition.isImmediate(for: operation)
    if next.isCommitted { commit(next) }
    if let past, present.phase != .idle, !isImmediate {
      let isOpposite = past.request.from == next.request.to && past.request.to == next.request.from
      if isOpposite || past.request.from == next.request.from && past.request.to == next.request.to {
        inputs.fraction = isOpposite ? 1 - present.inputs.fraction : present.inputs.fraction
        if isInterrupting { velocity.fraction = isOpposite ? -present.velocity.fraction : present.velocity.fraction }
      }
      // A decay knows no velocity, so what already moves goes on by a spring.
      if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
      picture = picture.redirected(
        to: next.timeline, start: inputs, velocity: velocity, from: present, over: below(next),
        uncovering: operation.isReverse && next.isCommitted ? .screen(next.request.to) : nil, at: now)
    } else {
      picture = picture(of: next)
    }
    next.driver.begin(at: now, inputs: inputs, velocity: velocity)
    if next.isCommitted {
      next.driver.release(next.goal, motion: motion, at: now)
    } else {
      next.driver.grab(at: now)
    }
    picture.sample(next.driver.inputs, at: now)
  }

  /// Whether a release has decided to finish the run, and the model does not say so yet.
  var isDecided: Bool {
    @inline(never) get {
      guard let run else { return false }
      return !run.isCommitted && run.changesModel
    }
  }

  /// Commits a run that a release has decided to finish, because it has, or because something else begins.
  func commitVerdict() {
    if let run, isDecided { commit(run) }
  }

  private func commit(_ run: Run) {
    run.isCommitted = true
    model?.commit()
    // What comes back may have missed a resize.
    let screen = run.context.screen(.covered)
    if let resting = model?.resting(of: screen), resting.context.size != run.context.size { measureResting(screen) }
  }

  private func announceBegin(_ begun: Run) {
    guard run === begun, !begun.isAnnounced else { return }
    begun.isAnnounced = true
    host?.layersDidChange(picture.layers)
    observer?.transitionWillBegin(begun.request)
    if run === begun, begun.isCommitted { observer?.transition(begun.request, willEnd: begun.goal) }
  }

  private func announceEnd(of ended: Run) {
    if !ended.isAnnounced { observer?.transitionWillBegin(ended.request) }
    observer?.transition(ended.request, didEnd: Outcome(ended.verdict))
  }

  /// Moves on to a time and says whether another frame is needed.
  ///
  /// - Parameter time: in seconds, from any start. Standing still, going back and NaN are harmless: what runs stands
  ///   still for a moment, and then goes on.
  @discardableResult
  public func tick(at time: Double) -> Bool {
    hear(time)
    guard let run else { return false }
    let before = run.driver.inputs
    run.driver.advance(to: now)
    refresh(before)
    if case .ended = phase, now >= picture.endTime, !laysDown(run) { finishRun() }
    return isRunning
  }

  /// Ends the present run now, where its verdict says; nothing at rest.
  public func finishNow() {
    guard let run else { return }
    let before = run.driver.inputs
    run.driver.end(run.verdict)
    refresh(before)
    // The observer may have begun another run, which is not meant.
    if self.run === run { finishRun() }
  }

  func refresh(_ before: Inputs) {
    guard let run else { return }
    picture.sample(run.driver.inputs, at: now)
    if run.driver.inputs != before { observer?.transition(run.request, didChange: run.driver.inputs) }
  }

  private func finishRun() {
    commitVerdict()
    guard let ended = run else { return }
    run = nil
    rest(ended)
    showResting(under: ended.respondingScreen)
    announceEnd(of: ended)
  }

  func hear(_ time: Double) { clock.advance(to: time) }
}

/// What the screens mean, and how an operation changes that.
protocol TransitionModel: AnyObject {
  /// What the present run says of the stack counts from now on.
  func commit()
  /// The run whose picture a screen has left when it came, if it has.
  func resting(of screen: ScreenID) -> Run?
  /// Remembers how far a screen has come, and the run whose picture it leaves, if it does.
  func keep(_ run: Run?, of screen: ScreenID, stop: Double)
}
