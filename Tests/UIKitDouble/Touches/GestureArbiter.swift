/// UIKit's rules among recognisers: which may begin, which wait, and which prevent others.
@MainActor enum GestureArbiter {
  private static var acting: [UIGestureRecognizer] = []

  static func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.stored, state) {
    case (.possible, .began), (.possible, .ended): ask(recognizer, state)
    case (.possible, .changed) where recognizer.pending != nil: break
    case (.possible, .cancelled) where recognizer.pending != nil: fail(recognizer)
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      enter(recognizer, state)
    case (.began, .failed), (.changed, .failed): enter(recognizer, .cancelled)
    case (let old, let new) where old == new || old.isFinished: break
    default:
      UIKitDouble.violate("A recogniser cannot go from \(recognizer.stored) to \(state).")
    }
  }

  /// Cancels a recogniser that has been disabled or removed.
  static func drop(_ recognizer: UIGestureRecognizer) {
    if recognizer.stored.isActive {
      enter(recognizer, .cancelled)
    } else if recognizer.isUndecided {
      fail(recognizer)
    }
    flush()
  }

  private static func ask(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if recognizer.pending != nil {
      if state == .ended { recognizer.pending = .ended }
      return
    }
    guard mayBegin(recognizer), !isPrevented(recognizer) else { return fail(recognizer) }
    guard !isWaiting(recognizer) else {
      recognizer.pending = state
      recognizer.wantsToBegin = state == .began
      return
    }
    recognize(recognizer, state)
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    var view = recognizer.tracked.first?.view ?? recognizer.view
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      if current === recognizer.view { break }
      view = current.superview
    }
    guard let delegate = recognizer.delegate else { return true }
    let text = "\(UIKitDouble.name(of: recognizer)).delegate.shouldBegin"
    return Optionality.ask(text) { delegate.gestureRecognizerShouldBegin(recognizer) } ?? true
  }

  /// The other recognisers that get one of the same touches.
  private static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(recognizer)]
    return recognizer.tracked.flatMap { $0.gestureRecognizers ?? [] }.filter { other in
      seen.insert(ObjectIdentifier(other)).inserted
    }
  }

  private static func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    requirements(of: recognizer).contains { $0.isUndecided || $0.pending != nil && $0 !== recognizer }
  }

  private static func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let dynamic = rivals(of: recognizer).filter { other in
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || asks(recognizer, "shouldRequireFailureOf", other) {
          $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        }
        || asks(other, "shouldBeRequiredToFailBy", recognizer) {
          $0.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
        }
    }
    return dynamic + recognizer.mustFailFirst.compactMap(\.recognizer).filter { $0.isEnabled }
  }

  private static func asks(
    _ recognizer: UIGestureRecognizer, _ question: String, _ other: UIGestureRecognizer,
    _ call: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate = recognizer.delegate else { return false }
    let text = "\(UIKitDouble.name(of: recognizer)).delegate.\(question)(\(UIKitDouble.name(of: other)))"
    return Optionality.ask(text) { call(delegate) } ?? false
  }

  private static func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    asks(one, "shouldRecognizeSimultaneouslyWith", other) {
      $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    }
      || asks(other, "shouldRecognizeSimultaneouslyWith", one) {
        $0.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
      }
  }

  private static func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one) && !areSimultaneous(one, other)
  }

  private static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { $0.stored.isActive && prevents($0, recognizer) }
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.pending = nil
    let rivals = rivals(of: recognizer)
    enter(recognizer, state)
    for other in rivals where other.isUndecided || other.pending != nil {
      if prevents(recognizer, other) || requirements(of: other).contains(where: { $0 === recognizer }) { fail(other) }
    }
    if recognizer.cancelsTouchesInView { TouchDispatcher.shared.takeFromViews(recognizer.tracked) }
  }

  private static func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.pending = nil
    recognizer.stored = .failed
    acting.append(recognizer)
    release()
  }

  private static func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.stored = state
    recognizer.lastPosition = recognizer.location(in: nil)
    acting.append(recognizer)
  }

  /// Lets waiting recognisers go on once all that they wait for have failed.
  private static func release() {
    for recognizer in TouchDispatcher.shared.waiting where !isWaiting(recognizer) {
      guard let state = recognizer.pending else { continue }
      guard !isPrevented(recognizer) else {
        fail(recognizer)
        continue
      }
      recognize(recognizer, recognizer.wantsToBegin ? .began : state)
      if recognizer.wantsToBegin, state == .ended {
        act()
        enter(recognizer, .ended)
      }
    }
  }

  private static func act() {
    let due = acting
    acting = []
    for recognizer in due where recognizer.stored != .failed && recognizer.stored != .possible {
      for action in recognizer.actions { action(recognizer) }
    }
  }

  /// Called after an event: calls the actions, and resets the recognisers that have finished.
  static func flush() {
    release()
    let finished = acting
    act()
    for recognizer in finished where recognizer.stored.isFinished {
      recognizer.tracked = []
      recognizer.reset()
      recognizer.stored = .possible
    }
    TouchDispatcher.shared.deliverHeldTouches()
  }

  static func reset() { acting = [] }
}
