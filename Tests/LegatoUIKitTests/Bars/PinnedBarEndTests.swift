import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Pinned bars leave nothing behind", .serialized)
struct PinnedBarEndTests {
  private func view(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30)) }

  /// Two pages with every kind of item in their bars.
  private func furnished(_ settings: UIKitDouble.Settings) -> PinnedStage {
    let pinned = PinnedStage(settings)
    pinned.root.navigationItem.titleView = view(80)
    pinned.root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view(30))
    pinned.bars.push(
      pinned.page("Detail") {
        $0.titleView = view(90)
        $0.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: view(32))]
      })
    return pinned
  }

  @Test(arguments: UIKitDouble.Settings.both, [0.9, 0.75])
  func aCancelLeavesTheBarItsViewsAndThePagesAsTheyWere(settings: UIKitDouble.Settings, covered: Double) {
    let pinned = furnished(settings)
    let before = pinned.surroundings
    let views = pinned.bar.topItem?.rightBarButtonItems?.compactMap(\.customView) ?? []
    for _ in 0..<2 {
      pinned.hold(at: covered)
      #expect(pinned.bar.alpha == 0 && !pinned.parts.isEmpty)
      pinned.lift()
      #expect(pinned.stage.navigation.viewControllers.count == 2)
      #expect(pinned.surroundings == before)
      #expect(views.count == 1 && views.allSatisfy { $0.isDescendant(of: pinned.bar) })
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func noFrameOfACancelIsWithoutABar(settings: UIKitDouble.Settings) {
    let pinned = furnished(settings)
    pinned.hold(at: 0.7)
    pinned.finger.lift()
    for _ in 0..<120 {
      #expect(pinned.isPictured == (pinned.bar.alpha == 0))
      pinned.stage.device.advance(frames: 1)
    }
    #expect(pinned.bar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFinishLeavesTheBarAsTheAppHasMadeIt(settings: UIKitDouble.Settings) {
    let pinned = furnished(settings)
    pinned.bar.alpha = 0.5
    pinned.hold(at: 0.2)
    #expect(pinned.bar.alpha == 0)
    pinned.lift()
    #expect(pinned.stage.navigation.viewControllers.count == 1 && pinned.bar.alpha == 0.5)
    #expect(pinned.bar.topItem?.titleView?.isDescendant(of: pinned.bar) == true)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushThatIsCaughtAndThrownBackLeavesTheBarAsItWas(settings: UIKitDouble.Settings) {
    let pinned = PinnedStage(settings)
    pinned.bars.push(pinned.page("B"))
    let before = pinned.surroundings
    pinned.bars.push(pinned.page("C"), for: 0.1)
    #expect(pinned.bar.alpha == 0)
    let finger = pinned.stage.device.touch(60, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
    #expect(pinned.bar.alpha == 0)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.1)
    finger.lift()
    pinned.stage.device.advance(by: 2)
    #expect(pinned.stage.navigation.viewControllers.count == 2)
    #expect(pinned.surroundings == before)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsTurnedToAThirdPageGoesOnFromItsTitles(settings: UIKitDouble.Settings) throws {
    let pinned = PinnedStage(settings)
    let navigation = pinned.stage.navigation
    let b = pinned.page("B")
    pinned.bars.push(b, for: 0.1)
    let before = pinned.parts
    navigation.legato.pop()
    pinned.stage.device.advance(frames: 1)
    #expect(pinned.bar.alpha == 0)
    for part in pinned.parts {
      let old = try #require(before.first { $0.home.isClose(to: part.home) })
      #expect(abs(part.seen.midX - old.seen.midX) < 40, "\(part) was \(old)")
    }
    pinned.stage.device.advance(by: 0.05)
    navigation.legato.push(pinned.page("C"))
    pinned.stage.device.advance(by: 2)
    #expect(pinned.bar.alpha == 1 && navigation.viewControllers.count == 2)
    #expect(navigation.view.subviews.count == 3 && b.view.window == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [0.8, 0.2])
  func aBarThatOnlyOnePageHasFadesAsTheFingerMoves(settings: UIKitDouble.Settings, covered: Double) throws {
    /// A page that hides the bar while it is shown.
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) { navigationController?.isNavigationBarHidden = true }
      override func viewWillDisappear(_ animated: Bool) { navigationController?.isNavigationBarHidden = false }
    }
    let pinned = PinnedStage(settings)
    let title = try pinned.place(of: "Root")
    pinned.bars.push(Bare())
    #expect(pinned.stage.navigation.isNavigationBarHidden)
    pinned.hold(at: covered)
    let part = try #require(pinned.parts(at: title).first)
    #expect(pinned.parts.count == 1 && abs(Double(part.opacity) - max(0, 1 - 2 * covered)) < 0.01)
    #expect(pinned.backgrounds.count == 1 && abs(Double(pinned.backgrounds[0].alpha) - (1 - covered)) < 0.01)
    pinned.lift()
    #expect(pinned.stage.navigation.isNavigationBarHidden == (covered > 0.5) && pinned.bar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anElementThatMovesMeanwhileLeavesThePicturesOfTheBarsAsTheyAre(settings: UIKitDouble.Settings) {
    let pinned = PinnedStage(settings)
    let page = pinned.page("B")
    let elements = [pinned.root, page].map { page in
      let view = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
      view.legato.elementID = 1
      page.view.addSubview(view)
      return view
    }
    pinned.bars.push(page)
    pinned.hold(at: 0.5)
    let (backgrounds, parts) = (pinned.backgrounds.map(\.subviews), pinned.parts.map(\.home))
    elements[0].frame.origin.y += 100
    pinned.stage.device.advance(frames: 2)
    #expect(pinned.isPictured && pinned.backgrounds.map(\.subviews) == backgrounds, "they are drawn once")
    #expect(pinned.parts.map(\.home) == parts)
    pinned.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func nothingOfABarLiesAboveAScreenThatIsPresentedOverIt(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    for delay in [0.1, 2] {
      let pinned = PinnedStage(settings)
      let (page, cover) = (pinned.page("B"), screen("cover"))
      pinned.bars.push(page, for: delay)
      page.legato.present(cover, using: .cover(.up), style: style)
      for frame in 0..<40 {
        pinned.stage.device.advance(frames: 1)
        guard let sight = Sight(cover) else { continue }
        for view in pinned.views(in: pinned.stage.device.window) where isOfABar(view) {
          #expect(Sight.path(of: view).lexicographicallyPrecedes(sight.path), "\(type(of: view)) in frame \(frame)")
        }
      }
      #expect(pinned.stage.drop(of: cover) == 0)
      cover.legato.dismiss()
      pinned.stage.device.advance(by: 2)
      #expect(pinned.bar.alpha == 1 && pinned.stage.navigation.topViewController === page)
      expectNoViolations()
    }
  }

  /// Whether a view is a bar, its background or a part of its snapshot.
  private func isOfABar(_ view: UIView) -> Bool {
    view is UINavigationBar || view.layer.contents is CGImage || UIKitDouble.barPicture(in: view) != nil
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func nothingIsLeftOfTheBarsAndTheirSnapshots(settings: UIKitDouble.Settings) {
    Census.expectNothingLeft(settings, "a push and a swipe back under pinned bars") { census, device in
      let root = screen("A")
      root.navigationItem.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      device.show(navigation)
      navigation.legato.install(TransitionPolicy(interactions: [.fullScreenPan()]), bars: .pinned)
      let b = screen("B")
      b.navigationItem.title = "Detail"
      navigation.pushViewController(b, animated: true)
      census.pass(1)
      for end in [CGFloat(120), 380] {
        let finger = device.touch(40, 400)
        finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
        census.pass(0.1)
        finger.lift()
        census.pass(1)
      }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theSystemsOwnPushKeepsUIKitsBar(settings: UIKitDouble.Settings) {
    let pinned = PinnedStage(settings)
    pinned.stage.navigation.legato.uninstall()
    #expect(pinned.stage.navigation.legato.bars == nil)
    pinned.stage.navigation.legato.bars = .pinned
    pinned.bars.push(screen("B"), for: 0.1)
    #expect(pinned.bar.alpha == 1 && pinned.stage.navigation.delegate == nil)
    pinned.stage.device.advance(by: 1)
    expectNoViolations()
  }
}
