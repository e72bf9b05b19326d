#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The purpose of another recogniser, on a view in a container. It is found without the names of private classes, by
  /// its public class and its view.
  enum DragRecognizer {
    /// It scrolls a scroll view.
    case scrolling
    /// It uncovers a row's actions: a drag of one finger on a list that does not scroll the list.
    case rowSwipe
    /// It belongs to a container in this one: the library's recogniser, or UIKit's swipe back.
    case inner
    /// Any other drag: of a map, a drawing, or the app's own.
    case own
    /// It does not drag, or is not within the container.
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
      // A drag of two fingers never fails while there is one finger.
      guard pan.minimumNumberOfTouches <= 1 else { return .other }
      guard let scroller = view as? UIScrollView else { return .own }
      if scroller.panGestureRecognizer === pan { return .scrolling }
      return view is UITableView || view is UICollectionView ? .rowSwipe : .other
    }
  }
#endif
