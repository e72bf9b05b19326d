import Legato
import LegatoUIKit
import Testing
import UIKit

/// A screen below one that is being dismissed takes touches wherever it is visible, without waiting for UIKit.
@MainActor @Suite("A screen answers as soon as a dismissal uncovers it", .serialized)
struct CoveredScreenTests {
  typealias Pair = PresentationContainerTests.Pair

  /// A call dismisses a screen; the screen below has a button at the top and one at the bottom.
  private func dismissing(
    _ settings: UIKitDouble.Settings, _ style: UIModalPresentationStyle
  ) -> (Pair, top: Pressed, bottom: Pressed) {
    let pair = Pair(settings)
    let (top, bottom) = (Pressed(on: pair.below, at: 40), Pressed(on: pair.below, at: 740))
    pair.below.legato.present(pair.above, using: .cover(.up), style: style)
    pair.device.advance(by: 1)
    pair.device.tap(195, 70)
    #expect(top.count == 0)
    pair.above.legato.dismiss()
    return (pair, top, bottom)
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func besideTheLeavingScreenAndNotThroughIt(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) throws {
    let (pair, top, bottom) = dismissing(settings, style)
    while try #require(pair.depth(of: pair.above)) < 150 { pair.device.advance(frames: 1) }
    pair.device.tap(195, 70)
    pair.device.tap(195, 770)
    #expect(top.count == 1 && bottom.count == 0)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func asSoonAsTheLeavingScreenIsOutOfSight(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) throws {
    let (pair, _, bottom) = dismissing(settings, style)
    while let depth = pair.depth(of: pair.above), depth < 790 { pair.device.advance(frames: 1) }
    pair.device.tap(195, 770)
    #expect(bottom.count == 1)
    pair.device.advance(by: 1)
    expectNoViolations()
  }

  /// A finger has thrown a screen down; the screen below has a list.
  private func thrown(
    _ settings: UIKitDouble.Settings, _ style: UIModalPresentationStyle
  ) -> (Pair, list: UIScrollView) {
    let pair = Pair(settings)
    let list = UIScrollView(frame: pair.device.window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 4000)
    pair.below.view.addSubview(list)
    pair.below.legato.present(
      pair.above, using: .cover(.up), interactions: [.fullScreenPan(.down)], style: style)
    pair.device.advance(by: 1)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    finger.lift()
    return (pair, list)
  }

  /// A finger that rests keeps the screen where it is.
  private func expectHeld(_ pair: Pair, _ location: SourceLocation = #_sourceLocation) throws {
    pair.device.advance(frames: 1)
    let held = try #require(pair.depth(of: pair.above), sourceLocation: location)
    pair.device.advance(frames: 30)
    let depth = try #require(pair.depth(of: pair.above), sourceLocation: location)
    #expect((depth - held).magnitude < 0.5, sourceLocation: location)
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aListScrollsBesideTheScreenThatAFingerHasThrownAway(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    let (pair, list) = thrown(settings, style)
    pair.device.advance(frames: 2)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 100), duration: 0.15)
    #expect(list.contentOffset.y > 80)
    finger.lift()
    pair.device.advance(by: 2)
    #expect(pair.below.presentedViewController == nil && pair.above.view.window == nil, "and it is not taken back")
    expectNoViolations()
  }

  /// A screen over a list, which a finger throws down.
  enum Cover: String, CaseIterable {
    case sheet, halfSheet, modal, zoom

    /// - Parameter source: A view in the list.
    @MainActor func present(_ above: UIViewController, over below: UIViewController, from source: UIView) {
      switch self {
      case .sheet: below.legato.present(above, detents: [1])
      case .halfSheet: below.legato.present(above, detents: [0.5])
      case .modal: below.legato.present(above, using: .modal)
      case .zoom: below.legato.present(above, using: .zoom { _ in source })
      }
    }
  }

  /// A list, and a view at its lower end.
  private func list(on page: UIViewController) -> (UIScrollView, source: UIView) {
    let list = UIScrollView(frame: page.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 4000)
    let source = UIView(frame: CGRect(x: 250, y: 700, width: 100, height: 100))
    list.addSubview(source)
    page.view.addSubview(list)
    return (list, source)
  }

