import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

/// Records what UIKit's observers get during a story.
@MainActor final class StoryEar: ScreenTransitionObserver {
  var callbacks: [Callback] = []
  private(set) var detentChanges: [Int] = []
  private(set) var attempts: [TransitionOperation] = []
  /// The present run's fraction; 0 at rest.
  var fraction = 0.0
  /// Whether a finger's runs are denied.
  var denies = false
  /// How many runs have begun and not ended.
  private(set) var runs = 0
  /// Whether questions are answered only when the story tells it.
  var answersLater = false
  private var questions: [@MainActor @Sendable (Bool) -> Void] = []

  func transitionShouldBegin(
    _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void
  ) {
    if answersLater { questions.append(answer) } else { answer(!denies) }
  }

  /// Answers the questions that have waited since then.
  func answer(_ isAllowed: Bool) {
    for question in questions { question(isAllowed) }
    questions = []
  }

  func transitionWillBegin(_ transition: TransitionState) {
    callbacks.append(.willBegin(transition.operation))
    fraction = transition.fraction
    runs += 1
  }

  func transitionDidChange(_ transition: TransitionState) { fraction = transition.fraction }

  func transitionDidFinish(_ transition: TransitionState) { end(transition, .finished) }

  func transitionDidCancel(_ transition: TransitionState) { end(transition, .cancelled) }

  func transition(_ transition: TransitionState, didRestAt detent: Detent, index: Int) { detentChanges.append(index) }

  func transitionDidAttempt(_ transition: TransitionState) { attempts.append(transition.operation) }

  private func end(_ transition: TransitionState, _ outcome: Outcome) {
    callbacks.append(.didEnd(transition.operation, outcome))
    runs = max(0, runs - 1)
    if runs == 0 { fraction = 0 }
  }
}
