// What lies under a finger and may want its drag.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// What lies under a finger and may want its drag, in the engine's words.
  @MainActor enum ScrollableSurvey {
    /// The scrollers from the touched view up to the container's, innermost first, as they are now.
    static func scrollables(under touch: UITouch, upTo container: UIView?) -> [Scrollable] {
      var found: [Scrollable] = []
      var view = touch.view
      while let each = view, each !== container {
        found += scrollables(of: each)
        view = each.superview
      }
      return found
    }

    /// Whether a recogniser scrolls, and so has to wait for who gets the drag.
    static func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
      (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
    }

    private static func scrollables(of view: UIView) -> [Scrollable] {
      if let scroller = view as? UIScrollView { return axes(of: scroller) }
      if view is UISlider { return [.owner(of: .horizontal)] }
      return []
    }

    private static func axes(of scroller: UIScrollView) -> [Scrollable] {
      guard scroller.isScrollEnabled, scroller.panGestureRecognizer.isEnabled else { return [] }
      let (offset, inset) = (scroller.contentOffset, scroller.adjustedContentInset)
      let (content, bounds) = (scroller.contentSize, scroller.bounds.size)
      return [
        Scrollable(
          axis: .horizontal, offset: offset.x, lower: -inset.left,
          upper: content.width - bounds.width + inset.right, isPager: scroller.isPagingEnabled),
        Scrollable(
          axis: .vertical, offset: offset.y, lower: -inset.top,
          upper: content.height - bounds.height + inset.bottom, isPager: scroller.isPagingEnabled),
      ]
    }
  }
#endif
