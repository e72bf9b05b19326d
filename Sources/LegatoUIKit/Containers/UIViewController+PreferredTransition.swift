// Screens with a transition of UIKit's own (iOS 18).

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIViewController {
    /// Whether UIKit's own transition pushes and pops it: it has one, and nothing else is said to the library.
    var isShownByUIKit: Bool {
      guard hasPreferredTransition, legato.policy.transition == nil else { return false }
      guard let record = legato.record else { return true }
      return record.external.animator == nil && record.call == nil && !record.isBrought
    }

    /// Notes who brings it, each time that it is pushed: it goes by whom it came.
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
