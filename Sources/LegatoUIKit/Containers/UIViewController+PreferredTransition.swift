// Screens that have a transition of UIKit's own (iOS 18).

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIViewController {
    /// Whether it is pushed and popped by UIKit's own transition: it has one, and nobody has said anything else to the
    /// library.
    var isShownByUIKit: Bool {
      guard hasPreferredTransition, legato.policy.transition == nil else { return false }
      guard let record = legato.record else { return true }
      return record.external.animator == nil && record.call == nil && !record.isBrought
    }

    /// Notes who brings it, each time that it is pushed: by whom it has come, it goes.
    ///
    /// - Parameter isDriven: whether a finger of the library's brings it: UIKit's own transitions have no forward
    ///   gesture.
    func noteArrival(isDriven: Bool) {
      guard hasPreferredTransition else { return }
      legato.ownRecord.isBrought = isDriven || legato.record?.call != nil
    }

    private var hasPreferredTransition: Bool {
      #if canImport(ObjectiveC)
        guard #available(iOS 18.0, *) else { return false }
      #endif
      return preferredTransition != nil
    }
  }
#endif
