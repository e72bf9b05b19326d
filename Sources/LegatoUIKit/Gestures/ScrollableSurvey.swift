#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What lies under a finger and may want its drag, in the engine's words.
  ///
  /// - A scroll view is asked where it is: tables, collections and their strips, pages and web pages are scroll views.
  ///   One at its limit, or beyond it in a bounce, leaves a drag that way to the screen. Offsets are physical, in
  ///   either reading direction.
  /// - A slider owns the drags along it.
  /// - Text with a selection owns all drags, and so does a view with a drag of its own that does not scroll: a map, a
  ///   drawing.
  ///
  /// An interaction overrides all of them by its ``PanGesture/scrollRule``, as a swipe from an edge does.
  @MainActor struct ScrollableSurvey {
    /// The scrollers from the touched view up to the container's, innermost first, as they are now.
    private(set) var scrollables: [Scrollable] = []

    init(of touch: UITouch, in container: UIView) {
      var view = touch.view
      while let each = view, each !== container {
        add(each)
        view = each.superview
      }
      let drags = (touch.gestureRecognizers ?? []).map { DragRecognizer($0, in: container) }
      if drags.contains(.own) { addOwner() }
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

    private mutating func addOwner() { scrollables += Axis.allCases.map { .owner(of: $0) } }

    private mutating func add(scroller: UIScrollView) {
      guard scroller.isScrollEnabled, scroller.panGestureRecognizer.isEnabled else { return }
      let (offset, inset) = (scroller.contentOffset, scroller.adjustedContentInset)
      let (content, bounds) = (scroller.contentSize, scroller.bounds.size)
      scrollables += [
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
