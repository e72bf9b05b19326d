import Legato
import LegatoUIKit
import Testing
import UIKit

/// A user never sees a black screen after a dismissal, a flicker at the start or the end, a bar that flashes, the
/// artefacts of a snapshot in place of a page, or a video or a map that stops because its page moves.
@MainActor @Suite("What is seen is never broken", .serialized)
struct PicturePainTests {
  typealias Pair = PresentationContainerTests.Pair

  nonisolated static let transitions: [(String, ScreenTransition)] = [
    ("push", .push), ("mdPush", .mdPush), ("slide", .slide(.leading)), ("cover", .cover(.up)), ("scale", .scale()),
    ("headline", .headline()), ("fade", .fade),
  ]

  enum End: CaseIterable { case call, finger, cancelledFirst, caught, whileComing, background, rotation }

  private func drag(_ pair: Pair, from start: CGFloat, to end: CGFloat) {
    let finger = pair.device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: end), duration: 0.25)
    finger.lift()
  }

  private func dismiss(_ pair: Pair, in style: UIModalPresentationStyle, _ end: End) {
    switch end {
    case .call: pair.above.legato.dismiss()
    case .finger: drag(pair, from: 100, to: 700)
    case .cancelledFirst:
      drag(pair, from: 500, to: 540)
      pair.device.advance(by: 1)
      pair.above.dismiss(animated: true)
    case .caught:
      pair.above.legato.dismiss()
      pair.device.advance(by: 0.05)
      drag(pair, from: 300, to: 360)
    case .whileComing:
      pair.above.legato.dismiss()
      pair.device.advance(by: 1)
      pair.below.legato.present(pair.above, using: .modal, style: style)
      pair.device.advance(by: 0.1)
      pair.above.legato.dismiss()
    case .background:
      pair.above.legato.dismiss()
      pair.device.advance(by: 0.05)
      pair.device.enterBackground()
      pair.device.advance(by: 1)
      pair.device.enterForeground()
    case .rotation:
      pair.above.legato.dismiss()
      pair.device.advance(by: 0.05)
      pair.device.rotate()
    }
    pair.device.advance(by: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func afterADismissalThePresenterIsSeenAndAnswersHoweverItEnded(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    for end in End.allCases {
      let pair = Pair(settings)
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      pair.below.view.addSubview(button)
      pair.below.legato.present(pair.above, using: .modal, style: style)
      pair.device.advance(by: 1)
      dismiss(pair, in: style, end)
      let view = pair.below.view!
      #expect(pair.below.presentedViewController == nil && pair.above.view.window == nil, "\(end)")
      #expect(view.window != nil && view.alpha == 1 && !view.isHidden, "\(end)")
      #expect(view.frame == pair.device.window.bounds && CATransform3DIsIdentity(view.layer.transform), "\(end)")
      #expect(view.layer.mask == nil && view.layer.cornerRadius == 0 && !view.layer.masksToBounds, "\(end)")
      pair.device.tap(150, 150)
      pair.device.advance(by: 0.5)
      #expect(taps == 1, "\(end)")
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, transitions.indices)
  func aRunBeginsWithWhatWasSeenAndEndsWithWhatIs(settings: UIKitDouble.Settings, index: Int) throws {
    let (name, transition) = Self.transitions[index]
    let stage = UIKitStage(settings, policy: TransitionPolicy(transition: transition))
    let b = screen("B")
    for isPush in [true, false] {
      let (old, new) = isPush ? (stage.root, b) : (b, stage.root)
      if isPush {
        stage.navigation.pushViewController(b, animated: true)
      } else {
        stage.navigation.popViewController(animated: true)
      }
      stage.device.advance(by: 0)
      #expect(try #require(PageState(old)).distance < 1, "\(name), push \(isPush): the first frame")
      var last = Double.infinity
      while stage.navigation.transitionCoordinator != nil {
        last = try #require(PageState(new), "\(name): a frame without the new page").distance
        stage.device.advance(frames: 1)
      }
      // The distance of the last frame of a motion.
      #expect(last < 20, "\(name), push \(isPush): \(last) from rest in the last frame")
      #expect(new.view.window != nil && new.view.alpha == 1 && stage.offset(of: new) == 0)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPageThatMovesIsThePageItselfAndNoSnapshot(settings: UIKitDouble.Settings, isFinished: Bool) {
    let stage = UIKitStage(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 1)
    stage.swipe(to: isFinished ? 380 : 60)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.log.calls(containing: "snapshot", "drawHierarchy") == [])
    for style in PresentationContainerTests.styles {
      let pair = Pair(settings)
      pair.below.legato.present(pair.above, using: .modal, style: style)
      pair.device.advance(by: 1)
      drag(pair, from: 100, to: isFinished ? 700 : 140)
      pair.device.advance(by: 1)
      #expect(UIKitDouble.log.calls(containing: "snapshot", "drawHierarchy") == [])
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thePictureOfAPageThatIsLeftInARedirectionIsNeitherBlankNorWaitedFor(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.push(screen("C"))
    stage.device.advance(frames: 1)
    func pictures(in view: UIView) -> [UIView] {
      (UIKitDouble.source(ofSnapshot: view) == nil ? [] : [view]) + view.subviews.flatMap(pictures)
    }
    let seen = pictures(in: stage.device.window)
    #expect(!seen.isEmpty && !seen.contains { UIKitDouble.isBlankSnapshot($0) })
    #expect(UIKitDouble.log.calls(containing: "afterScreenUpdates: true") == [])
    stage.device.advance(by: 2)
    #expect(pictures(in: stage.device.window).isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVideoOnAPageGoesOnThroughPushPopAndCancel(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let below = Film.playing(on: stage.root)
    let b = screen("B")
    let above = Film.playing(on: b)
    stage.navigation.pushViewController(b, animated: true)
    for _ in 0..<5 {
      stage.device.advance(frames: 1)
      #expect(below.cuts == 0 && above.window != nil)
    }
    stage.device.advance(by: 1)
    let start = above.cuts
    for end in [60.0, 285] {
      let finger = stage.device.touch(3, 400)
      finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
      #expect(above.cuts == start && above.window != nil && below.window != nil)
      finger.lift()
      stage.device.advance(frames: 3)
      #expect(above.cuts == start && above.window != nil)
      stage.device.advance(by: 1)
    }
    // UIKit itself removes the page below: under the pushed page, and after the cancel.
    #expect(above.cuts == start + 1 && below.cuts == 2 && below.window != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVideoOnAPageGoesOnThroughAnInterruptionAndARedirection(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    let film = Film.playing(on: b)
    let start = film.cuts
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.1)
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 330, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 0.05)
    #expect(film.window != nil && film.cuts == start)
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.05)
    #expect(film.window != nil && film.cuts == start)
    stage.device.advance(by: 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aVideoOnAPresentedPageGoesOnWhereverAFingerTakesIt(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    let pair = Pair(settings)
    let (below, above) = (Film.playing(on: pair.below), Film.playing(on: pair.above))
    let start = above.cuts
    pair.below.legato.present(pair.above, using: .modal, style: style)
    pair.device.advance(by: 1)
    drag(pair, from: 500, to: 540)
    pair.device.advance(by: 1)
    #expect(above.cuts == start && above.window != nil)
    #expect(below.cuts == (style == .fullScreen ? 2 : 0))
    drag(pair, from: 100, to: 700)
    pair.device.advance(frames: 2)
    #expect(above.cuts == start && below.window != nil)
    pair.device.advance(by: 1)
    #expect(below.cuts == (style == .fullScreen ? 2 : 0))
    expectNoViolations()
  }
}
