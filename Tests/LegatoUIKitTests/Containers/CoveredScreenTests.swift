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
