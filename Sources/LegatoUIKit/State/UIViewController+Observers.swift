// Watching a controller's transitions.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Lets an observer hear of the runs in which this controller takes part, as a screen or as their container.
    ///
    /// - Parameter observer: not retained; one that is added twice hears once.
    public func addObserver(_ observer: any ScreenTransitionObserver) { ownRecord.observers.add(observer) }

    /// Lets an observer hear no more; for one that does not hear, nothing happens.
    public func removeObserver(_ observer: any ScreenTransitionObserver) { record?.observers.remove(observer) }
  }
#endif
