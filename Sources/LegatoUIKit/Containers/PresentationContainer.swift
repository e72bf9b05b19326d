#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One presented controller, from its presentation to the end of its dismissal.
  class PresentationContainer: TransitionContainer {
    private(set) weak var presented: UIViewController?
    private(set) weak var presenter: UIViewController?
    /// The style in which it came. It is used again if it is caught when UIKit's dismissal has already ended.
    private let style: UIModalPresentationStyle
    /// Whether the presenter's view stays in place below UIKit's container, as in the styles `.custom` and
    /// `.overFullScreen`.
    var leavesPresenter = false
    /// Whether a third party has shown its arrival, and so decides about the view behind it.
    private var isExternal = false
    /// The presentation controller that the user is about to dismiss: UIKit forgets it afterwards.
    private var leaving: UIPresentationController?
    /// The gesture that brings it; nil if a call does.
    private var gesture: ForwardGesture?

    init(presented: UIViewController, presenter: UIViewController) {
      self.presented = presented
      self.presenter = presenter
      style = presented.modalPresentationStyle
      super.init(root: presenter)
    }

    convenience init(bringing presented: UIViewController, by gesture: ForwardGesture, from source: UIViewController) {
      presented.legato.claimPresentation(in: gesture.arrival.style, over: source)
      let presenter = source.presenter(for: presented.modalPresentationStyle)
      self.init(presented: presented, presenter: presenter)
      self.gesture = gesture
      arriving = presented
      presented.legato.record?.delegateProxy?.expect(self)
      view = presenter.view
    }

    /// The defaults of a custom presentation: it dims the screen behind it, if the app has no presentation controller
    /// for it, and follows a finger beyond its place.
    override var fallback: TransitionPolicy {
      guard style == .custom, !isExternal else { return super.fallback }
      // UIKit's dismissal begins with the finger, so a finger that goes up begins none.
      var pan = Interaction.sheetPan()
      pan.gesture = .pan(PanGesture(travel: .toward(.down)))
      return TransitionPolicy(presentation: restsInScene ? .sheet(shadow: 0, radius: 0) : nil, dismissals: [pan])
    }

    /// Where it lies when it is fully open; empty for the whole container.
    var frame: CGRect { presented?.livePresentation?.frameOfPresentedViewInContainerView ?? .zero }

    override func prepareRoutes() {
      guard let gesture, navigator.count == 1 else { return super.prepareRoutes() }
      navigator.setForwardRoutes([gesture.route(key: 0)], of: navigator[0])
    }

    override func arrival(forKey key: Int32) -> UIViewController? {
      gesture != nil && navigator.count == 1 ? presented : super.arrival(forKey: key)
    }

    override func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      meet(started, context)
      super.systemDidStart(started, context)
    }

    /// Takes over a controller that was presented at once, for which UIKit has requested no animation. It rests as
    /// after a run: a finger may take it away, and VoiceOver's scrub and the view's departure are noticed.
    func meetAtOnce(in containerView: UIView) {
      guard let presented else { return }
      leavesPresenter = presenter?.viewIfLoaded?.window != nil
      attend(containerView)
      measureContainer()
      if restsInScene { scene.enter(containerView) }
      isSynchronizing = true
      come(presented, animated: false)
      isSynchronizing = false
      restInScene(in: containerView)
    }

    /// Without an animation UIKit does not report that it has dismissed the controller. The only sign is that the view
    /// has left the window, which also happens below another presentation.
    override func measureAnew() {
      guard scene.root.window == nil else { return followSize() }
      Timer.once { [weak self] in self?.noticeDeparture() }
    }

    override func adoptAlone() {
      guard scene.root.superview != nil, restsInScene, let presented, presented.presentingViewController != nil,
        let guest
      else { return }
      scene.layer(of: screens.id(of: presented))?.take(guest, restingAt: frame)
    }

    override func retire(_ view: UIView) {
      guard restsInScene, view === guest, navigator.count > 1 else { return super.retire(view) }
      scene.root.insertSubview(view, at: 0)
      view.frame = frame.isEmpty ? scene.root.bounds : frame
    }

    override func externalDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      meet(started, context)
    }

    private func meet(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      guard started.operation == .present else { return }
      leavesPresenter = context.view(forKey: .from) == nil
      isExternal = started.external != nil
      attend(context.containerView)
      if isExternal { measureContainer() }
      // A cover travels by the container's height, and a dragged card by its own height. So the card comes as a sheet.
      if card != nil {
        navigator.policy.presentation = navigator.policy.presentation ?? .sheet(dim: 0, shadow: 0, radius: 0)
      }
    }

    override func lends(_ controller: UIViewController) -> UIView? {
      guard leavesPresenter, controller === presenter else { return nil }
      // A view that contains the container stays in place: otherwise the container would move, or get no touches.
      return view?.isDescendant(of: controller.view) == true ? nil : controller.view
    }

    override func isBehindContainer(_ controller: UIViewController) -> Bool {
      leavesPresenter && controller === presenter
    }

    /// A presentation controller of the app, and a third party, may dim the presenter themselves.
    override func responds(_ screen: ScreenID) -> Bool {
      let isOurs = !isExternal && !hasAppsController
      return screen == navigator.top || isOurs && super.responds(screen)
    }

    private var hasAppsController: Bool { presented?.legato.record?.delegateProxy?.hasAppsController == true }

    /// The view that comes and goes: the presented view, or the view around it that the app's presentation controller
    /// has made.
    var guest: UIView? { presented?.livePresentation?.presentedView ?? presented?.viewIfLoaded }

    /// Whether the presented view rests in the scene's root, which handles VoiceOver's scrub. A presentation controller
    /// of the app adds views beside it, and expects it at UIKit's place.
    var restsInScene: Bool { !hasAppsController }

    override func home(of view: UIView, in context: any UIViewControllerContextTransitioning) -> UIView {
      view === guest && restsInScene ? scene.root : context.containerView
    }

    /// The frame that UIKit gave when its transition began may be out of date after a rotation.
    override func restFrame(
      of controller: UIViewController, in context: any UIViewControllerContextTransitioning
    ) -> CGRect {
      controller === presented ? frame : .zero
    }

    override func escape() -> Bool {
      guard let presented, presented.presentedViewController == nil, !presented.isModalInPresentation else {
        return false
      }
      presented.legato.dismiss()
      return true
    }

    override func perform(_ transition: SystemTransition) -> Bool {
      guard let presented else { return false }
      guard transition.operation.isReverse else { return come(presented) }
      return request(.dismiss().with(transition: presented.legato.takeCall()?.transition))
    }

    /// The detents besides the full height.
    var detents: [Detent] { [] }
    /// The detent at which it first comes to rest; nil for the lowest.
    var initialDetent: Detent? { nil }

    override func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool {
      guard let presented else { return false }
      presented.legato.claimPresentation(in: style)
      if request.operation.isReverse {
        guard presented.presentedViewController == nil else { return false }
        if request.isInteractive, !mayDismiss() {
          tellAttempt(request)
          return false
        }
        presented.dismiss(animated: true)
      } else {
        guard from.presentedViewController == nil else { return false }
        from.present(presented, animated: true)
      }
      return true
    }

    /// Asks the delegate, as the system does for its own swipe down.
    func mayDismiss() -> Bool {
      guard let presented, let controller = presented.livePresentation else { return true }
      let delegate = controller.delegate
      let isAllowed = delegate?.presentationControllerShouldDismiss?(controller) ?? true
      if presented.isModalInPresentation || !isAllowed {
        delegate?.presentationControllerDidAttemptToDismiss?(controller)
        return false
      }
      delegate?.presentationControllerWillDismiss?(controller)
      leaving = controller
      return true
    }

    /// Also tells the delegate, as the system does for its own swipe.
    override func runDidAttempt(_ request: TransitionRequest) {
      if request.operation == .dismiss, let controller = presented?.livePresentation {
        controller.delegate?.presentationControllerDidAttemptToDismiss?(controller)
      }
      tellAttempt(request)
    }

    override func systemDidEnd(_ ended: SystemTransition, finished: Bool) {
      if ended.external != nil, ended.run == nil, finished { follow(ended.operation) }
      if ended.operation == .dismiss, finished, ended.isInteractive { didDismiss() }
      if ended.isInteractive { leaving = nil }
      // UIKit still reports it as presented.
      guard ended.operation.isReverse == finished else { return }
      Timer.once { [weak presented] in presented?.legato.settlePresentation() }
    }

    /// Tells the delegate that the user has dismissed it.
    func didDismiss() {
      if let leaving { leaving.delegate?.presentationControllerDidDismiss?(leaving) }
      leaving = nil
    }

    /// A presentation controller of the app may leave a part of the container free.
    override func refine(_ context: TransitionContext, isNew: Bool) {
      if let card { context.coveringFrame = Rect2D(card) }
    }

    /// Where it rests, if that is not the whole container.
    private var card: CGRect? {
      let frame = frame
      return leavesPresenter && !frame.isEmpty && frame != view?.bounds ? frame : nil
    }

    /// Follows a transition that UIKit or a third party's animation has shown.
    func follow(_ operation: TransitionOperation) {
      guard let presented else { return }
      isSynchronizing = true
      defer { isSynchronizing = false }
      if operation.isReverse {
        request(.dismiss().with(animated: false))
      } else {
        come(presented, rests: false, animated: false)
      }
    }
  }
#endif
