// Measuring by the host: of a run that is about to begin, of the present one, and of those that rest below.

extension Navigator {
  /// The measuring of one run: of its own screens and of the runs that rest below, down to the lowest visible screen.
  final class Measuring {
    /// The uppermost first: the run's own, then those of the runs that rest below.
    var contexts = References<TransitionContext>()
    /// The runs that rest below, in the same order. The last of them may not have been measured yet.
    var resting = References<Run>()
    /// The number of the run that the host is measuring now.
    var awaited: Int32
    /// The run that is measured again; nil if the run has not begun yet.
    let shown: Run?

    init(_ number: Int32, _ shown: Run? = nil) {
      awaited = number
      self.shown = shown
    }

    fileprivate func add(_ run: Run?) {
      if let run, !resting.contains(run) { resting.append(run) }
    }
  }

  func measureAnew(_ shown: Run) {
    remeasuring = Measuring(shown.request.run, shown)
    emit(.measure(shown.request))
  }

  /// The context is nil if a screen is missing.
  func measured(_ number: Int32, _ context: TransitionContext?) {
    let asked = question?.measuring?.awaited == number ? question : nil
    // A host may report changes without being asked.
    if asked == nil, remeasuring == nil, let run, run.request.run == number { remeasuring = Measuring(number, run) }
    guard let measuring = asked?.measuring ?? remeasuring, measuring.awaited == number,
      let request = asked?.plan?.request ?? measuring.shown?.request
    else { return }
    let isLost = measuring.contexts.isEmpty && context == nil
    let isComplete = isLost || addToMeasuring(measuring, context)
    guard isComplete else { return }
    let measured = isLost ? nil : distribute(measuring, for: request)
    if let asked { return prepared(asked, measured) }
    remeasuring = nil
    if let shown = measuring.shown { remeasured(shown, measured) }
  }

  private func remeasured(_ shown: Run, _ context: TransitionContext?) {
    guard let context else { return loseScreens(of: shown) }
    lookForElements(in: context)
    context.keepFlights(of: shown.context)
    // The run that it has interrupted may rest below it by now.
    if shown === run { context.showsBesideCovered = shown.context.showsBesideCovered }
    // No sample reports that a finger has come to rest.
    if session.fingers.isHolding { track(session.state(at: now)) }
    let (size, span, driver) = (shown.context.size, shown.span, shown.driver)
    adopt(context, by: shown)
    if heldRun === shown, session.fingers.isHolding, shown.span != span {
      shown.keepTravel(measuredBy: span)
      regrip()
    }
    if shown === shownRun { redraw(shown, from: driver, in: size) }
  }

  /// Returns whether all are measured. If not, the host measures the next run that rests below.
  private func addToMeasuring(_ measuring: Measuring, _ context: TransitionContext?) -> Bool {
    let place = measuring.contexts.count - 1
    if let context {
      measuring.contexts.append(context)
      measuring.add(resting(of: context.screen(.covered)))
      let own = resting(of: context.screen(.covering))
      if own?.covered != context.screen(.covered) { measuring.add(own) }
    } else {
      // The screen below a resting one is missing.
      keep(nil, of: measuring.resting[place].covering, detent: 1)
      measuring.resting.remove(at: place)
    }
    let next = measuring.contexts.count - 1
    guard next < measuring.resting.count else { return true }
    measuring.awaited = measuring.resting[next].request.run
    emit(.measure(measuring.resting[next].request))
    return false
  }

  /// Gives each resting run its measured context, the lowest run first. Returns the context of the run itself.
  private func distribute(_ measuring: Measuring, for request: TransitionRequest) -> TransitionContext {
    for place in stride(from: measuring.resting.count - 1, through: 0, by: -1) {
      let (resting, context) = (measuring.resting[place], measuring.contexts[place + 1])
      complete(context, for: resting.request)
      lookForElements(in: context)
      adopt(context, by: resting)
    }
    complete(measuring.contexts[0], for: request)
    return measuring.contexts[0]
  }

