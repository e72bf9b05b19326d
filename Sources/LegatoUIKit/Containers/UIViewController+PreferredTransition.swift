// Screens with a transition of UIKit's own (iOS 18).

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIViewController {
    /// Whether UIKit's own transition pushes and pops it: it has one, and the library has no transition for it.
    var isShownByUIKit: Bool {
      guard hasPreferredTransition, legato.policy.transition == nil else { return false }
      guard let record = legato.record else { return true }
      return record.external.animator == nil && record.call == nil && !record.isBrought
    }

    /// Notes whether the library brings it, each time that it is pushed: it goes by the same side's transition.
    ///
    /// - Parameter isDriven: whether a finger of the library brings it: UIKit's own transitions have no forward
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
