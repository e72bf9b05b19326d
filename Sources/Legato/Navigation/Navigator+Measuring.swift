// What the host measures: for a run that is to begin, for one that is shown, and for what rests below.

extension Navigator {
  /// What is measured for one run, from its own screens down to the lowest that can be seen.
  package final class Measuring {
    /// What has been measured already, the uppermost first: the run's own screens, and those of the runs that rest
    /// below.
    var contexts = References<TransitionContext>()
    /// The runs that rest below, of which the first have been measured.
    var resting = References<Run>()
    /// The number of the run for which the host is asked now.
    package internal(set) var awaited: Int32
    /// The run whose measures are out of date; nil for one that is to begin.
    let shown: Run?

    init(_ number: Int32, _ shown: Run? = nil) {
      awaited = number
      self.shown = shown
    }

    fileprivate func add(_ run: Run?) {
      if let run, !resting.contains(run) { resting.append(run) }
    }
  }

  /// The host is to measure anew for a run that is shown, or rests below it.
  func measureAnew(_ shown: Run) {
    remeasuring = Measuring(shown.request.run, shown)
    emit(.measure(shown.request))
  }

  /// What the host has measured, nil if a screen is not there.
  func measured(_ number: Int32, _ context: TransitionContext?) {
    let asked = question?.measuring?.awaited == number ? question : nil
    // A host may say unasked what has moved.
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

  /// A run that is shown, or rests below it, has been measured anew; nil if a screen is not there.
  private func remeasured(_ shown: Run, _ context: TransitionContext?) {
    guard let context else { return loseScreens(of: shown) }
    lookForElements(in: context)
    context.keepFlights(of: shown.context)
    let past = shown.context.size
    adopt(context, by: shown)
    if shown === shownRun { redraw(shown, from: past) }
  }

  /// Takes what has been measured, and asks the host to measure the next run that rests below; returns whether all
  /// of them are measured.
  private func addToMeasuring(_ measuring: Measuring, _ context: TransitionContext?) -> Bool {
    let place = measuring.contexts.count - 1
    if let context {
      measuring.contexts.append(context)
      measuring.add(resting(of: context.screen(.covered)))
      let own = resting(of: context.screen(.covering))
      if own?.covered != context.screen(.covered) { measuring.add(own) }
    } else {
      // What a screen rests over is no longer there.
      keep(nil, of: measuring.resting[place].covering, detent: 1)
      measuring.resting.remove(at: place)
    }
    let next = measuring.contexts.count - 1
    guard next < measuring.resting.count else { return true }
    measuring.awaited = measuring.resting[next].request.run
    emit(.measure(measuring.resting[next].request))
    return false
  }

  /// Gives what rests below what was measured for it, the lowest first; returns what was measured for the run itself.
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

  /// Finds where the covering screen of a plan may rest. What may rest on its way shares no elements.
  func measureDetents(in context: TransitionContext, for plan: Plan) {
    let screen = context.screen(.covering)
    guard let entry = plan.change.entry(of: screen) ?? known(screen) else { return }
    entry.detents.measure(in: context)
    // One that rests there would be in two places, each half faded.
    if entry.detents.parts.first ?? 1 < 1 { context.elements = [] }
    if plan.request.mayRestAtDetent { plan.request.detent = entry.detent }
    if plan.uncovers { plan.interaction?.rest(at: entry.detents.parts) }
  }

  /// Gives a run what was measured anew for it: its screen keeps its detent, wherever that lies now.
  private func adopt(_ context: TransitionContext, by run: Run) {
    let entry = known(context.screen(.covering))
    let goal = entry?.detents.detent(at: run.coverage)
    measureDetents(in: context, for: run.plan)
    run.adopt(context)
    if let entry, let goal { run.move(to: entry.detents.part(of: goal), at: now) }
  }

  /// Adds to what was measured what the engine knows.
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

  /// Says in a context where the covered screen shows its elements, if that rests at a detent.
  ///
  /// - Parameter change: what is about to be done to the screens; nil for what the present run does.
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
        // What is half transparent lends nothing: that would land as opaque as it flies.
        if frame[place][.opacity] < 1 { context.elements[index].covered = .zero }
      }
      withExtendedLifetime(look) { context.elements[index].atDetent = own.box(look[0]) }
    }
  }

  /// Gives up a run whose screens are no longer there: the present one ends where its decision says, and what rests
  /// then is measured; one that rests is shown no more.
  private func loseScreens(of lost: Run) {
    if lost === run {
      finishNow()
      return presentation.resting.map(measureAnew) ?? ()
    }
    keep(nil, of: lost.covering, detent: 1)
    if run == nil { showResting() }
  }

  /// Shows a run as it was measured anew, at the same inputs. It gets there without a jump, unless nothing runs or the
  /// container has, or had, an empty size.
  private func redraw(_ shown: Run, from past: Size2D) {
    let size = shown.context.size
    let isResized = past != size
    if run == nil || Rect2D(size: past).isEmpty || Rect2D(size: size).isEmpty {
      presentation = presentation(of: shown)
      if run == nil { presentation.resting = shown }
    } else {
      refresh()
      if isResized { presentation.stopEarlierRuns() }
      goOn(with: shown, from: shown.driver, isSameRun: !isResized)
      // In a container of another size what a finger holds goes where it belongs there.
      if phase == .tracking, !isResized {
        presentation.hold(at: now)
        // What has grown under it goes on from where it is.
        if session.fingers.isHolding { regrip() }
      }
    }
    emit(.show)
  }
}
