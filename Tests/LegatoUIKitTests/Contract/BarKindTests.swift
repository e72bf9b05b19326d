import Legato
import LegatoUIKit
import Testing
import UIKit

/// If two pages' bars differ by image, colour, transparency or tint, or if one is hidden, each moves with its own page:
/// with push, pop, popTo, popToRoot and setViewControllers, on a cancel, and over the system's own push and pop.
@MainActor @Suite("Bars of every kind move with their pages", .serialized)
struct BarKindTests {
  enum Kind: CaseIterable { case plain, image, colour, transparent, tint, hidden }

  /// A page with its own kind of bar, set as apps do it.
  final class Page: UIViewController {
    let kind: Kind
    var hidesItsBarAnimated = false

    init(_ kind: Kind, _ name: String) {
      self.kind = kind
      super.init(nibName: nil, bundle: nil)
      UIKitDouble.name(self, name)
      navigationItem.title = name
      let appearance = UINavigationBarAppearance()
      switch kind {
      case .image: appearance.backgroundImage = UIImage()
      case .colour: appearance.backgroundColor = .red
      case .transparent: appearance.configureWithTransparentBackground()
      case .plain, .tint, .hidden: return
      }
      navigationItem.standardAppearance = appearance
      // Also at the top of the content, where a bar has no background by default since iOS 15.
      navigationItem.scrollEdgeAppearance = appearance
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(kind == .hidden, animated: hidesItsBarAnimated && animated)
      navigationController?.navigationBar.tintColor = kind == .tint ? .red : .blue
    }
  }

  /// Two plain pages, and one of a kind on top.
  @MainActor struct Pages {
    let bars: AttachedBarsTests.Bars
    let bottom = Page(.plain, "bottom")
    let middle = Page(.plain, "middle")
    let top: Page
    var navigation: UINavigationController { bars.stage.navigation }

    init(_ settings: UIKitDouble.Settings, _ kind: Kind) {
      bars = AttachedBarsTests.Bars(settings)
      top = Page(kind, "top")
      navigation.setViewControllers([bottom], animated: false)
      bars.stage.device.advance(by: 0.1)
      navigation.pushViewController(middle, animated: false)
      bars.stage.device.advance(by: 0.1)
      UIKitDouble.log.clear()
    }

    func showTop() {
      navigation.pushViewController(top, animated: false)
      bars.stage.device.advance(by: 0.1)
    }

    /// The bar drawn on the top page before anything of it has been shown.
    var drawnOnTop: UINavigationBar? {
      var view = bars.pictures(of: top).first
      while let next = view, !(next is UINavigationBar) { view = next.subviews.first }
      return view as? UINavigationBar
    }

    /// UIKit's bar is back, with the top page's look, and no snapshot is left.
    func expectRest(on page: Page, _ location: SourceLocation = #_sourceLocation) {
      #expect(navigation.topViewController === page && bars.bar.alpha == 1, sourceLocation: location)
      #expect(navigation.isNavigationBarHidden == (page.kind == .hidden), sourceLocation: location)
      #expect(bars.bar.topItem === page.navigationItem, sourceLocation: location)
      #expect([bottom, middle, top].allSatisfy { bars.pictures(of: $0).isEmpty }, sourceLocation: location)
      expectNoViolations(location)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, Kind.allCases)
  func aPushBringsThePagesOwnBar(settings: UIKitDouble.Settings, kind: Kind) {
    let pages = Pages(settings, kind)
    pages.navigation.pushViewController(pages.top, animated: true)
    pages.bars.stage.device.advance(by: 0.1)
    #expect(pages.bars.bar.alpha == 0 && pages.bars.pictures(of: pages.middle).count == 1)
    let appearance = pages.drawnOnTop?.standardAppearance
    switch kind {
    case .plain: #expect(pages.drawnOnTop?.tintColor == .blue && appearance?.backgroundImage == nil)
    case .image: #expect(appearance?.backgroundImage != nil)
    case .colour: #expect(appearance?.backgroundColor == .red)
    case .transparent: #expect(appearance != nil && appearance?.shadowColor == nil)
    case .tint: #expect(pages.drawnOnTop?.tintColor == .red)
    case .hidden: #expect(pages.bars.pictures(of: pages.top).isEmpty)
    }
    pages.bars.stage.device.advance(by: 1)
    pages.expectRest(on: pages.top)
  }

