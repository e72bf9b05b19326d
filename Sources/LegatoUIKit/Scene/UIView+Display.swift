// Whether there is a picture of a view.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIView {
    /// Whether the view has been on the display, so that a snapshot of what is seen shows it: before that it would be
    /// blank.
    var isOnDisplay: Bool { layer.presentation() != nil }
  }
#endif
