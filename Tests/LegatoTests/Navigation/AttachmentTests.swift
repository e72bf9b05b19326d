// A host finds the object that it has attached to a transition again when it measures.

import Legato
import Testing

@Suite struct AttachmentTests {
  private final class Note: Sendable {}

  /// Remembers which attachments it has found.
  private final class Host {
    let navigator = Navigator(root: ScreenID(0))
    var found: [AnyObject?] = []

    func send(_ event: Navigator.Event, at time: Double) {
      navigator.send(event, at: time)
      while let effect = navigator.nextEffect() {
        switch effect {
        case .ask(let request): send(.answered(request.run, true), at: time)
        case .prepare(let request), .measure(let request):
          found.append(navigator.transition(of: request)?.attachment(for: request.operation))
          let context = TransitionContext(
            operation: request.operation, from: request.from, to: request.to, size: Size2D(width: 100, height: 100))
          send(.measured(request.run, context), at: time)
        default: break
        }
      }
    }
  }

  @Test func aHostFindsTheAttachmentWhateverElseIsMadeOfTheTransition() {
    let host = Host()
    let note = Note()
    let push = ScreenTransition.push.attaching(note).with(motion: .curve(.linear, duration: 1)).tagged(7)
    host.send(.request(.push(ScreenID(1)).with(transition: push)), at: 0)
    host.send(.reverse, at: 0.5)
    host.send(.request(.push(ScreenID(2)).with(transition: .zoom.attaching(note), animated: false)), at: 1)
    host.send(.request(.push(ScreenID(3))), at: 2)
    #expect(host.found.map { $0 === note } == [true, true, true, false])
  }

  @Test func eachWayOfAnAsymmetricTransitionHasItsOwnAttachment() {
    let host = Host()
    let (coming, going) = (Note(), Note())
    host.send(
      .request(
        .push(ScreenID(1)).with(
          transition: .asymmetric(enter: .zoom.attaching(coming), leave: .grow().attaching(going)))), at: 0
    )
    host.send(.request(.pop()), at: 5)
    #expect(host.found.count == 2 && host.found[0] === coming && host.found[1] === going)
  }
}
