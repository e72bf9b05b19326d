#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// Finds the scrollers and controls under a finger that may want its drag, for the engine.
  ///
  /// - Scroll views report their offset: tables, collections, pages and web pages are scroll views. A scroll view at
  ///   its limit, or beyond it in a bounce, leaves drags in that direction to the screen. Offsets are physical, in both
  ///   reading directions.
  /// - A slider owns the drags along it.
  /// - Text with a selection owns all drags, and so does a view with its own drag that does not scroll, such as a map
  ///   or a drawing.
  ///
  /// An interaction overrides all of them by its ``PanGesture/scrollRule``, as a swipe from an edge does.
  @MainActor struct ScrollableFinder {
    /// The scrollers from the touched view up to the container, innermost first, with their present offsets.
    private(set) var scrollables: [Scrollable] = []
    /// The scroll view of each of them; nil for a scroller that is not one.
    private(set) var scrollViews: [UIScrollView?] = []
    private let sharesDrags: Bool

    /// - Parameter sharesDrags: whether a list may share its drag with the screen.
    init(of touch: UITouch, in container: UIView, sharesDrags: Bool = false) {
      self.sharesDrags = sharesDrags
      var view = touch.view
      while let each = view, each !== container {
        add(each)
        view = each.superview
      }
      let drags = (touch.gestureRecognizers ?? []).map { DragRecognizer($0, in: container) }
      if drags.contains(.own) { addOwner() }
      scrollViews += Array(repeating: nil, count: scrollables.count - scrollViews.count)
    }

    /// A scroll view's vertical scroller.
    static func vertical(_ scroller: UIScrollView, isShared: Bool) -> Scrollable {
      let inset = scroller.adjustedContentInset
      var vertical = Scrollable(
        axis: .vertical, offset: scroller.contentOffset.y, lower: -inset.top,
        upper: scroller.contentSize.height - scroller.bounds.height + inset.bottom, isPager: scroller.isPagingEnabled)
      vertical.isShared = isShared && !scroller.isPagingEnabled
      return vertical
    }

    private mutating func add(_ view: UIView) {
      if let scroller = view as? UIScrollView { add(scroller: scroller) }
      if view is UISlider || view is UISwitch || view is UISegmentedControl {
        scrollables.append(.owner(of: .horizontal))
      }
      if view.isFirstResponder, let text = view as? any UITextInput, text.selectedTextRange?.isEmpty == false {
        addOwner()
      }
    }

    private mutating func addOwner() { scrollables += ScreenAxis.allCases.map { .owner(of: $0) } }

    private mutating func add(scroller: UIScrollView) {
      guard scroller.isScrollEnabled, scroller.panGestureRecognizer.isEnabled else { return }
      let inset = scroller.adjustedContentInset
      scrollViews += Array(repeating: nil, count: scrollables.count - scrollViews.count) + [scroller, scroller]
      scrollables += [
        Scrollable(
          axis: .horizontal, offset: scroller.contentOffset.x, lower: -inset.left,
          upper: scroller.contentSize.width - scroller.bounds.width + inset.right, isPager: scroller.isPagingEnabled),
        ScrollableFinder.vertical(scroller, isShared: sharesDrags),
      ]
    }
  }
#endif
