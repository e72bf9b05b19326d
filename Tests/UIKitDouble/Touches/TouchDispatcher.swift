/// Sends touches to recognisers first and then to views, as UIKit documents.
@MainActor final class TouchDispatcher {
  static var shared = TouchDispatcher()

  /// How long a scroll view delays the touches of its content, in seconds.
  static let contentDelay: TimeInterval = 0.15

  private(set) var touches: [UITouch] = []

  /// The recognisers that wait for others to fail.
  var waiting: [UIGestureRecognizer] {
    let all = touches.flatMap { $0.gestureRecognizers ?? [] } + betweenTouches
    var seen: Set<ObjectIdentifier> = []
    return all.filter { $0.pending != nil && seen.insert(ObjectIdentifier($0)).inserted }
  }
  private var betweenTouches: [UIGestureRecognizer] = []

  static func reset() {
    shared = TouchDispatcher()
    GestureArbiter.reset()
  }

  func begin(at point: CGPoint, in window: UIWindow) -> UITouch {
    let touch = UITouch(at: point, in: window, view: nil)
    let event = UIEvent(touches: Set(touches + [touch]))
    touch.view = window.hitTest(point, with: event)
    touches.append(touch)
    betweenTouches = betweenTouches.filter { $0.pending != nil }
    touch.gestureRecognizers = recognizers(for: touch, event)
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.tracked.append(touch)
      recognizer.touchesBegan([touch], with: event)
    }
    if touch.delivery == .held { holdOrDeliver(touch, event) }
    finish()
    return touch
  }

  /// - Parameter samples: All samples of touches since the last event; a touch without any has one.
  func move(_ moves: [(touch: UITouch, point: CGPoint)], coalescing samples: [UITouch: [UITouch]] = [:]) {
    for move in moves { move.touch.move(to: move.point, .moved) }
    deliver(Set(moves.map(\.touch)), samples) {
      $0.touchesMoved($1, with: $2)
    } toView: {
      $0.touchesMoved($1, with: $2)
    }
    finish()
  }

  func end(_ touch: UITouch) {
    touch.move(to: touch.position, .ended)
    let event = UIEvent(touches: Set(touches))
    for recognizer in tracking(touch) { recognizer.touchesEnded([touch], with: event) }
    if touch.delivery == .held, !isHeldBack(touch) { deliverBegan(touch) }
    if touch.delivery == .delivered {
      if tracking(touch).contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) {
        touch.isEndHeld = true
      } else {
        touch.view?.touchesEnded([touch], with: event)
      }
    }
    leave(touch)
  }

  func cancel(_ touch: UITouch) {
    touch.move(to: touch.position, .cancelled)
    let event = UIEvent(touches: Set(touches))
    for recognizer in tracking(touch) { recognizer.touchesCancelled([touch], with: event) }
    if touch.delivery == .delivered { touch.view?.touchesCancelled([touch], with: event) }
    leave(touch)
  }

  /// Called when a recogniser has recognised: the views get no more of its touches.
  func takeFromViews(_ taken: [UITouch]) {
    let event = UIEvent(touches: Set(touches))
    for touch in taken {
      if touch.delivery == .delivered, touch.phase != .ended || touch.isEndHeld {
        touch.view?.touchesCancelled([touch], with: event)
      }
      touch.delivery = .withheld
      touch.isEndHeld = false
    }
  }

  /// Sends views the touches that were delayed until recognisers had failed.
  func deliverHeldTouches() {
    for touch in touches where touch.delivery == .held && !isHeldBack(touch) { deliverBegan(touch) }
    for touch in ended where touch.isEndHeld && !tracking(touch).contains(where: { $0.isUndecided }) {
      touch.isEndHeld = false
      touch.view?.touchesEnded([touch], with: UIEvent(touches: [touch]))
    }
    ended = ended.filter(\.isEndHeld)
  }
  private var ended: [UITouch] = []

  private func leave(_ touch: UITouch) {
    let recognizers = touch.gestureRecognizers ?? []
    GestureArbiter.flush()
    for recognizer in recognizers { recognizer.lastPosition = touch.position }
    touches.removeAll { $0 === touch }
    if touch.isEndHeld { ended.append(touch) }
    betweenTouches += recognizers.filter { $0.pending != nil }
    for recognizer in recognizers { recognizer.tracked.removeAll { $0 === touch } }
    finish()
  }

  private func finish() {
    GestureArbiter.flush()
    UIKitDouble.clock.turn()
  }

  private func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    var chain: [UIView] = []
    var view = touch.view
    while let current = view {
      chain.append(current)
      view = current.superview
    }
    if UIKitDouble.settings.outerRecognizersFirst { chain.reverse() }
    let found = chain.flatMap(\.recognizers).filter { $0.isEnabled && receives($0, touch, event) }
    // The delegate that is asked may disable another recogniser.
    return found.filter(\.isEnabled)
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    let name = UIKitDouble.name(of: recognizer)
    let takesEvent = Optionality.ask { delegate.gestureRecognizer(recognizer, shouldReceive: event) } ?? true
    return takesEvent
      && Optionality.ask("\(name).delegate.shouldReceive(touch)") {
        delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      } ?? true
  }

  private func tracking(_ touch: UITouch) -> [UIGestureRecognizer] {
    (touch.gestureRecognizers ?? []).filter { $0.tracked.contains { $0 === touch } }
  }

  private func deliver(
    _ changed: Set<UITouch>, _ samples: [UITouch: [UITouch]],
    _ toRecognizer: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void,
    toView: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let event = UIEvent(touches: Set(touches))
    event.samples = samples
    var told: Set<ObjectIdentifier> = []
    for touch in touches where changed.contains(touch) {
      for recognizer in tracking(touch) where told.insert(ObjectIdentifier(recognizer)).inserted {
        toRecognizer(recognizer, changed.filter { touch in recognizer.tracked.contains { $0 === touch } }, event)
      }
    }
    let seen = touches.filter { changed.contains($0) && $0.delivery == .delivered }
    for (_, group) in Dictionary(grouping: seen, by: { ObjectIdentifier($0.view ?? UIView()) }) {
      if let view = group.first?.view { toView(view, Set(group), event) }
    }
  }

  private func holdOrDeliver(_ touch: UITouch, _ event: UIEvent) {
    guard !isHeldBack(touch) else { return }
    guard let scrollView = touch.view?.enclosingScrollView, scrollView.delaysContentTouches,
      touch.view !== scrollView
    else { return deliverBegan(touch) }
    touch.isContentDelayed = true
    UIKitDouble.clock.after(Self.contentDelay) { [weak self, weak touch] in
      guard let self, let touch, touch.delivery == .held else { return }
      touch.isContentDelayed = false
      self.deliverHeldTouches()
    }
  }

  private func isHeldBack(_ touch: UITouch) -> Bool {
    if touch.isContentDelayed, touch.phase != .ended { return true }
    return tracking(touch).contains { $0.delaysTouchesBegan && $0.isUndecided }
  }

  private func deliverBegan(_ touch: UITouch) {
    touch.delivery = .delivered
    guard let view = touch.view else { return }
    let others = touches.filter { $0 !== touch && $0.view === view && $0.delivery == .delivered }
    guard view.isMultipleTouchEnabled || others.isEmpty else {
      touch.delivery = .withheld
      return
    }
    view.touchesBegan([touch], with: UIEvent(touches: Set(touches)))
  }
}

extension UIView {
  var enclosingScrollView: UIScrollView? { (self as? UIScrollView) ?? superview?.enclosingScrollView }
}
