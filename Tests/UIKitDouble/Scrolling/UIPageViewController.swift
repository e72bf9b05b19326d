/// Pages that a finger turns, each a controller.
@MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll
  }
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
  }
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]? = []
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  private let pager = UIScrollView()
  private var follower: PageFollower?
  private var neighbors: [Int: UIViewController] = [:]
  private var pending: UIViewController?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    if style == .pageCurl { unmodelled("a page curl") }
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { unmodelled("controllers from archives") }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    settle(on: viewControllers?.first)
    UIKitDouble.clock.after(0) { completion?(true) }
  }

  open override func loadView() {
    super.loadView()
    pager.frame = view.bounds
    pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pager.isPagingEnabled = true
    pager.contentInsetAdjustmentBehavior = .never
    let follower = PageFollower(self)
    self.follower = follower
    pager.delegate = follower
    view.addSubview(pager)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pager.contentSize != contentSize { arrange() }
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var page: CGFloat { isHorizontal ? pager.bounds.width : pager.bounds.height }
  private var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: page * 3, height: pager.bounds.height) : CGSize(width: pager.bounds.width, height: page * 3)
  }
  private func offset(_ place: Int) -> CGPoint {
    isHorizontal ? CGPoint(x: CGFloat(place) * page, y: 0) : CGPoint(x: 0, y: CGFloat(place) * page)
  }

  private func settle(on controller: UIViewController?) {
    for old in children where old !== controller { remove(old) }
    neighbors = [:]
    viewControllers = controller.map { [$0] }
    loadViewIfNeeded()
    if let controller, controller.parent !== self {
      addChild(controller)
      pager.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    arrange()
  }

  private func arrange() {
    pager.contentSize = contentSize
    viewControllers?.first?.view.frame = CGRect(origin: offset(1), size: pager.bounds.size)
    pager.contentOffset = offset(1)
    let current = viewControllers?.first
    let before = current.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    let after = current.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    // Where there is no page, the pager only stretches.
    pager.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before == nil ? -page : 0, bottom: 0, right: after == nil ? -page : 0)
      : UIEdgeInsets(top: before == nil ? -page : 0, left: 0, bottom: after == nil ? -page : 0, right: 0)
    neighbors = [:]
    if let before { neighbors[0] = before }
    if let after { neighbors[2] = after }
  }

  func moved() {
    let place = isHorizontal ? pager.contentOffset.x / max(page, 1) : pager.contentOffset.y / max(page, 1)
    guard pager.isDragging || pager.isDecelerating, abs(place - 1) > 0.001,
      let next = neighbors[place > 1 ? 2 : 0], next.parent !== self
    else { return }
    addChild(next)
    next.view.frame = CGRect(origin: offset(place > 1 ? 2 : 0), size: pager.bounds.size)
    pager.addSubview(next.view)
    next.didMove(toParent: self)
    pending = next
    guard let delegate else { return }
    Optionality.ask("pages.delegate.willTransition") {
      delegate.pageViewController(self, willTransitionTo: [next])
    }
  }

  func rested() {
    guard let pending else { return }
    self.pending = nil
    let previous = viewControllers ?? []
    let hasTurned = pending.view.frame.contains(pager.bounds.center)
    settle(on: hasTurned ? pending : previous.first)
    guard let delegate else { return }
    Optionality.ask("pages.delegate.didFinishAnimating(\(hasTurned))") {
      delegate.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: hasTurned)
    }
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}

/// Follows the pager for its controller.
private final class PageFollower: NSObject, UIScrollViewDelegate {
  private weak var pages: UIPageViewController?
  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.moved() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pages?.rested() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages?.rested() }
  }
}

/// Decides the order of the pages.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Follows the pages. Every requirement is optional in UIKit.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { Optionality.missing() }
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { Optionality.missing() }
}
