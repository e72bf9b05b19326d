// Present and dismiss.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller from what is seen now.
    ///
    /// The presented controller keeps the transition for its dismissal, and takes a finger's way back: by default a swipe down.
    /// - Parameters:
    ///   - controller: one that is not presented yet.
    ///   - transition: how it comes, and goes; nil for what the policies say.
    ///   - style: UIKit's presentation style: `.fullScreen`, or one that leaves the presenter in place (`.overFullScreen`,
    ///     `.overCurrentContext`, `.custom`). What a presentation controller of the app's makes smaller than its container
    ///     comes as a `Transition.sheet(dim:radius:)` without dimming, unless somebody says otherwise.
    ///   - animated: `false` to show it at once.
    ///   - completion: called when it has appeared, as UIKit does.
    public func present(
      _ controller: UIViewController, using transition: Transition? = nil,
      style: UIModalPresentationStyle = .fullScreen, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
      controller.legato.record?.sheet = nil
      controller.modalPresentationStyle = style
      controller.legato.claimPresentation()
      controller.legato.call(transition)
      base.present(controller, animated: animated) { [weak controller] in
        if !animated, let controller { controller.legato.record?.relay?.meetAtOnce(controller) }
        completion?()
      }
    }

    /// Dismisses this controller, and what it has presented, from what is seen now, even while it is still coming.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the way it came.
    ///   - animated: `false` to take it away at once.
    ///   - completion: called when it has gone, as UIKit does.
    public func dismiss(using transition: Transition? = nil, animated: Bool = true, completion: (() -> Void)? = nil) {
      call(transition)
      let presenter = base.presentingViewController ?? base
      guard let relay = record?.relay else { return presenter.dismiss(animated: animated, completion: completion) }
      relay.whenFree { [weak presenter] in presenter?.dismiss(animated: animated, completion: completion) }
    }

    /// Takes the place of the presentation's delegate, so that the library shows how this controller comes and goes.
    func claimPresentation() {
      let relay = record?.relay ?? PresentationRelay()
      ownRecord.relay = relay
      relay.take(base)
      // UIKit would choose a sheet of its own; whoever has said how the controller comes does not mean that one.
      if base.modalPresentationStyle == .automatic { base.modalPresentationStyle = .fullScreen }
    }
  }
#endif
