// The stage as the engine sees it: a host and an observer.

import Legato

extension Stage: NavigatorHost {
  /// Measures: what ``place(_:in:at:radius:hasShadow:)`` and its like have said.
  public func transitionContext(for request: TransitionRequest) -> TransitionContext? {
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
    context.elements = set.elements(covered: covered, covering: covering)
    let shared = context.elements.first { !$0.covered.isEmpty && !$0.covering.isEmpty }
    context.touchedElement = touchedElement ?? shared?.id
    context.coveredBar = set.bars[covered.rawValue] ?? Bar(frame: .zero)
    context.coveringBar = set.bars[covering.rawValue] ?? Bar(frame: .zero)
    return context
  }

  /// Shows.
  public func layersDidChange(_ layers: [Layer]) { self.layers = layers }

  /// The screen that a finger pushes: the key itself, unless the stage lacks it.
  public func destination(forKey key: Int32) -> Destination? {
    set.missing.contains(ScreenID(key)) ? nil : Destination(ScreenID(key), policy: policies[key] ?? TransitionPolicy())
  }
}

extension Stage: TransitionObserver {
  /// Asks ``allows``.
  public func transitionShouldBegin(_ request: TransitionRequest) -> Bool {
    hear(.shouldBegin(request.operation))
    return allows?(request) ?? true
  }

  /// Notes a run.
  public func transitionWillBegin(_ request: TransitionRequest) {
    runs.append(StagedRun(request: request, beganAt: clock.time))
    hear(.willBegin(request.operation))
  }

  /// Notes the inputs.
  public func transition(_ request: TransitionRequest, didChange inputs: Inputs) {
    if let index = index(of: request) { runs[index].inputs.append(inputs) }
    onChange?(inputs)
  }

  /// Notes a verdict.
  public func transition(_ request: TransitionRequest, willEnd verdict: Verdict) {
    if let index = index(of: request) { runs[index].verdicts.append(verdict) }
    hear(.willEnd(request.operation, verdict))
  }

  /// Notes an outcome.
  public func transition(_ request: TransitionRequest, didEnd outcome: Outcome) {
    if let index = index(of: request) {
      runs[index].outcome = outcome
      runs[index].endedAt = clock.time
    }
    hear(.didEnd(request.operation, outcome))
  }

  private func hear(_ callback: Callback) {
    callbacks.append(callback)
    onCallback?(callback)
  }

  private func index(of request: TransitionRequest) -> Int? {
    runs.lastIndex { $0.request.run == request.run }
  }
}
