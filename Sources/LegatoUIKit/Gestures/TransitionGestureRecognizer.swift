// The one recogniser of a container: it tells the engine of every finger, and UIKit of what the engine answers.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// The one recogniser of a container: it tells the engine of every finger, and UIKit of what the engine answers.
  ///
  /// It lives as long as the container, whatever is pushed. It recognises on the container's own view, whose coordinates no
  /// transition moves.
  final class TransitionGestureRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var container: TransitionContainer?
    /// The fingers that are down; a finger's place is its number.
    private var fingers: [UITouch?] = []

    init(_ container: TransitionContainer) {
      self.container = container
      super.init(target: nil, action: nil)
      delegate = self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let container else { return fail() }
      for touch in touches {
        let isFirst = fingers.allSatisfy { $0 == nil }
        let sample = sample(of: touch, number: take(touch))
        let scrollables = isFirst ? ScrollableSurvey.scrollables(under: touch, upTo: view) : []
        answer(container.fingers { $0.pointerDown(sample, scrollables: scrollables) })
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches {
        guard let number = number(of: touch) else { continue }
        // All that came since the last frame, so that the velocity is the finger's own.
        for each in event.coalescedTouches(for: touch) ?? [touch] {
          let sample = sample(of: each, number: number)
          answer(container?.fingers { $0.pointerMoved(sample) } ?? .refused)
        }
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches {
        guard let number = number(of: touch) else { continue }
        let sample = sample(of: touch, number: number)
        container?.fingers { $0.pointerUp(sample) }
        fingers[number] = nil
      }
      if fingers.allSatisfy({ $0 == nil }) { state = state == .began || state == .changed ? .ended : .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      cancelFingers()
      state = state == .began || state == .changed ? .cancelled : .failed
    }

    /// UIKit is done with these touches, or has taken them away.
    override func reset() {
      if fingers.contains(where: { $0 != nil }) { cancelFingers() }
      fingers = []
    }

    private func cancelFingers() {
      fingers = []
      container?.fingers {
        $0.pointersCancelled(at: CACurrentMediaTime())
        return .refused
      }
    }

    private func fail() { if state == .possible { state = .failed } }

    private func answer(_ response: PointerResponse) {
      switch (response, state) {
      case (.claimed, .possible): state = .began
      case (.claimed, .began), (.claimed, .changed): state = .changed
      case (.refused, .possible): state = .failed
      default: break
      }
    }

    private func take(_ touch: UITouch) -> Int {
      let place = fingers.firstIndex { $0 == nil } ?? fingers.count
      if place == fingers.count { fingers.append(nil) }
      fingers[place] = touch
      return place
    }

    private func number(of touch: UITouch) -> Int? { fingers.firstIndex { $0 === touch } }

    private func sample(of touch: UITouch, number: Int) -> PointerSample {
      PointerSample(pointer: Int32(number), position: Point(touch.location(in: view)), time: touch.timestamp)
    }

    // Who waits for whom.

    /// Scrollers wait for the engine's answer, which comes with the first ten points.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      ScrollableSurvey.isScrolling(otherGestureRecognizer)
    }
  }
#endif
