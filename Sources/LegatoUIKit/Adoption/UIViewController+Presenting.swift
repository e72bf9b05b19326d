// Present and dismiss.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller from what is seen now.
    ///
    /// The presented controller keeps the transition for its dismissal, and has a back gesture: by default a
    /// swipe down. Nothing need be installed.
    ///
    /// Over a sheet of the library's, full screen is `.overFullScreen`, with the presented controller's status bar all
    /// the same: the sheet stays at its detent, and hears nothing of appearing.
    ///
    /// In the style `.custom` the presentation controller decides, unless somebody says otherwise. Without one of the
    /// app's the controller comes as a `ScreenTransition.sheet(dim:shadow:radius:)` without corners and shadow, which
    /// darkens what is behind it for as long as it is there; with one that makes it smaller than its container, as a
    /// sheet without dimming, too. Either goes by `Interaction.sheetPan(detents:reach:isResisting:)`: beyond its place
    /// it yields on a rubber band.
    ///
    /// - Parameters:
    ///   - controller: one that is neither presented nor a child yet; another one stays where it is, and traps in
    ///     debug.
    ///   - transition: how it comes, and goes unless it says that itself; nil for what the policies say. It traps in
    ///     debug with a sheet or a popover of UIKit's for its style, which comes by itself.
    ///   - interactions: the back gestures that a finger has from it, and by which it takes hold of it on its way,
    ///     until it is dismissed; nil for what the policies say, empty for none. They trap in debug where a transition
    ///     does.
    ///   - style: `.fullScreen`, or a style that leaves the presenter in place (`.overFullScreen`,
    ///     `.overCurrentContext`, `.custom`). A sheet or a popover that is asked for here is UIKit's alone. Nil is for
    ///     the controller's own style, and for `.fullScreen` where that is a sheet: UIKit reads `.automatic` as one, so
    ///     a controller that was told nothing cannot be told from one that is to be a sheet.
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

    /// Dismisses this controller, and with it what it has presented, from what is seen now, even while it is still
    /// coming.
    ///
    /// UIKit's `dismiss(animated:)` takes away only what the controller has presented, if it has presented something.
    /// This one takes both away: call it on what has been presented in order to keep the controller itself. Called on a
    /// child of a presented controller, it dismisses that one; called on a controller that is not presented, it
    /// dismisses what that has presented.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the way it came.
    ///   - animated: `false` to take it away at once.
    ///   - completion: called once: with `.finished` when it has gone; with `.cancelled` if it has stayed, and at once if
    ///     nothing is presented.
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

    /// Presents a controller whose presentation the library has claimed.
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

    /// Makes UIKit dismiss this controller.
    private func leave(_ call: ScreenCall?, _ animated: Bool, _ completion: ((Outcome) -> Void)?) {
      let end = CallEnd(of: call, completion)
      guard let presenter = base.presentingViewController else { return end.tell(.finished) }
      presenter.dismiss(animated: animated) { [weak base] in
        base?.legato.settlePresentation()
        end.tell(base?.presentingViewController == nil ? .finished : .cancelled)
      }
      tellCancel(to: end)
    }

    /// UIKit's completion is not called where its transition is cancelled.
    private func tellCancel(to end: CallEnd) {
      _ = base.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { end.tell(.cancelled) }
      }
    }
  }
#endif
