import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A bar answers as soon as a release is decided", .serialized)
struct AnsweringBarTests {
  private nonisolated static let styles: [BarStyle?] = [.pinned, .attached, nil]

  /// A stack whose pages have titles, below a bar of a style.
  private func stage(_ settings: UIKitDouble.Settings, _ style: BarStyle?, of count: Int = 4) -> UIKitStage {
    let stage = UIKitStage(settings, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.navigation.legato.bars = style
    let pages = (1..<count).map { screen("P\($0)") }
    for page in pages { page.navigationItem.title = UIKitDouble.name(of: page) }
    stage.navigation.setViewControllers([stage.root] + pages, animated: false)
    stage.device.advance(by: 0.2)
    UIKitDouble.log.clear()
    return stage
  }

  /// A swipe back, which pops or not.
  private func release(_ stage: UIKitStage, finishing: Bool) {
    let finger = stage.device.touch(40, 400)
    finger.drag(to: CGPoint(x: finishing ? 330 : 90, y: 400), duration: 0.2)
    stage.device.advance(by: 0.2)
    finger.lift()
  }

  /// A tap within one turn of the run loop.
  private func tap(_ x: CGFloat, in stage: UIKitStage) { stage.device.touch(x, 69).lift() }

  private static let (back, title) = (CGFloat(14), CGFloat(195))

  @Test(arguments: UIKitDouble.Settings.overlapping, styles)
  func theBackButtonOfTheScreenThatARevealsAnswersInTheNextFrame(settings: UIKitDouble.Settings, style: BarStyle?) {
    let stage = stage(settings, style)
    release(stage, finishing: true)
    stage.device.advance(frames: 1)
    #expect(stage.navigation.transitionCoordinator != nil, "it still settles")
    tap(Self.back, in: stage)
    stage.device.advance(by: 0.6)
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(stage.navigation.transitionCoordinator == nil && UIKitDouble.displayLinks.isEmpty)
    expectNoViolations()
  }

  /// A bar without a style shows what lies below until UIKit's transition has ended, and takes touches for that.
  @Test(arguments: UIKitDouble.Settings.overlapping, [BarStyle.pinned, .attached])
  func soDoesThatOfAScreenThatStays(settings: UIKitDouble.Settings, style: BarStyle) {
    for count in [2, 4] {
      let stage = stage(settings, style, of: count)
      release(stage, finishing: false)
      // A bar that moves with its page must first be back in its place.
      stage.device.advance(frames: style == .attached ? 10 : 1)
      #expect(stage.navigation.transitionCoordinator != nil, "it still settles")
      tap(Self.back, in: stage)
      stage.device.advance(by: 0.6)
      #expect(stage.navigation.viewControllers.count == count - 1)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.overlapping, [BarStyle.pinned, nil])
  func tenTapsOnTheBackButtonPopTenScreens(settings: UIKitDouble.Settings, style: BarStyle?) {
    for gap in [0.016, 0.03, 0.1, 0.19, 0.3] {
      let stage = stage(settings, style, of: 11)
      let left = (1...10).map { _ in
        tap(Self.back, in: stage)
        stage.device.advance(by: gap)
        return stage.navigation.viewControllers.count
      }
      #expect(left == (1...10).reversed(), "every \(gap) s")
      stage.device.advance(by: 0.6)
      #expect(stage.navigation.viewControllers == [stage.root] && stage.offset(of: stage.root) == 0)
      #expect(UIKitDouble.displayLinks.isEmpty)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.overlapping, [true, false])
  func aRunThatATouchOfTheBarHasEndedInUIKitCanStillBeTakenHoldOf(settings: UIKitDouble.Settings, isFinished: Bool) {
    let stage = stage(settings, .pinned)
    release(stage, finishing: isFinished)
    stage.device.advance(frames: 2)
    tap(Self.title, in: stage)
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.viewControllers.count == (isFinished ? 3 : 4))
    stage.device.advance(frames: 1)
    let finger = stage.device.touch(isFinished ? 370 : 200, 400)
    finger.drag(to: CGPoint(x: isFinished ? 40 : 380, y: 400), duration: 0.2)
    stage.device.advance(by: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.count == (isFinished ? 4 : 3))
    #expect(stage.navigation.topViewController.map { stage.offset(of: $0) } == 0)
    #expect(stage.navigation.transitionCoordinator == nil && stage.navigation.navigationBar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func afterATouchOfTheBarThatLeadsNowhereThePageAnswersAsBefore(settings: UIKitDouble.Settings, style: BarStyle?) {
    let stage = stage(settings, style)
    let page = stage.navigation.viewControllers[2]
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 50)
    page.view.addSubview(button)
    release(stage, finishing: true)
    stage.device.advance(frames: 1)
    tap(Self.title, in: stage)
    stage.device.advance(frames: 1)
    stage.device.touch(30, 220).lift()
    #expect(taps == 1 && stage.navigation.viewControllers.count == 3)
    #expect(stage.navigation.navigationBar.alpha == 1)
    let places = [page.view, stage.navigation.navigationBar].compactMap { $0 }.map(Sight.path)
    #expect(Sight(page)?.path != places[0], "the page is still a picture")
    #expect(Sight(page)?.path.lexicographicallyPrecedes(places[1]) == (style == nil), "UIKit's own bar is on top")
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, styles)
  func aBarUnderAScreenThatIsPresentedAnswersNobodyUntilThatGoes(settings: UIKitDouble.Settings, style: BarStyle?) {
    let stage = stage(settings, style)
    let cover = screen("cover")
    cover.legato.policy.dismissals = [.verticalPan()]
    stage.navigation.legato.present(cover, using: .modal)
    for _ in 0..<60 {
      stage.device.advance(frames: 1)
      tap(Self.back, in: stage)
    }
    #expect(stage.navigation.viewControllers.count == 4)
    let finger = stage.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.2)
    finger.lift()
    stage.device.advance(frames: 1)
    tap(Self.back, in: stage)
    stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController == nil && stage.navigation.viewControllers.count == 3)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [BarStyle.pinned, .attached])
  func nothingOfABarLiesAboveAScreenThatIsPresentedOverIt(settings: UIKitDouble.Settings, style: BarStyle) throws {
    for presentation in [UIModalPresentationStyle.fullScreen, .custom] {
      let stage = stage(settings, style)
      let cover = screen("cover")
      stage.navigation.pushViewController(screen("pushed"), animated: true)
      stage.device.advance(by: 0.1)
      stage.navigation.legato.present(cover, using: .modal, style: presentation)
      for frame in 0..<60 {
        stage.device.advance(frames: 1)
        if frame == 10 { stage.navigation.legato.pop() }
        guard let place = Sight(cover)?.path else { continue }
        #expect(bars(in: stage.device.window).allSatisfy { Sight.path(of: $0).lexicographicallyPrecedes(place) })
      }
      #expect(stage.navigation.presentedViewController === cover)
    }
  }

  /// Bars, their snapshots and the parts of these.
  private func bars(in view: UIView) -> [UIView] {
    let isBar = view is UINavigationBar || view.layer.contents != nil || UIKitDouble.barPicture(in: view) != nil
    return (isBar ? [view] : []) + view.subviews.flatMap { bars(in: $0) }
  }
}