  enum Way: CaseIterable { case pop, popTo, popToRoot, newStack, finger }

  private func go(_ way: Way, _ pages: Pages) -> Page {
    let navigation = pages.navigation
    switch way {
    case .pop: navigation.popViewController(animated: true)
    case .popTo: navigation.popToViewController(pages.middle, animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .newStack: navigation.setViewControllers([pages.bottom], animated: true)
    case .finger:
      let finger = pages.bars.stage.device.touch(3, 400)
      finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
      finger.lift()
      pages.bars.stage.device.advance(frames: 1)
      return pages.middle
    }
    pages.bars.stage.device.advance(by: 0.1)
    return way == .popToRoot || way == .newStack ? pages.bottom : pages.middle
  }

  @Test(arguments: UIKitDouble.Settings.both, Kind.allCases)
  func howeverAPageGoesItsBarGoesWithIt(settings: UIKitDouble.Settings, kind: Kind) {
    for way in Way.allCases {
      let pages = Pages(settings, kind)
      pages.showTop()
      let target = go(way, pages)
      #expect(pages.bars.bar.alpha == 0, "\(way)")
      #expect(pages.bars.pictures(of: pages.top).count == (kind == .hidden ? 0 : 1), "\(way)")
      #expect(pages.bars.pictures(of: target).count == 1, "\(way)")
      pages.bars.stage.device.advance(by: 1)
      pages.expectRest(on: target)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, Kind.allCases)
  func aCancelPutsThePagesBarBack(settings: UIKitDouble.Settings, kind: Kind) {
    let pages = Pages(settings, kind)
    pages.showTop()
    for _ in 0..<2 {
      let finger = pages.bars.stage.device.touch(3, 400)
      finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.2)
      #expect(pages.bars.bar.alpha == 0)
      finger.drag(to: CGPoint(x: 40, y: 400), duration: 0.2)
      finger.lift()
      pages.bars.stage.device.advance(by: 1)
      pages.expectRest(on: pages.top)
    }
  }

  /// The bars of two pages as they are seen during the system's own push and pop.
  private func carried(_ pages: Pages) -> (middle: [String], top: [String]) {
    let bars = [pages.middle, pages.top].map { $0.view.subviews.compactMap { UIKitDouble.barPicture(in: $0) } }
    return (bars[0], bars[1])
  }

  @Test(arguments: UIKitDouble.Settings.both, Kind.allCases)
  func aloneTheyMoveOverTheSystemsPushAndItsSwipeAlsoWhenThatIsCancelled(settings: UIKitDouble.Settings, kind: Kind)
    throws
  {
    for isAnimated in [false, true] {
      let pages = Pages(settings, kind)
      let device = pages.bars.stage.device
      pages.top.hidesItsBarAnimated = isAnimated
      pages.navigation.legato.uninstall()
      pages.navigation.legato.bars = .attached
      let below = try #require(pages.bars.real)
      pages.navigation.pushViewController(pages.top, animated: true)
      device.advance(by: 0.1)
      #expect(pages.bars.bar.alpha == 0 && carried(pages).middle == [below])
      let drawn = carried(pages).top
      device.advance(by: 1)
      let above = kind == .hidden ? [] : [try #require(pages.bars.real)]
      #expect(drawn == above)
      for end in [40.0, 380] {
        let finger = device.touch(3, 400)
        finger.drag(to: CGPoint(x: 120, y: 400), duration: 0.2)
        #expect(pages.bars.bar.alpha == 0 && carried(pages) == ([below], above))
        finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
        finger.lift()
        device.advance(by: 1)
        #expect(pages.bars.bar.alpha == 1 && pages.top.view.subviews.isEmpty && pages.middle.view.subviews.isEmpty)
        let page = end == 40 ? pages.top : pages.middle
        #expect(pages.navigation.topViewController === page)
        #expect(pages.navigation.isNavigationBarHidden == (page.kind == .hidden))
      }
      #expect(pages.bars.real == below)
      expectNoViolations()
    }
  }
}
