#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// The one recogniser of a container: it passes every finger to the engine, and the engine's answers to UIKit.
  ///
  /// It lives as long as the container, on the container's own view, whose coordinates no transition changes. Fingers,
  /// pencils and a pointer's click and drag are touches for it; scrolling by a trackpad or a wheel is left to the
  /// scroll views.
  ///
  /// When the engine has recognised a gesture, UIKit is asked to begin. UIKit asks back whether it may, lets
  /// recognisers with precedence go first, and reports when it has begun. Only then does anything move.
  final class TransitionGestureRecognizer: UIGestureRecognizer {
    private weak var home: TransitionContainer?
    /// The fingers that are down; a finger's index is its number.
    private var fingers: [UITouch?] = []
    /// Where the first finger has landed, in the view's coordinates.
    var landing = Point2D.zero
    /// Whether the first finger stops a list's glide. As in UIKit's lists, such a touch is no tap: if the finger does
    /// not drag, the recogniser ends when it lifts, and UIKit cancels the touch in the views.
    var stopsGlide = false
    /// Where the view was in the window at that time: if the view itself moves, the finger's travel does not change.
    private var place = CGPoint.zero

    init(_ container: TransitionContainer) {
      home = container
      super.init(target: nil, action: nil)
      delegate = self
      listen()
    }

    /// The container whose engine has the fingers: its own, or that of a presentation that they bring.
    var container: TransitionContainer? { home?.heir ?? home }

    var hasFingers: Bool { fingers.contains { $0 != nil } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let container, let view else { return fail() }
      if !hasFingers { place = view.convert(.zero, to: nil) }
      for touch in touches {
        let scrollables = hasFingers ? [] : scrollables(under: touch, in: view)
        let sample = sample(of: touch, number: take(touch))
        answer(container.fingers(.pointerDown(sample, over: scrollables), at: sample.time))
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      container?.fingerWillMove()
      for touch in touches {
        guard let number = number(of: touch) else { continue }
        // Coalesced touches count, so that the velocity is exact.
        for each in event.coalescedTouches(for: touch) ?? [touch] {
          let sample = sample(of: each, number: number)
          let response = container?.fingers(.pointerMoved(sample), at: sample.time) ?? .denied
          answer(response)
          // The rest of this frame counts as soon as UIKit has let the gesture begin.
          if response == .pending { break }
        }
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { lift(touch) }
      if !hasFingers { state = isActive || stopsGlide ? .ended : .failed }
    }

    /// The system may cancel one of several fingers, such as the hand beside a pencil: it counts as lifted.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      let isAll = fingers.allSatisfy { finger in finger.map(touches.contains) ?? true }
      guard isAll else { return touches.forEach(lift) }
      cancelFingers()
      state = isActive ? .cancelled : .failed
    }

    /// Called when UIKit has finished with these touches, or has cancelled them.
    override func reset() {
      if hasFingers { cancelFingers() }
      fingers = []
      home?.arriving = nil
      home?.heir = nil
    }

    /// Hands the fingers to the presentation that they bring, whose engine gets them from the beginning; `false` if it
    /// does not take them.
    func passOn() -> Bool {
      guard let home, let heir = home.heir, let first = fingers.compactMap({ $0 }).first else { return false }
      home.send(.pointersCancelled)
      let now = sample(of: first, number: 0)
      heir.fingers(.pointerDown(PointerSample(position: landing, time: now.time), over: []), at: now.time)
      heir.fingers(.pointerMoved(now), at: now.time)
      fingers = [first]
      return heir.mayBegin()
    }

    /// The container's observers have denied the fingers' gesture. It is no gesture of a container around this one,
    /// either.
    func endSwipesAround() {
      var around = hasFingers ? view?.superview : nil
      while let view = around {
        for case let outer as TransitionGestureRecognizer in view.gestureRecognizers ?? [] where !outer.isActive {
          outer.cancelFingers()
          outer.fail()
        }
        around = view.superview
      }
    }

    /// Called when UIKit lets the gesture begin or change.
    fileprivate func didAct() { if state == .began { begin() } }

    private func begin() {
      let response = container?.fingers(.allowed) ?? .denied
      // A call that waits for its answer takes precedence.
      if response != .pending { answer(response) }
    }

    private var isActive: Bool { state == .began || state == .changed }

    private func cancelFingers() {
      fingers = []
      container?.fingers(.pointersCancelled)
    }

    private func fail() { if state == .possible { state = .failed } }

    private func answer(_ response: PointerResponse) {
      switch response {
      case .undecided: break
      // A finger that chooses its direction again already has UIKit's consent.
      case .pending:
        stopsGlide = false
        if isActive { begin() } else { state = .began }
      case .claimed: if isActive { state = .changed }
      case .denied: state = isActive ? .cancelled : .failed
      }
    }

    /// Finds the scrollers under the first finger.
    private func scrollables(under touch: UITouch, in view: UIView) -> [Scrollable] {
      let finder = ScrollableFinder(of: touch, in: view, sharesDrags: container?.sharesDrags ?? false)
      container?.fingerLanded(over: finder.scrollViews)
      return finder.scrollables
    }

    private func take(_ touch: UITouch) -> Int {
      let place = fingers.firstIndex { $0 == nil } ?? fingers.count
      if place == fingers.count { fingers.append(nil) }
      fingers[place] = touch
      return place
    }

    private func lift(_ touch: UITouch) {
      guard let number = number(of: touch) else { return }
      let sample = sample(of: touch, number: number)
      container?.fingers(.pointerUp(sample), at: sample.time)
      fingers[number] = nil
    }

    private func number(of touch: UITouch) -> Int? { fingers.firstIndex { $0 === touch } }

    private func sample(of touch: UITouch, number: Int) -> PointerSample {
      let (point, now) = (touch.location(in: view), view?.convert(.zero, to: nil) ?? place)
      return PointerSample(
        pointer: Int32(number), position: Point2D(x: point.x + now.x - place.x, y: point.y + now.y - place.y),
        time: touch.timestamp + (container?.lead ?? 0))
    }
  }

  // Notices that a recogniser has begun.
  extension TransitionGestureRecognizer {
    #if canImport(ObjectiveC)
      private func listen() { addTarget(self, action: #selector(act)) }

      @objc private func act() { didAct() }
    #else
      private func listen() { UIKitDouble.whenRecognizing(self) { $0.didAct() } }
    #endif
  }
#endif
