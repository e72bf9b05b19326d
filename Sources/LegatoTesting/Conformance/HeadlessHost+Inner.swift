// A stack within a screen of the headless host.

import Legato

extension HeadlessHost {
  package var inner: [String] { innerStage?.navigator.screens.map(name(of:)) ?? [] }

  /// Puts the story's inner stack on a stage of its own, which is seen while the outer container is at rest.
  func nest(_ story: Story) throws {
    guard let inner = story.inner else { return }
    let stage = Stage(root: id(inner.screens[0]), size: story.size, policy: try terms.policy(inner.policy))
    for screen in inner.screens.dropFirst() {
      stage.push(id(screen), animated: false)
      stage.settle()
    }
    if inner.denies { stage.allows = { _ in false } }
    innerStage = stage
  }

  /// Tells the inner stack of a finger; whether the outer container hears of it, too.
  ///
  /// As on every host the outer one waits until the inner one has no use for the finger, and loses the finger that the
  /// inner one takes, or for which its observers deny a run.
  func tellInner(_ event: Recording.Event, _ sample: PointerSample) -> Bool {
    guard let innerStage, top == story?.inner?.screen else { return true }
    let (before, attempts) = (innerStage.navigator.pointerResponse, innerStage.attempts.count)
    let response = innerStage.tell(event, sample)
    guard event == .move else { return true }
    let isTaken = response == .claimed && before != .claimed || innerStage.attempts.count > attempts
    if isTaken { stage.tell(.cancel, sample) }
    return response == .denied
  }
}
