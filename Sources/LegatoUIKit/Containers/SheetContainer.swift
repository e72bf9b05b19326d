// A sheet, and its detents.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A presented controller that rests at detents.
  ///
  /// A finger that moves it between detents concerns only the engine: for UIKit it is presented all the time. UIKit's
  /// dismissal begins when the finger has decided to dismiss it.
  final class SheetContainer: PresentationContainer {
    /// The scroll views under the finger that landed last, innermost first.
    private var scrollViews: [UIScrollView?] = []
    /// The list among them that the engine scrolls, or scrolled last.
    private var list: SheetList?

    override init(presented: UIViewController, presenter: UIViewController) {
      super.init(presented: presented, presenter: presenter)
      navigator.policy.presentation = .sheet()
    }

    override var restsInScene: Bool { true }

    private var sheet: Sheet? { presented?.legato.record?.sheet }

    /// The policy of the sheet: without its own gestures it has that of UIKit's sheets.
    override func policy(of top: UIViewController) -> TransitionPolicy {
      var policy = super.policy(of: top)
      if policy.dismissals == nil, policy.interactions == nil, sheet != nil {
        policy.dismissals = [.sheetPan(isResisting: presented?.isModalInPresentation == true)]
      }
      return policy
    }

    override func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      super.systemDidStart(started, context)
      if started.operation == .present { listen(on: context.containerView) }
    }

    override func meetAtOnce(in containerView: UIView) {
      super.meetAtOnce(in: containerView)
      listen(on: containerView)
    }

    private func listen(on containerView: UIView) {
      guard let presented else { return }
      containerView.addGestureRecognizer(DimmingTap(beside: presented) { [weak self] in self?.dismissByTap() })
    }

    override var detents: [Detent] { sheet?.detents ?? [] }
    override var initialDetent: Detent? { sheet?.initialDetent }

    /// The detent at which it rests, or to which it moves.
    var detent: Detent {
      let known = presented.flatMap { navigator.detent(of: screens.id(of: $0)) }
      return known ?? initialDetent ?? detents.first ?? 1
    }

    override func refine(_ context: TransitionContext, isNew: Bool) {
      super.refine(context, isNew: isNew)
      if let presented, detents.contains(.content) { context.coveringContent = presented.contentHeight }
    }

    /// A finger that drags the sheet down may still leave it at another detent, so UIKit's dismissal begins after the
    /// release. A presentation by UIKit that has not ended ends now.
    override func beginsAlone(_ request: TransitionRequest) -> Bool {
      guard request.isInteractive, request.operation == .dismiss else { return false }
      if let system, system.context != nil { end(system, finished: true) }
      return true
    }

    override func runWillEnd(_ request: TransitionRequest, _ decision: ReleaseDecision) {
      if request.operation == .dismiss, decision == .finish, system == nil { leave(request) }
    }

    /// Dismisses the sheet after a finger's decision: UIKit's delegate is asked as for a sheet of UIKit, and then UIKit
    /// begins.
    private func leave(_ request: TransitionRequest) {
      // UIKit would dismiss what a sheet has presented, in place of the sheet.
      guard let presented, let presenter, presented.presentedViewController == nil, mayDismiss() else {
        send(.reverse)
        tellAttempt(request)
        return
      }
      let next = SystemTransition(
        .dismiss, from: presented, to: presenter, isInteractive: true,
        duration: duration(of: .dismiss, presented, presenter), in: self)
      next.run = request.run
      system = next
      presented.dismiss(animated: true)
    }

    override var sharesDrags: Bool { true }

    override func stopsGlide(on touched: UIView) -> Bool { list?.glides(under: touched) ?? false }

    override func fingerLanded(over scrollViews: [UIScrollView?]) {
      list?.stop()
      list = nil
      self.scrollViews = scrollViews
    }

    override func fingerWillMove() {
      if let scrollable = list?.scrollable { send(.scrolled(scrollable)) }
    }

    override func scroll(_ place: Int, to offset: Double, velocity: Double) {
      if list == nil { list = scrollViews[place].map(SheetList.init) }
      list?.scroll(to: offset, velocity: velocity, at: now)
    }

    private func dismissByTap() {
      guard let presented, presented.presentedViewController == nil, mayDismiss() else { return }
      presented.legato.dismiss { [weak self] in if $0 == .finished { self?.didDismiss() } }
    }
  }

  extension UIViewController {
    /// The height of its content at its width: the preferred one, or the height that its constraints need.
    fileprivate var contentHeight: CGFloat {
      if preferredContentSize.height > 0 { return preferredContentSize.height }
      let least = CGSize(width: view.bounds.width, height: 0)
      return view.systemLayoutSizeFitting(
        least, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  /// The detents of a sheet.
  struct Sheet {
    let detents: [Detent]
    /// The detent at which it first comes to rest; nil for the lowest.
    let initialDetent: Detent?

    /// A sheet with the valid ones of these detents; nil if none is valid.
    init?(_ detents: [Detent], initially initialDetent: Detent?) {
      let detents = detents.filter(\.isValid)
      if detents.isEmpty { return nil }
      self.detents = detents
      self.initialDetent = initialDetent.flatMap { $0 == 1 || detents.contains($0) ? $0 : nil }
    }
  }
#endif