  /// A finger throws the upper screen down, and some frames later another one lands above it, on the list.
  private func expectScroll(
    of list: UIScrollView, above page: UIViewController, after frames: Int, on device: Device,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let first = device.touch(200, 460)
    first.drag(to: CGPoint(x: 200, y: 760), duration: 0.2)
    first.lift()
    device.advance(frames: frames)
    #expect(Sight(page)?.isVisible == true, "it still goes", sourceLocation: location)
    let finger = device.touch(200, 140)
    #expect(finger.view === list, sourceLocation: location)
    finger.drag(to: CGPoint(x: 200, y: 40), duration: 0.15)
    #expect(list.isDragging && list.contentOffset.y > 80, sourceLocation: location)
    finger.lift()
    // A zoom lands on its source, wherever the list glides.
    device.advance(by: 3)
    #expect(page.view.window == nil && list.contentOffset.y > 80, sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both, Cover.allCases)
  func aListScrollsAtOnceBesideWhatWasThrownDown(settings: UIKitDouble.Settings, cover: Cover) {
    for frames in [0, 1, 4] {
      let pair = Pair(settings)
      let (list, source) = list(on: pair.below)
      cover.present(pair.above, over: pair.below, from: source)
      pair.device.advance(by: 1)
      expectScroll(of: list, above: pair.above, after: frames, on: pair.device)
      #expect(pair.below.presentedViewController == nil)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [0, 1, 4])
  func aListScrollsAtOnceBesideAZoomThatWasThrownOffAStack(settings: UIKitDouble.Settings, frames: Int) {
    let stage = UIKitStage(settings)
    let (list, source) = list(on: stage.root)
    let page = screen("B")
    stage.navigation.legato.push(page, using: .zoom { _ in source })
    stage.device.advance(by: 1)
    expectScroll(of: list, above: page, after: frames, on: stage.device)
    #expect(stage.navigation.viewControllers == [stage.root])
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aListScrollsAsSoonAsTheScreenThatAFingerHasThrownAwayIsOutOfSight(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    let (pair, list) = thrown(settings, style)
    while let sight = Sight(pair.above), sight.isVisible { pair.device.advance(frames: 1) }
    let finger = pair.device.touch(200, 800)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.15)
    #expect(list.contentOffset.y > 80)
    finger.lift()
    pair.device.advance(by: 2)
    #expect(pair.below.presentedViewController == nil && pair.above.view.window == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aDragOnWhatStillFliesCatchesIt(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) throws {
    let (pair, list) = thrown(settings, style)
    pair.device.advance(frames: 2)
    let finger = pair.device.touch(200, 800)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.15)
    try expectHeld(pair)
    #expect(list.contentOffset.y == 0)
    finger.drag(to: CGPoint(x: 200, y: 100), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 2)
    #expect(pair.below.presentedViewController === pair.above && pair.depth(of: pair.above) == 0)
    expectNoViolations()
  }

  /// A call dismisses a screen, and a finger has caught and holds it.
  private func caught(
    _ settings: UIKitDouble.Settings, _ style: UIModalPresentationStyle
  ) throws -> (Pair, finger: Finger) {
    let pair = Pair(settings)
    pair.below.legato.present(
      pair.above, using: .cover(.up), interactions: [.fullScreenPan(.down)], style: style)
    pair.device.advance(by: 1)
    UIKitDouble.log.clear()
    pair.above.dismiss(animated: true)
    pair.device.advance(frames: 6)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 650), duration: 0.1)
    try expectHeld(pair)
    return (pair, finger)
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func whatACallDismissesIsCaughtAndStays(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) throws {
    let (pair, finger) = try caught(settings, style)
    finger.drag(to: CGPoint(x: 200, y: 200), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController === pair.above && pair.depth(of: pair.above) == 0)
    #expect(
      UIKitDouble.log.isOrdered("B.viewWillDisappear", "B.dismissal.completeTransition(false)", "B.viewDidAppear"))
    #expect(!UIKitDouble.log.isOrdered("B.viewDidDisappear"))
    pair.pull(to: 700)
    #expect(pair.below.presentedViewController == nil, "and it goes as ever afterwards")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func whatACallDismissesIsCaughtAndThrownAwayAgain(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) throws {
    let (pair, finger) = try caught(settings, style)
    finger.drag(to: CGPoint(x: 200, y: 780), duration: 0.1)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.above.view.window == nil)
    #expect(UIKitDouble.log.isOrdered("B.dismissal.completeTransition(true)", "B.viewDidDisappear"))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCardThatRestsKeepsWhatIsBesideIt(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    let top = Pressed(on: pair.below, at: 40)
    pair.below.legato.present(pair.above, detents: [0.5, 1])
    pair.above.isModalInPresentation = true
    pair.device.advance(by: 1)
    pair.device.tap(195, 70)
    #expect(top.count == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aSwipeBackBeginsBesideTheLeavingScreen(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let stage = UIKitStage(settings)
    let (b, above) = (stage.pushed(), screen("above"))
    b.legato.present(above, using: .cover(.up), style: style)
    stage.device.advance(by: 1)
    above.legato.dismiss()
    stage.device.advance(by: 0.2)
    let finger = stage.device.touch(3, 100)
    finger.drag(to: CGPoint(x: 300, y: 100), duration: 0.1)
    #expect(stage.offset(of: b).map { $0 > 200 } == true, "under the finger while the other one still goes")
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && stage.navigation.presentedViewController == nil)
    #expect(stage.offset(of: stage.root) == 0)
    expectNoViolations()
  }
}
