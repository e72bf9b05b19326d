import Legato
import LegatoUIKit
import MapKit
import Testing
import UIKit
import WebKit

@MainActor @Suite("A swipe back over a scroll view", .serialized)
struct ScrollerTests {
  private static let anywhere = TransitionPolicy(interactions: [.edgePan(), .fullScreenPan()])

  /// A pushed screen with one view on it.
  private func stage(
    _ settings: UIKitDouble.Settings, _ policy: TransitionPolicy = anywhere, with view: UIView
  ) -> UIKitStage {
    let stage = UIKitStage(settings, policy: policy)
    let page = screen("B")
    view.frame = page.view.bounds
    page.view.addSubview(view)
    stage.navigation.pushViewController(page, animated: false)
    stage.device.advance(by: 0.1)
    UIKitDouble.log.clear()
    return stage
  }

  private func scroller(width: CGFloat = 390, height: CGFloat = 844, at offset: CGPoint = .zero) -> UIScrollView {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = CGSize(width: width, height: height)
    scroller.contentOffset = offset
    return scroller
  }

  /// Whether a swipe to the right from a place pops the screen.
  private func pops(_ stage: UIKitStage, from start: CGPoint, by travel: CGVector = CGVector(dx: 300, dy: 0)) -> Bool {
    let finger = stage.device.touch(start)
    finger.drag(to: CGPoint(x: start.x + travel.dx, y: start.y + travel.dy), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1.5)
    return stage.navigation.viewControllers.count == 1
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScrollerScrollsUntilItIsAtItsLeftEnd(settings: UIKitDouble.Settings) {
    let scroller = scroller(width: 1000, at: CGPoint(x: 200, y: 0))
    let stage = stage(settings, with: scroller)
    #expect(!pops(stage, from: CGPoint(x: 50, y: 400)))
    #expect(scroller.contentOffset.x == 0, "the drag and its momentum have scrolled")
    #expect(pops(stage, from: CGPoint(x: 50, y: 400)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aScrollerThatDoesNotScrollKeepsNoDrag(settings: UIKitDouble.Settings, isSwitchedOff: Bool) {
    let scroller = scroller(width: 1000, at: CGPoint(x: 200, y: 0))
    if isSwitchedOff { scroller.isScrollEnabled = false } else { scroller.panGestureRecognizer.isEnabled = false }
    let stage = stage(settings, with: scroller)
    #expect(pops(stage, from: CGPoint(x: 50, y: 400)) && scroller.contentOffset.x == 200)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScrollerThatBouncesBeyondItsEndLeavesTheDrag(settings: UIKitDouble.Settings) {
    let scroller = scroller(width: 1000, at: CGPoint(x: -30, y: 0))
    let stage = stage(settings, with: scroller)
    #expect(pops(stage, from: CGPoint(x: 50, y: 400)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVerticalScrollNeverStartsAPop(settings: UIKitDouble.Settings) {
    let scroller = scroller(height: 3000)
    let stage = stage(settings, with: scroller)
    #expect(!pops(stage, from: CGPoint(x: 60, y: 700), by: CGVector(dx: 250, dy: -400)))
    #expect(scroller.contentOffset.y > 300 && UIKitDouble.log.count(of: "A.viewWillAppear") == 0)
    #expect(pops(stage, from: CGPoint(x: 60, y: 400), by: CGVector(dx: 250, dy: 100)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVerticalScrollDoesNotWaitForALongerSlop(settings: UIKitDouble.Settings) {
    let scroller = scroller(height: 3000)
    let stage = stage(settings, TransitionPolicy(interactions: [.contentSwipe(), .pinch()]), with: scroller)
    let finger = stage.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 685), duration: 0.1)
    #expect(scroller.isDragging)
    finger.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anEdgeSwipeBeatsEveryScroller(settings: UIKitDouble.Settings) {
    let scroller = scroller(width: 1000, at: CGPoint(x: 200, y: 0))
    let stage = stage(settings, with: scroller)
    #expect(pops(stage, from: CGPoint(x: 3, y: 400)))
    #expect(scroller.contentOffset.x == 200)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aHorizontalScrollerWinsOverTheContentSwipeEvenAtItsEnd(settings: UIKitDouble.Settings) {
    let scroller = scroller(width: 1000)
    let stage = stage(settings, TransitionPolicy(interactions: [.contentSwipe()]), with: scroller)
    let finger = stage.device.touch(100, 400)
    finger.drag(to: CGPoint(x: 115, y: 400), duration: 0.05)
    #expect(scroller.isDragging, "it does not wait for the swipe's 27 points")
    finger.lift()
    #expect(!pops(stage, from: CGPoint(x: 50, y: 400)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theSystemsContentSwipeIsTakenOverWhereTheAppHasLeftItOn(settings: UIKitDouble.Settings) {
    for isOn in [true, false] {
      let stage = UIKitStage(settings)
      stage.navigation.legato.uninstall()
      stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = isOn
      stage.navigation.legato.install()
      _ = stage.pushed()
      #expect(pops(stage, from: CGPoint(x: 60, y: 400)) == isOn)
      stage.navigation.legato.uninstall()
      #expect(stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled == isOn)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func ofNestedScrollersEachKeepsItsDrag(settings: UIKitDouble.Settings) {
    let outer = scroller(width: 1170, at: CGPoint(x: 390, y: 0))
    outer.isPagingEnabled = true
    let inner = scroller(width: 800)
    inner.frame.origin.x = 390
    outer.addSubview(inner)
    let stage = stage(settings, with: outer)
    #expect(!pops(stage, from: CGPoint(x: 50, y: 400)), "the inner one is at its end, the outer one is not")
    outer.contentOffset.x = 0
    inner.frame.origin.x = 0
    #expect(pops(stage, from: CGPoint(x: 50, y: 400)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func fromRightToLeftTheRightEndIsTheFirst(settings: UIKitDouble.Settings) {
    let scroller = scroller(width: 1000, at: CGPoint(x: 610, y: 0))
    let stage = UIKitStage(settings, policy: ScrollerTests.anywhere)
    stage.device.setLayoutDirection(.rightToLeft)
    let page = stage.pushed()
    page.view.addSubview(scroller)
    stage.device.advance(by: 0.1)
    #expect(pops(stage, from: CGPoint(x: 350, y: 400), by: CGVector(dx: -300, dy: 0)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func pagesTurnUntilTheFirstAndThenTheScreenGoes(settings: UIKitDouble.Settings) {
    let pages = Pages(["1", "2"].map(screen))
    let stage = UIKitStage(settings, policy: ScrollerTests.anywhere)
    stage.navigation.pushViewController(pages, animated: false)
    stage.device.advance(by: 0.1)
    pages.show(1)
    stage.device.advance(by: 0.1)
    #expect(!pops(stage, from: CGPoint(x: 50, y: 400)))
    #expect(pages.viewControllers == [pages.all[0]])
    #expect(pops(stage, from: CGPoint(x: 50, y: 400)))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aStripOfACollectionIsAScrollerOfItsOwn(settings: UIKitDouble.Settings) throws {
    let items = Items(count: 12)
    let stage = stage(settings, with: items.view)
    let strip = try #require(items.view.subviews.compactMap { $0 as? UIScrollView }.first)
    let start = CGPoint(x: 50, y: items.view.convert(strip.center, to: nil).y)
    strip.contentOffset.x = 150
    #expect(!pops(stage, from: start))
    #expect(strip.contentOffset.x < 150)
    strip.contentOffset.x = 0
    #expect(pops(stage, from: start))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aWebPageScrollsSidewaysUntilItsEnd(settings: UIKitDouble.Settings) {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    web.scrollView.contentInsetAdjustmentBehavior = .never
    web.scrollView.contentSize = CGSize(width: 800, height: 844)
    web.scrollView.contentOffset.x = 100
    let stage = stage(settings, with: web)
    #expect(!pops(stage, from: CGPoint(x: 50, y: 400)))
    web.scrollView.contentOffset.x = 0
    #expect(pops(stage, from: CGPoint(x: 50, y: 400)))
    expectNoViolations()
  }
}

/// Pages in an order.
@MainActor private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  let all: [UIViewController]

  init(_ all: [UIViewController]) {
    self.all = all
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) { setViewControllers([all[index]], direction: .forward, animated: false) }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
    -> UIViewController?
  { neighbor(of: controller, -1) }

  func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
    -> UIViewController?
  { neighbor(of: controller, 1) }

  private func neighbor(of controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = all.firstIndex(of: controller), all.indices.contains(index + step) else { return nil }
    return all[index + step]
  }
}

/// A collection with one section, which scrolls sideways.
@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int

  init(count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(300))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
