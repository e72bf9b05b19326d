import Legato
import LegatoTesting
import LegatoUIKit

/// Hears what UIKit's observers hear of a story.
@MainActor final class StoryEar: ScreenTransitionObserver {
  var callbacks: [Callback] = []
  /// The present run's fraction; 0 at rest.
  var fraction = 0.0
  /// Whether fingers may begin nothing.
  var refuses = false
  /// How many runs have begun and not ended.
  private(set) var runs = 0

  func transitionShouldBegin(_ transition: ScreenTransition) -> Bool { !refuses }

  func transitionWillBegin(_ transition: ScreenTransition) {
    callbacks.append(.willBegin(transition.operation))
    fraction = transition.fraction
    runs += 1
  }

  func transitionDidChange(_ transition: ScreenTransition) { fraction = transition.fraction }

  func transitionDidFinish(_ transition: ScreenTransition) { end(transition, .finished) }

  func transitionDidCancel(_ transition: ScreenTransition) { end(transition, .cancelled) }

  private func end(_ transition: ScreenTransition, _ outcome: Outcome) {
    callbacks.append(.didEnd(transition.operation, outcome))
    runs = max(0, runs - 1)
    if runs == 0 { fraction = 0 }
  }
}
