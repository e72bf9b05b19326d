// Present and dismiss.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller from what is seen now.
    ///
    /// The presented controller is dismissed by the same transition, and has a back gesture, by default a swipe down.
    /// The container need not be installed.
    ///
    /// Over a sheet of the library, full screen becomes `.overFullScreen`, with the presented controller's status bar:
    /// the sheet stays at its detent, and its appearance methods are not called.
    ///
    /// In the style `.custom` the presentation controller decides how it looks, if no policy does. Without a
    /// presentation controller of the app, the controller comes as a `ScreenTransition.sheet(dim:shadow:radius:)`
    /// without corners and shadow, which keeps dimming the screen behind it. With one that makes it smaller than its
    /// container, it comes as a sheet without dimming. Both have the gesture
    /// `Interaction.sheetPan(detents:reach:isResisting:)`: pulled beyond its place the controller moves on a rubber
    /// band.
    ///
    /// - Parameters:
    ///   - controller: a controller that is not presented and not a child; for others nothing happens, and a debug
    ///     build traps.
    ///   - transition: how it comes, and how it goes if it has no transition of its own; nil for the policies'
    ///     transition. A sheet or popover of UIKit takes none: a debug build traps.
    ///   - interactions: the back gestures from it until it is dismissed, which also take hold of it while it moves;
    ///     nil for the policies' gestures, empty for none. A sheet or popover of UIKit takes none: a debug build traps.
    ///   - style: `.fullScreen`, or a style that leaves the presenter in place (`.overFullScreen`,
    ///     `.overCurrentContext`, `.custom`). UIKit alone shows sheets and popovers. Nil stands for the controller's
    ///     own style, or for `.fullScreen` if that is a sheet: UIKit reads the default, `.automatic`, as a sheet, so
    ///     the two cannot be distinguished.
    ///   - animated: `false` to show it at once.
    ///   - completion: called once: with `.finished` when it has appeared, with `.cancelled` if it has not come.
    public func present(
      _ controller: UIViewController, using transition: ScreenTransition? = nil, interactions: [Interaction]? = nil,
      style: UIModalPresentationStyle? = nil, animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) {
      guard controller.mayBePresented(by: base) else {
        completion?(.cancelled)
        return
      }
      controller.legato.record?.sheet = nil
      controller.legato.claimPresentation(in: style, over: base)
      let call = controller.legato.call(transition, interactions)
      assert(
        call == nil || controller.modalPresentationStyle.leavesAnimationsToApps,
        """
        UIKit's sheets and popovers come and go by themselves: leave out the transition and the interactions, or call \
        present(_:detents:).
        """)
      bring(controller, call, animated, completion)
    }

    /// Dismisses this controller, and the controllers that it has presented, from what is seen now, even while it is
    /// coming.
    ///
    /// UIKit's `dismiss(animated:)` removes only the controllers above this one, if there are any; this method removes
    /// both. To keep this controller, call the method on the controller that it has presented. On a child of a
    /// presented controller it dismisses that parent; on a controller that is not presented it dismisses the controller
    /// that it has presented.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the transition by which it came.
    ///   - animated: `false` to remove it at once.
    ///   - completion: called once: with `.finished` when it has gone; with `.cancelled` if it has stayed, and at once
    ///     if nothing is presented.
    public func dismiss(
      using transition: ScreenTransition? = nil, animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) {
      let presented = base.presentingViewController?.presentedViewController ?? base.presentedViewController
      guard let presented else {
        completion?(.cancelled)
        return
      }
      let call = presented.legato.call(transition)
      guard let delegateProxy = presented.legato.record?.delegateProxy else {
        return presented.legato.leave(call, animated, completion)
      }
      delegateProxy.whenFree { [weak presented] in presented?.legato.leave(call, animated, completion) }
    }

    /// Presents a controller after ``claimPresentation(in:)``.
    func bring(
      _ controller: UIViewController, _ call: ScreenCall?, _ animated: Bool, _ completion: ((Outcome) -> Void)?
    ) {
      let end = CallEnd(of: call, completion)
      base.present(controller, animated: animated) { [weak controller] in
        if let controller { controller.legato.record?.delegateProxy?.meetAtOnce(controller) }
        end.tell(controller?.presentingViewController == nil ? .cancelled : .finished)
      }
      guard controller.presentingViewController != nil else { return end.tell(.cancelled) }
      controller.legato.tellCancel(to: end)
    }

    /// Lets UIKit dismiss this controller.
    private func leave(_ call: ScreenCall?, _ animated: Bool, _ completion: ((Outcome) -> Void)?) {
      let end = CallEnd(of: call, completion)
      guard let presenter = base.presentingViewController else { return end.tell(.finished) }
      presenter.dismiss(animated: animated) { [weak base] in
        base?.legato.settlePresentation()
        end.tell(base?.presentingViewController == nil ? .finished : .cancelled)
      }
      tellCancel(to: end)
    }

    /// UIKit does not call its completion if its transition is cancelled.
    private func tellCancel(to end: CallEnd) {
      _ = base.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { end.tell(.cancelled) }
      }
    }
  }
#endif
