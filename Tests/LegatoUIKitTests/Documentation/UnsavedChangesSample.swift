// The sample of "Unsaved changes", word for word; ArticleTests compares it.

import Legato
import LegatoUIKit
import Testing
import UIKit

final class EditorController: UIViewController, ScreenTransitionObserver {
  var hasChanges = true

  override func viewDidLoad() {
    super.viewDidLoad()
    legato.addObserver(self)
  }

  func transitionShouldBegin(_ transition: TransitionState) -> Bool {
    !(hasChanges && isLeft(by: transition))
  }

  func transitionDidAttempt(_ transition: TransitionState) {
    guard isLeft(by: transition) else { return }
    askWhetherToDiscard { [weak self] in self?.navigationController?.legato.pop() }
  }

  private func isLeft(by transition: TransitionState) -> Bool {
    transition.from === self && transition.operation == .pop
  }

  /// The questions to the user, each with the action if they agree.
  var questions: [() -> Void] = []

  func askWhetherToDiscard(_ discard: @escaping () -> Void) { questions.append(discard) }
}

@MainActor @Suite("Unsaved changes", .serialized)
struct UnsavedChangesSample {
  @Test func aSwipeFromAnEditorAsksTheUserWhoAgrees() {
    let (stage, editor) = (UIKitStage(), EditorController())
    stage.navigation.pushViewController(editor, animated: false)
    stage.device.advance(by: 0.1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, editor] && editor.questions.count == 1)
    editor.questions[0]()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test func oneWithoutChangesIsLeftAtOnce() {
    let (stage, editor) = (UIKitStage(), EditorController())
    editor.hasChanges = false
    stage.navigation.pushViewController(editor, animated: false)
    stage.device.advance(by: 0.1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && editor.questions.isEmpty)
    expectNoViolations()
  }
}
