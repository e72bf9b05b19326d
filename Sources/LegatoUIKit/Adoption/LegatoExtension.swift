// The library's place in UIKit's classes: `navigationController.legato`.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  // One import is enough: whoever imports the host has the engine, whose symbols stay in its own documentation.
  @_documentation(visibility: internal) @_exported import Legato
  import UIKit

  /// What the library adds to one of UIKit's objects, under the name `legato`.
  @MainActor public struct LegatoExtension<Base: AnyObject> {
    /// The object.
    package let base: Base
  }

  /// A class of UIKit's that the library adds something to.
  @MainActor public protocol LegatoExtended: AnyObject {}

  extension LegatoExtended {
    /// What the library adds to this object.
    public var legato: LegatoExtension<Self> { LegatoExtension(base: self) }
  }

  extension UIViewController: LegatoExtended {}
#endif
