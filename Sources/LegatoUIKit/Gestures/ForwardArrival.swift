#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// How a screen arrives that a finger brings.
  public enum ForwardArrival: Sendable {
    /// It is pushed.
    case push
    /// It is presented in a style of UIKit's that leaves the animation to apps; nil for its own
    /// `modalPresentationStyle`, in place of a sheet of UIKit's full screen. A finger brings no sheet or popover of
    /// UIKit's, which come by themselves: nothing comes, and it traps in debug.
    case present(UIModalPresentationStyle?)

    /// It is presented in the style that it has itself.
    public static let present = ForwardArrival.present(nil)

    /// The style that it is presented in; nil for what it has itself.
    var style: UIModalPresentationStyle? {
      guard case .present(let style) = self else { return nil }
      return style
    }

    var operation: TransitionOperation {
      switch self {
      case .push: .push
      case .present: .present
      }
    }
  }
#endif
