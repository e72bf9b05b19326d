/// A view that a drag moves over its content.
@MainActor open class UIScrollView: UIView, UIGestureRecognizerDelegate {
  open weak var delegate: (any UIScrollViewDelegate)?
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(of: self)
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesZoom = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled || UIKitDouble.settings.scrollRecognizersStayOn }
  }
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1 { didSet { rezoom() } }
  open internal(set) var isZooming = false
  open internal(set) var isDragging = false { didSet { TrackingMode.note(self) } }
  open internal(set) var isDecelerating = false { didSet { TrackingMode.note(self) } }

  open var refreshControl: UIRefreshControl?

  let motion = ScrollMotion()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    motion.view = self
  }

  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  /// A finger is on it, whether it has moved or not.
  open var isTracking: Bool { !panGestureRecognizer.tracked.isEmpty }
  open var isZoomBouncing: Bool { false }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { tellScroll() }
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    motion.stop()
    if animated { motion.glide(to: contentOffset, isProgrammatic: true) } else { scroll(to: contentOffset) }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  open func zoom(to rect: CGRect, animated: Bool) { unmodelled("UIScrollView.zoom(to:animated:)") }

  /// Constraints between this guide and subviews set the size of the content.
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(in: self) { view in
      guard let view = view as? UIScrollView else { return .zero }
      let (bounds, size) = (view.bounds, view.contentSize)
      return UIEdgeInsets(
        top: -bounds.minY, left: -bounds.minX, bottom: bounds.maxY - size.height, right: bounds.maxX - size.width)
    }
    contentGuide = guide
    return guide
  }
  private(set) var contentGuide: UILayoutGuide?
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(in: self) { _ in .zero }

  /// Stops the motion at its present offset, as from iOS 17.4 on.
  open func stopScrollingAndZooming() { motion.stop() }

  private func rezoom() {
    let view = delegate.flatMap { delegate in Optionality.ask { delegate.viewForZooming(in: self) } ?? nil }
    view?.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    if let delegate { Optionality.ask { delegate.scrollViewDidZoom(self) } }
  }

  private func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  private func tellScroll() {
    setNeedsLayout()
    guard let delegate else { return }
    Optionality.ask { delegate.scrollViewDidScroll(self) }
  }

  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    guard contentInsetAdjustmentBehavior != .never else { return insets }
    let isAlways = contentInsetAdjustmentBehavior == .always
    let safe = safeAreaInsets
    if isAlways || scrolls(.vertical) || contentInsetAdjustmentBehavior == .automatic {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if isAlways || scrolls(.horizontal) {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  open func adjustedContentInsetDidChange() {}
  open override func safeAreaInsetsDidChange() { adjustedContentInsetDidChange() }

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: What its recogniser asks

  enum ScrollAxis { case horizontal, vertical }

  /// The range in which the offset may rest.
  var restingRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let insets = adjustedContentInset
    let (left, top) = (-insets.left, -insets.top)
    return (
      left...max(contentSize.width + insets.right - bounds.width, left),
      top...max(contentSize.height + insets.bottom - bounds.height, top)
    )
  }

  func scrolls(_ axis: ScrollAxis) -> Bool {
    switch axis {
    case .horizontal:
      alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
    case .vertical: alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
  }

  /// A drag begins only along an axis that scrolls, and not over a control that tracks its touch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? ScrollPan, pan === panGestureRecognizer else { return true }
    guard isScrollEnabled else { return false }
    if let touch = pan.tracked.first, let view = touch.view, view !== self, touch.delivery == .delivered,
      !canCancelContentTouches || !touchesShouldCancel(in: view)
    {
      return false
    }
    return scrolls(abs(pan.travel.x) > abs(pan.travel.y) ? .horizontal : .vertical)
  }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The recogniser of a scroll view. Its delegate is always the scroll view.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of view: UIScrollView) {
    scrollView = view
    super.init(target: nil, action: nil)
    super.delegate = view
    name = "scroll"
    actions.append { [weak view] recognizer in
      if let view, let pan = recognizer as? UIPanGestureRecognizer { view.motion.follow(pan) }
    }
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      if newValue !== scrollView {
        UIKitDouble.violate(
          "The delegate of a scroll view's pan recogniser must be the scroll view; UIKit raises an exception.")
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.motion.stop()
    super.touchesBegan(touches, with: event)
  }
}
