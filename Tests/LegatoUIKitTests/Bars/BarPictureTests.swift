import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A bar never flashes while its page moves", .serialized)
struct BarPictureTests {
  typealias Bars = AttachedBarsTests.Bars

  /// An item that a page puts into its bar.
  enum Kind: CaseIterable {
    case plain, systemItems, customViews, titleView, prompt, backTitle, noBack, large, opaque, image, clear, edge
    case scrolled, tinted, older, search
  }

  private func page(_ kind: Kind, _ bars: Bars, _ name: String = "B") -> UIViewController {
    let page = screen(name)
    let item = page.navigationItem
    item.title = "\(name) \(kind)"
    switch kind {
    case .plain: break
    case .systemItems:
      item.rightBarButtonItems = [.init(systemItem: .add, primaryAction: UIAction { _ in }), .init(systemItem: .edit)]
      item.rightBarButtonItems?[1].isEnabled = false
      let done = UIBarButtonItem(title: "Ok")
      done.style = .done
      done.tintColor = .red
      item.leftBarButtonItem = done
      item.leftItemsSupplementBackButton = true
    case .customViews: item.rightBarButtonItem = UIBarButtonItem(customView: view("avatar"))
    case .titleView: item.titleView = view("logo")
    case .prompt: item.prompt = "Prompt"
    case .backTitle: bars.stage.navigation.topViewController?.navigationItem.backButtonTitle = "Home"
    case .noBack: item.hidesBackButton = true
    case .large: item.largeTitleDisplayMode = .always
    case .opaque: item.standardAppearance = appearance { $0.configureWithOpaqueBackground() }
    case .image: item.scrollEdgeAppearance = appearance { $0.backgroundImage = UIImage() }
    case .clear:
      item.standardAppearance = appearance { $0.configureWithTransparentBackground() }
      item.scrollEdgeAppearance = item.standardAppearance
    case .edge: item.scrollEdgeAppearance = appearance { $0.backgroundColor = .green }
    case .scrolled:
      let scroller = UIScrollView(frame: page.view.bounds)
      scroller.contentSize = CGSize(width: 390, height: 3000)
      scroller.contentOffset.y = 200
      page.view.addSubview(scroller)
      item.standardAppearance = appearance { $0.backgroundColor = .blue }
    case .tinted: bars.bar.tintColor = .green
    case .older:
      bars.bar.barTintColor = .red
      bars.bar.setBackgroundImage(UIImage(), for: .default)
    case .search: item.searchController = UISearchController(searchResultsController: nil)
    }
    return page
  }

  private func appearance(_ configure: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    configure(appearance)
    return appearance
  }

  private func view(_ name: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    UIKitDouble.name(view, name)
    return view
  }

  private func swipe(_ bars: Bars, to end: CGFloat) -> Finger {
    let finger = bars.stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
    bars.stage.device.advance(frames: 1)
    return finger
  }

