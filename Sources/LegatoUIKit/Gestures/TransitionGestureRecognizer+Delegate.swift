// Decides, among all the recognisers of an app, who gets a touch.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionGestureRecognizer: UIGestureRecognizerDelegate {
    /// The observers may deny the run, and a screen that a finger would push may not exist; then the page gets the
    /// touch. A touch that only stops a glide begins no run, so nobody is asked.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let container else { return false }
      return stopsGlide || container.mayBegin() || passOn()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      container?.fingerLands(on: touch.view)
      guard !hasFingers else { return true }
      landing = Point2D(touch.location(in: view))
      let isAdmitted = container?.admits(touch) ?? false
      stopsGlide = isAdmitted && touch.view.map { container?.stopsGlide(on: $0) == true } ?? false
      return isAdmitted
    }

    /// Trackpads and wheels scroll without a finger that could hold a screen.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      event.type == .touches
    }

    /// Scrollers wait for the engine's answer, which comes within ten points. A swipe from the edge, and a finger that
    /// catches a moving screen, take precedence over all other drags. A finger that stops a glide is no tap.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      switch kind(of: other) {
      case .scrolling: true
      case .rowSwipe, .own: isFirst
      case .inner: false
      case .other: stopsGlide && (other is UITapGestureRecognizer || other is UILongPressGestureRecognizer)
      }
    }

    /// Inner containers take precedence, and so does a swipe on a row, which knows at once whether the row has actions.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      switch kind(of: otherGestureRecognizer) {
      case .inner: true
      case .rowSwipe: !isFirst
      case .scrolling, .own, .other: false
      }
    }

    private func kind(of other: UIGestureRecognizer) -> DragRecognizer {
      view.map { DragRecognizer(other, in: $0) } ?? .other
    }

    private var isFirst: Bool { container?.navigator.overridesScrollers(from: landing) ?? false }
  }

  extension TransitionContainer {
    /// Whether a first finger may become a gesture.
    func admits(_ touch: UITouch) -> Bool {
      prepare()
      let point = Point2D(touch.location(in: view))
      guard !navigator.isOnMovingScreen(at: point), let top = screens[navigator.top], let view = top.viewIfLoaded else {
        return true
      }
      return top.legato.gestureScope.admits(touch, on: view)
    }
  }
#endif
