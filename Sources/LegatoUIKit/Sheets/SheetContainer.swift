#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A presented controller that rests at stops.
  ///
  /// A finger that takes it from one stop to another is nobody's but the engine's: for UIKit it is there all the time.
  /// Only when the finger has decided that it goes does UIKit's dismissal begin.
  final class SheetContainer: PresentationContainer {
    /// Where it rests, or is going to.
    private(set) var stop = 1.0

    override init(presented: UIViewController, presenter: UIViewController) {
      super.init(presented: presented, presenter: presenter)
      navigator.policy.presentation = .sheet()
    }

    override var restsInScene: Bool { true }

    private var sheet: Sheet? { presented?.legato.record?.sheet }

    override func prepare() {
      navigator.policy.dismissals = sheet.map {
        [.sheetPan(stops: $0.stops, isHeld: presented?.isModalInPresentation == true)]
      }
      super.prepare()
    }

    override func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      super.systemDidStart(started, context)
      if started.operation == .present { listen(on: context.containerView) }
    }

    override func meetAtOnce(in containerView: UIView) {
      stop = stops.first ?? 1
      super.meetAtOnce(in: containerView)
      listen(on: containerView)
    }

    private func listen(on containerView: UIView) {
      guard let presented else { return }
      containerView.addGestureRecognizer(DimmingTap(beside: presented) { [weak self] in self?.dismissByTap() })
    }

    override var stops: [Double] { sheet?.stops ?? [] }

    /// A finger that may go no farther than another stop begins nothing in UIKit; what comes there has come.
    override func beginsAlone(_ request: TransitionRequest) -> Bool {
      guard request.isInteractive, request.operation == .dismiss else { return false }
      if let system, system.context != nil { end(system, finished: true) }
      return true
    }

    override func runWillEnd(_ request: TransitionRequest, _ verdict: Verdict) {
      let fraction = verdict.fraction
      guard request.operation == .dismiss else {
        stop = fraction
        return
      }
      if verdict == .finish, system == nil { return leave(request) }
      stop = 1 - fraction
    }

    /// The finger has decided that it goes: UIKit is asked as for its own sheet, and then begins.
    private func leave(_ request: TransitionRequest) {
      guard let presented, let presenter, mayDismiss() else {
        send(.reverse)
        return
      }
      let next = SystemTransition(
        .dismiss, from: presented, to: presenter, isInteractive: true,
        duration: duration(of: .dismiss, presented, presenter), in: self)
      next.run = request.run
      system = next
      presented.dismiss(animated: true)
    }

    private func dismissByTap() {
      guard let presented, presented.presentedViewController == nil, mayDismiss() else { return }
      presented.legato.dismiss { [weak self] in if $0 == .finished { self?.didDismiss() } }
    }
  }
#endif
