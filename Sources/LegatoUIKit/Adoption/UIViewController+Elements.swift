// What a screen says of the elements that it shares.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Names the view that bears an id, for an element that the screen above shows and this one does not show now.
    ///
    /// It is asked before this screen is covered and before it is uncovered, and may scroll the item into view (not
    /// animated). With nil for an answer the element goes to the centre. Without a provider it stays in its screen.
    public var elementProvider: (@MainActor (any Hashable & Sendable) -> UIView?)? {
      get { record?.elementProvider }
      nonmutating set { ownRecord.elementProvider = newValue }
    }
  }
#endif
