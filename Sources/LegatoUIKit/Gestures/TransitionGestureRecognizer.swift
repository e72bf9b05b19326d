// The one recogniser of a container: it tells the engine of every finger, and UIKit of what the engine answers.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// The one recogniser of a container: it tells the engine of every finger, and UIKit of what the engine answers.
  ///
  /// It lives as long as the container, whatever is pushed. It recognises on the container's own view, whose
  /// coordinates no transition of its own moves. Fingers, pencils and a pointer's click and drag are all touches to it;
  /// what a trackpad or a wheel scrolls is no touch, and stays with the scroll views.
  ///
  /// When the engine has made out a gesture, it asks UIKit to begin; UIKit asks back whether that may be, lets those go
  /// first that go first, and says when it has begun. Only then does anything move.
  final class TransitionGestureRecognizer: UIGestureRecognizer {
    private weak var home: TransitionContainer?
    /// The fingers that are down; a finger's place is its number.
    private var fingers: [UITouch?] = []
    /// Where the first finger has landed, in the view's coordinates.
    var landing = Point2D.zero
    /// Where the view was in the window by then: what moves it meanwhile is no part of a finger's way.
    private var place = CGPoint.zero

    init(_ container: TransitionContainer) {
      home = container
      super.init(target: nil, action: nil)
      delegate = self
      listen()
    }

    /// Whose engine has the fingers: the container's, or that of a presentation which they bring.
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
        // All that came since the last frame, so that the velocity is the finger's own.
        for each in event.coalescedTouches(for: touch) ?? [touch] {
          let sample = sample(of: each, number: number)
          let response = container?.fingers(.pointerMoved(sample), at: sample.time) ?? .denied
          answer(response)
          // The rest of the frame's travel counts as soon as UIKit has let the gesture begin.
          if response == .pending { break }
        }
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { lift(touch) }
      if !hasFingers { state = isActive ? .ended : .failed }
    }

    /// The system may take one finger of several, such as the hand beside a pencil: that one has lifted.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      let isAll = fingers.allSatisfy { finger in finger.map(touches.contains) ?? true }
      guard isAll else { return touches.forEach(lift) }
      cancelFingers()
      state = isActive ? .cancelled : .failed
    }

    /// UIKit is done with these touches, or has taken them away.
    override func reset() {
      if hasFingers { cancelFingers() }
      fingers = []
      home?.arriving = nil
      home?.heir = nil
    }

    /// Leaves the fingers to the presentation that they bring: its engine hears of them from the beginning. `false` if
    /// it does not want them.
    func passOn() -> Bool {
      guard let home, let heir = home.heir, let first = fingers.compactMap({ $0 }).first else { return false }
      home.send(.pointersCancelled)
      let now = sample(of: first, number: 0)
      heir.fingers(.pointerDown(PointerSample(position: landing, time: now.time), over: []), at: now.time)
      heir.fingers(.pointerMoved(now), at: now.time)
      fingers = [first]
      return heir.mayBegin()
    }

    /// UIKit lets the gesture go on as it does; at first, begin.
    fileprivate func didAct() { if state == .began { begin() } }

    private func begin() {
      let response = container?.fingers(.allowed) ?? .denied
      // A call that waits for its answer goes first.
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
      // A finger that chooses its direction anew has UIKit's consent already.
      case .pending: if isActive { begin() } else { state = .began }
      case .claimed: if isActive { state = .changed }
      case .denied: state = isActive ? .cancelled : .failed
      }
    }

    /// What scrolls under the first finger.
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

  // How UIKit says that a recogniser has begun.
  extension TransitionGestureRecognizer {
    #if canImport(ObjectiveC)
      private func listen() { addTarget(self, action: #selector(act)) }

      @objc private func act() { didAct() }
    #else
      private func listen() { UIKitDouble.whenRecognizing(self) { $0.didAct() } }
    #endif
  }
#endif