  func measureDetents(in context: TransitionContext, for plan: Plan) {
    let screen = context.screen(.covering)
    guard let entry = plan.change.entry(of: screen) ?? known(screen) else { return }
    entry.detents.measure(in: context)
    // An element of a screen that rests below the whole way would be visible in two places, each half faded.
    if entry.detents.parts.first ?? 1 < 1 { context.elements = [] }
    if plan.request.mayRestAtDetent { plan.request.detent = entry.detent }
    if plan.uncovers { plan.interaction?.rest(at: entry.detents.parts) }
  }

  /// The screen keeps its detent, even if the detent lies elsewhere now.
  private func adopt(_ context: TransitionContext, by run: Run) {
    let entry = known(context.screen(.covering))
    let goal = entry?.detents.detent(at: run.coverage)
    measureDetents(in: context, for: run.plan)
    run.context = context
    if let entry, let goal { run.move(to: entry.detents.part(of: goal), at: now) }
  }

  /// Adds to a measured context what only the engine knows.
  private func complete(_ context: TransitionContext, for request: TransitionRequest) {
    context.isInteractive = request.isInteractive
    context.direction = request.direction
    context.touchPoint = request.touchPoint
    context.showsBesideCovered = resting(of: context.screen(.covered)) != nil
    let covering = context.screen(.covering)
    context.coveringRestsAlone =
      request.operation.isReplacement
      || (request.operation.isReverse && (run?.context.coveringRestsAlone ?? (resting(of: covering) == nil)))
  }

  /// Sets where a covered screen that rests at a detent shows its elements. Without a `change` that is about to begin,
  /// the change of an open present run counts.
  @inline(never)
  func lookForElements(in context: TransitionContext, during change: StackChange? = nil) {
    let covered = context.screen(.covered)
    guard let resting = resting(of: covered, during: change), resting.coverage < 1 else { return }
    let frame = resting.timeline.frame(at: resting.driver.inputs)
    for index in 0..<context.elements.count {
      let (id, rest) = (context.elements[index].id, context.elements[index].covered)
      if rest.isEmpty { continue }
      let own = Layer(.element(id, of: covered), frame: rest)
      let look = LayerSource.rest.frame
      for place in 0..<resting.timeline.layers.count where resting.timeline.layers[place].kind == own.kind.screen {
        let screen = resting.timeline.layers[place]
        own.carry(look[0], by: frame[place], of: screen, at: nil)
        own.cut(look[0], as: frame[place], of: screen)
        // An element of a translucent screen is not shared: it would land as opaque as it flies.
        if frame[place][.opacity] < 1 { context.elements[index].covered = .zero }
      }
      withExtendedLifetime(look) { context.elements[index].atDetent = own.box(look[0]) }
    }
  }

  /// The present run ends with its decision, and those below are measured again. A resting run is not shown any more.
  private func loseScreens(of lost: Run) {
    if lost === run {
      finishNow()
      return changed()
    }
    guard resting(of: lost.covering) === lost else { return }
    keep(nil, of: lost.covering, detent: 1)
    if run == nil { showResting() }
  }

  /// Nothing jumps, unless no run is present, or the size before or after is empty. The driver and the size are those
  /// of before.
  private func redraw(_ shown: Run, from driver: TransitionDriver, in past: Size2D) {
    let size = shown.context.size
    let isResized = past != size
    if run == nil || Rect2D(size: past).isEmpty || Rect2D(size: size).isEmpty {
      presentation = presentation(of: shown)
      if run == nil { presentation.resting = shown }
    } else {
      refresh()
      if isResized { presentation.stopEarlierRuns() }
      let before = presentation
      takeOver(by: shown, from: driver, isSameRun: true)
      presentation.isHeld = before.isHeld
      // In a container of another size, layers get their new size although a finger holds them.
      if !isResized, before.releaseTime == .infinity { presentation.releaseTime = .infinity }
    }
    emit(.show)
  }
}
