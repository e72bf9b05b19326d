// Present and dismiss.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller from what is seen now.
    ///
    /// The presented controller is dismissed by the same transition, and has a back gesture, by default a swipe down.
    /// Nothing needs to be installed.
    ///
    /// Over a sheet of the library's, full screen becomes `.overFullScreen`, with the presented controller's status
    /// bar: the sheet stays at its detent, and its appearance methods are not called.
    ///
    /// In the style `.custom` the presentation controller decides, unless a policy does. Without one of the app's, the
    /// controller comes as a `ScreenTransition.sheet(dim:shadow:radius:)` without corners and shadow, which keeps
    /// dimming what is behind it. With one that makes it smaller than its container it comes as a sheet without
    /// dimming. Both go by `Interaction.sheetPan(detents:reach:isResisting:)`: pulled beyond its place the controller
    /// moves on a rubber band.
    ///
    /// - Parameters:
    ///   - controller: one that is neither presented nor a child; otherwise nothing happens, and a debug build traps.
    ///   - transition: how it comes, and how it goes unless it says that itself; nil for what the policies say. A sheet
    ///     or popover of UIKit's takes no transition: a debug build traps.
    ///   - interactions: the back gestures from it until it is dismissed, which also take hold of it while it moves;
    ///     nil for what the policies say, empty for none. A sheet or popover of UIKit's takes none: a debug build
    ///     traps.
    ///   - style: `.fullScreen`, or a style that leaves the presenter in place (`.overFullScreen`,
    ///     `.overCurrentContext`, `.custom`). A sheet or a popover is UIKit's alone. Nil for the controller's own
    ///     style, but `.fullScreen` if that is a sheet: UIKit reads the default, `.automatic`, as a sheet, so the two
    ///     cannot be told apart.
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

    /// Dismisses this controller, and what it has presented, from what is seen now, even while it is still coming.
    ///
    /// UIKit's `dismiss(animated:)` takes away only what the controller has presented, if it has presented something;
    /// this one takes both away. To keep the controller, call it on what it has presented. Called on a child of a
    /// presented controller, it dismisses that controller; called on a controller that is not presented, it dismisses
    /// what that has presented.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the way it came.
    ///   - animated: `false` to take it away at once.
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
