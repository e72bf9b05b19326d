#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// What another recogniser, on a view within a container, is to the container's own. Private classes have no names
  /// here: a recogniser is known by what it is made for and where it is.
  enum DragRecognizer {
    /// It scrolls a scroll view.
    case scrolling
    /// It uncovers a row's actions: a drag of one finger on a list, which does not scroll it.
    case rowSwipe
    /// A container's within this one: the library's, or a swipe back of UIKit's.
    case inner
    /// Any other drag: a map's, a drawing's, the app's own.
    case own
    /// No drag, or none within the container.
    case other

    @MainActor init(_ recognizer: UIGestureRecognizer, in container: UIView) {
      guard let view = recognizer.view, view !== container, view.isDescendant(of: container) else {
        self = .other
        return
      }
      if recognizer is TransitionGestureRecognizer || recognizer is UIScreenEdgePanGestureRecognizer {
        self = .inner
      } else if let pan = recognizer as? UIPanGestureRecognizer {
        self = DragRecognizer.kind(of: pan, on: view)
      } else {
        self = recognizer is UISwipeGestureRecognizer ? .own : .other
      }
    }

    @MainActor private static func kind(of pan: UIPanGestureRecognizer, on view: UIView) -> DragRecognizer {
      if view.next is UINavigationController { return .inner }
      // A drag of two fingers never fails while there is one.
      guard pan.minimumNumberOfTouches <= 1 else { return .other }
      guard let scroller = view as? UIScrollView else { return .own }
      if scroller.panGestureRecognizer === pan { return .scrolling }
      return view is UITableView || view is UICollectionView ? .rowSwipe : .other
    }
  }
#endif
