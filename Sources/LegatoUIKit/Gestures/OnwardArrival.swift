// How a screen arrives that a finger brings.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// How a screen arrives that a finger brings.
  public enum OnwardArrival: Sendable {
    /// It is pushed.
    case push
    /// It is presented in a style of UIKit's that leaves the animation to apps; nil for its own `modalPresentationStyle`,
    /// of which `.automatic` is full screen. A sheet or a popover of UIKit's is no thing for a finger: it comes by itself.
    case present(UIModalPresentationStyle?)

    /// It is presented in the style that it has itself.
    public static let present = OnwardArrival.present(nil)

    var operation: Operation {
      switch self {
      case .push: .push
      case .present: .present
      }
    }
  }
#endif
