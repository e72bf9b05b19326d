#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A single transition of the library in a container of UIKit, for the length of one of UIKit's transitions.
  class LoneContainer: TransitionContainer {
    let transition: ScreenTransition
    /// UIKit's context. It is retained, because only UIKit's own animations retain it.
    private var context: (any UIViewControllerContextTransitioning)?

    init(
      _ transition: ScreenTransition, _ operation: TransitionOperation, from: UIViewController, to: UIViewController,
      isInteractive: Bool = false
    ) {
      self.transition = transition
      super.init(root: operation.uncovers ? to : from)
      system = SystemTransition(
        operation, from: from, to: to, isInteractive: isInteractive, duration: transition.duration(for: operation),
        in: self)
    }

    func start(_ context: any UIViewControllerContextTransitioning) {
      guard let system else { return }
      self.context = context
      view = context.containerView
      if system.operation.uncovers {
        isSynchronizing = true
        request(
          .add(screens.id(of: system.from), by: system.operation.inverse).with(transition: transition, animated: false))
        isSynchronizing = false
      }
      system.animateTransition(using: context)
    }

    override func perform(_ started: SystemTransition) -> Bool {
      if started.operation.uncovers { return request(.pop().with(transition: transition)) }
      return request(.add(screens.id(of: started.to), by: started.operation).with(transition: transition))
    }

    override func systemDidEnd(_ ended: SystemTransition, finished: Bool) { context = nil }

    /// In some styles UIKit leaves the presenter's view in place, and does not pass it on.
    override func lends(_ controller: UIViewController) -> UIView? {
      guard let system, let context = system.context else { return nil }
      let (covered, key): (UIViewController, UITransitionContextViewKey) =
        system.operation.isReverse ? (system.to, .to) : (system.from, .from)
      return controller === covered && context.view(forKey: key) == nil ? controller.view : nil
    }
  }

  extension TransitionOperation {
    /// Whether the new screen lies below the old one in a stack.
    var uncovers: Bool { isReverse && !isReplacement }
  }
#endif
