// A presented controller at rest.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension PresentationContainer {
    /// Adds the presented controller to the engine's stack, with the options of its call.
    @discardableResult
    func come(_ presented: UIViewController, rests: Bool = true, animated: Bool = true) -> Bool {
      let call = presented.legato.takeCall()
      screens.note(call, bringing: presented)
      return request(
        .present(screens.id(of: presented)).with(
          transition: call?.transition, policy: policy(of: presented), detents: detents,
          initialDetent: rests ? initialDetent : 1, animated: animated))
    }

    /// Puts a controller that has come at once where a run would have left it.
    func restInScene(in containerView: UIView) {
      // A screen below that is still visible must be measured first.
      guard scene.layers.isEmpty else {
        if !navigator.isRunning { followSize() }
        return respond()
      }
      guard restsInScene, let guest, guest.superview === containerView || guest.superview === scene.root else { return }
      scene.enter(containerView)
      scene.root.insertSubview(guest, at: 0)
    }

    /// Follows a dismissal that UIKit has made without an announcement.
    func noticeDeparture() {
      guard let presented, presented.presentingViewController == nil, system == nil, !navigator.isRunning,
        navigator.count > 1
      else { return }
      follow(.dismiss)
      presented.legato.settlePresentation()
    }
  }
#endif
