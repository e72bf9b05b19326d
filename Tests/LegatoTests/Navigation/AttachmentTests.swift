// A host finds the object that it has attached to a transition again when it measures.

import Legato
import Testing

@Suite struct AttachmentTests {
  private final class Note: Sendable {}

  /// Remembers which attachments it has found.
  private final class Host: NavigatorHost {
    let navigator = Navigator(root: ScreenID(0))
    var found: [AnyObject?] = []

    init() { navigator.host = self }

    func transitionContext(for request: TransitionRequest) -> TransitionContext? {
      found.append(navigator.measured?.attachment(for: request.operation))
      return TransitionContext(
        operation: request.operation, from: request.from, to: request.to, size: Size(width: 100, height: 100))
    }

    func layersDidChange(_ layers: [Layer]) {}
    func destination(forKey key: Int32) -> Destination? { nil }
  }

  @Test func aHostFindsTheAttachmentWhateverElseIsMadeOfTheTransition() {
    let host = Host()
    let note = Note()
    let push = Transition.push.attaching(note).with(motion: .curve(.linear, duration: 1)).tagged(7)
    host.navigator.push(ScreenID(1), transition: push, at: 0)
    host.navigator.reverse(at: 0.5)
    host.navigator.push(ScreenID(2), transition: .zoom.attaching(note), animated: false, at: 1)
    host.navigator.push(ScreenID(3), at: 2)
    #expect(host.found.map { $0 === note } == [true, true, true, false])
    #expect(host.navigator.measured == nil)
  }

  @Test func eachWayOfAnAsymmetricTransitionHasItsOwnAttachment() {
    let host = Host()
    let (coming, going) = (Note(), Note())
    host.navigator.push(
      ScreenID(1), transition: .asymmetric(enter: .zoom.attaching(coming), leave: .grow().attaching(going)), at: 0)
    host.navigator.pop(at: 5)
    #expect(host.found.count == 2 && host.found[0] === coming && host.found[1] === going)
  }
}
