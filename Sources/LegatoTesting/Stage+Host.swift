// The stage as the engine's host.

import Legato

extension Stage {
  /// Sends the engine an event, and carries out its effects; `false` if the event was a request and was denied.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - time: its time, for a test of wrong clocks; nil for now.
  @discardableResult
  public func send(_ event: Navigator.Event, at time: Double? = nil) -> Bool {
    let time = time ?? clock.time
    let number = eventLog?.send(event, to: navigator, at: time) ?? navigator.send(event, at: time)
    if number > 0 { requests.append(number) }
    carryOut()
    return !denied.contains(number)
  }

  /// Answers the oldest of the ``questions``, if there is one.
  package func answer(_ isAllowed: Bool) {
    if !questions.isEmpty { send(.answered(questions.removeFirst().run, isAllowed)) }
  }

  /// Carries out the engine's effects.
  func carryOut() {
    while let effect = nextEffect() {
      if postpones?(effect) != true { carryOut(effect) }
    }
  }

  /// Carries out one effect, and its consequences.
  package func carryOut(_ effect: Navigator.Effect) {
    switch effect {
    case .find(let number, let key): send(.found(number, destination(forKey: key)))
    case .ask(let request):
      hear(.shouldBegin(request.operation))
      if answersLater { questions.append(request) } else { send(.answered(request.run, allows?(request) ?? true)) }
    case .prepare(let request): send(.measured(request.run, measure(request)))
    case .measure(let request):
      let context = measure(request)
      if context == nil { onLoss?(request) }
      send(.measured(request.run, context))
    case .show: layers = navigator.layers
    case .denied(let number): denied.insert(number)
    case .willBegin(let request):
      runs.append(StagedRun(request: request, beganAt: clock.time))
      hear(.willBegin(request.operation))
    case .didChange(let request, let inputs):
      if let index = index(of: request) { runs[index].inputs.append(inputs) }
      onChange?(inputs)
    case .willEnd(let request, let decision):
      if let index = index(of: request) { runs[index].decisions.append(decision) }
      hear(.willEnd(request.operation, decision))
    case .didEnd(let request, let decision):
      if let index = index(of: request) {
        runs[index].finalDecision = decision
        runs[index].endedAt = clock.time
      }
      hear(.didEnd(request.operation, request.outcome(of: decision)))
    case .didChangeDetent(_, let index): detentChanges.append(Int(index))
    case .didAttempt(let request): attempts.append(request.operation)
    case .scroll(_, let offset, let velocity): (listOffset, listVelocity) = (offset, velocity)
    }
  }

  private func nextEffect() -> Navigator.Effect? {
    eventLog == nil ? navigator.nextEffect() : eventLog?.nextEffect(of: navigator)
  }

  private func hear(_ callback: Callback) {
    callbacks.append(callback)
    onCallback?(callback)
  }

  private func index(of request: TransitionRequest) -> Int? {
    runs.lastIndex { $0.request.run == request.run }
  }
}

extension Stage {
  /// Measures by the elements and bars that ``place(_:in:at:radius:hasShadow:)`` and similar calls have set; nil if one
  /// of the screens is missing.
  package func measure(_ request: TransitionRequest) -> TransitionContext? {
    if set.missing.contains(request.from) || set.missing.contains(request.to) { return nil }
    let context = TransitionContext(operation: request.operation, from: request.from, to: request.to, size: size)
    context.insets = insets
    context.layoutDirection = layoutDirection
    context.reducedMotion = reducedMotion
    context.barStyle = barStyle
    context.displayCornerRadius = displayCornerRadius
    context.pieceBudget = pieceBudget
    context.coveringFrame = coveringFrame
    let (covered, covering) = (context.screen(.covered), context.screen(.covering))
    context.coveringContent = contents[covering.rawValue] ?? 0
    context.coveringColor = coveringColor
    context.elements = set.elements(covered: covered, covering: covering)
    let shared = context.elements.first { !$0.covered.isEmpty && !$0.covering.isEmpty }
    context.touchedElement = touchedElement ?? shared?.id
    context.coveredBar = set.bars[covered.rawValue] ?? Bar(frame: .zero)
    context.coveringBar = set.bars[covering.rawValue] ?? Bar(frame: .zero)
    return context
  }

  /// The screen that a finger pushes: its number is the key. Nil if the stage does not have it.
  private func destination(forKey key: Int32) -> Destination? {
    set.missing.contains(ScreenID(key)) ? nil : Destination(ScreenID(key), policy: policies[key] ?? TransitionPolicy())
  }
}