  @Test(arguments: UIKitDouble.Settings.both, Kind.allCases)
  func aPagesSnapshotShowsWhatItsBarShows(settings: UIKitDouble.Settings, kind: Kind) throws {
    let bars = Bars(settings)
    bars.bar.prefersLargeTitles = kind == .large
    bars.stage.root.navigationItem.largeTitleDisplayMode = .never
    let b = page(kind, bars)
    bars.stage.device.advance(frames: 2)
    let first = try #require(bars.real)
    bars.push(b, for: 0.1)
    let (old, new) = (bars.carried(by: bars.stage.root), bars.carried(by: b))
    #expect(old == [first], "before the first frame")
    bars.stage.device.advance(by: 1)
    let second = try #require(bars.real)
    #expect(new == [second] && first != second, "after the last frame")
    for (end, isPopped) in [(100.0, false), (380, true)] {
      let finger = swipe(bars, to: end)
      #expect(bars.carried(by: b) == [second] && bars.carried(by: bars.stage.root) == [first])
      finger.lift()
      bars.stage.device.advance(by: 1)
      #expect(bars.real == (isPopped ? first : second) && bars.bar.alpha == 1)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func goingBackOverSeveralPagesShowsTheBarOfTheOneThatComes(settings: UIKitDouble.Settings) throws {
    let bars = Bars(settings)
    let first = try #require(bars.real)
    let (b, c) = (page(.opaque, bars), page(.systemItems, bars, "C"))
    let navigation = bars.stage.navigation
    let ways: [() -> Void] = [
      { navigation.popToRootViewController(animated: true) },
      { navigation.popToViewController(bars.stage.root, animated: true) },
      { navigation.setViewControllers([bars.stage.root], animated: true) },
    ]
    for way in ways {
      for each in [b, c] {
        navigation.pushViewController(each, animated: true)
        bars.stage.device.advance(by: 1)
      }
      let last = try #require(bars.real)
      way()
      bars.stage.device.advance(by: 0.1)
      #expect(bars.carried(by: c) == [last] && bars.carried(by: bars.stage.root) == [first])
      bars.stage.device.advance(by: 1)
      #expect(bars.real == first && bars.bar.alpha == 1)
    }
    navigation.setViewControllers([b, c], animated: true)
    bars.stage.device.advance(by: 0.1)
    let carried = bars.carried(by: c)
    bars.stage.device.advance(by: 1)
    #expect(carried == [bars.real].compactMap { $0 })
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageWithoutABarCarriesNone(settings: UIKitDouble.Settings) throws {
    /// A page that hides the bar while it is shown.
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) { navigationController?.isNavigationBarHidden = true }
      override func viewWillDisappear(_ animated: Bool) { navigationController?.isNavigationBarHidden = false }
    }
    let bars = Bars(settings)
    let first = try #require(bars.real)
    let b = Bare()
    UIKitDouble.name(b, "B")
    bars.push(b, for: 0.1)
    #expect(bars.carried(by: bars.stage.root) == [first] && bars.carried(by: b) == [])
    bars.stage.device.advance(by: 1)
    for end in [100.0, 380] {
      let finger = swipe(bars, to: end)
      #expect(bars.carried(by: bars.stage.root) == [first] && bars.carried(by: b) == [])
      finger.lift()
      bars.stage.device.advance(by: 1)
    }
    #expect(bars.real == first && bars.bar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsReversedKeepsEachPagesSnapshot(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    let b = page(.opaque, bars)
    bars.push(b, for: 0.1)
    let (old, new) = (bars.pictures(of: bars.stage.root), bars.pictures(of: b))
    bars.stage.navigation.legato.pop()
    bars.stage.device.advance(by: 0.05)
    #expect(bars.pictures(of: bars.stage.root) == old && bars.pictures(of: b) == new && old.count == 1)
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageThatHasChangedWhileItWasCoveredCarriesItsNewBar(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    bars.push(page(.plain, bars))
    bars.stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    let finger = swipe(bars, to: 380)
    let carried = bars.carried(by: bars.stage.root)
    finger.lift()
    bars.stage.device.advance(by: 1)
    #expect(carried == [bars.real].compactMap { $0 } && carried.first?.contains("save") == true)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func inTheDarkAndWithLargerTextTheSnapshotsAreDrawnAnew(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    let b = page(.systemItems, bars)
    bars.push(b)
    let finger = swipe(bars, to: 150)
    bars.stage.device.setInterfaceStyle(.dark)
    bars.stage.device.setContentSizeCategory(.extraExtraExtraLarge)
    let (back, top) = (bars.carried(by: bars.stage.root), bars.carried(by: b))
    #expect(top.count == 1 && top[0].contains("add") && back.count == 1)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.2)
    finger.lift()
    bars.stage.device.advance(by: 1)
    #expect(back == [bars.real].compactMap { $0 })
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aloneTheyShowTheSame(settings: UIKitDouble.Settings) throws {
    let bars = Bars(settings, .pinned)
    bars.stage.navigation.legato.uninstall()
    bars.stage.navigation.legato.bars = .attached
    let first = try #require(bars.real)
    let b = page(.customViews, bars)
    bars.push(b, for: 0.1)
    let (old, new) = (bars.stage.root.view.subviews, b.view.subviews)
    #expect(old.compactMap { UIKitDouble.barPicture(in: $0) } == [first])
    let carried = new.compactMap { UIKitDouble.barPicture(in: $0) }
    bars.stage.device.advance(by: 1)
    #expect(carried == [bars.real].compactMap { $0 })
    for end in [100.0, 380] {
      bars.stage.swipe(to: end)
      bars.stage.device.advance(by: 1)
      #expect(bars.bar.alpha == 1 && bars.stage.root.view.subviews.isEmpty && b.view.subviews.isEmpty)
    }
    #expect(bars.real == first)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func barsThatWereNeverShownAreDrawnAndNotLeftBlank(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    let (root, b, tabs) = (screen("A"), screen("B"), UITabBarController())
    root.navigationItem.title = "Root"
    b.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    navigation.legato.install(bars: .attached)
    tabs.viewControllers = [navigation]
    UIKitDouble.log.clear()
    device.window.rootViewController = tabs
    device.window.makeKeyAndVisible()
    navigation.pushViewController(b, animated: true)
    device.advance(by: 0.1)
    #expect(UIKitDouble.log.calls(containing: "is blank") == [])
    let carried = root.view.superview?.subviews.compactMap { UIKitDouble.barPicture(in: $0) } ?? []
    #expect(carried.contains { $0.contains("title Root") } && carried.contains { $0.hasPrefix("tabs") })
    device.advance(by: 1)
    #expect(navigation.navigationBar.alpha == 1 && tabs.tabBar.alpha == 1)
    expectNoViolations()
  }
}
