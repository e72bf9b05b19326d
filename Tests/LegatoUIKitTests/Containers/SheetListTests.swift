import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A list in a sheet", .serialized)
struct SheetListTests {
  private typealias Pair = PresentationContainerTests.Pair

  /// A presented sheet, filled by a list that is scrolled to an offset.
  private func presented(
    _ settings: UIKitDouble.Settings, _ detents: [Detent], at offset: CGFloat = 0
  ) -> (Pair, UIScrollView) {
    let pair = Pair(settings)
    let list = UIScrollView(frame: pair.device.window.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 4000)
    list.contentOffset.y = offset
    pair.above.view.addSubview(list)
    pair.below.legato.present(pair.above, detents: detents)
    pair.device.advance(by: 1)
    return (pair, list)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func atItsTopItHandsTheFingerToTheSheetAndTheSheetGoes(settings: UIKitDouble.Settings) throws {
    let (pair, list) = presented(settings, [1], at: 100)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 260), duration: 0.2)
    pair.device.advance(frames: 1)
    #expect((list.contentOffset.y - 50).magnitude < 1 && pair.depth(of: pair.above) == 0)
    finger.drag(to: CGPoint(x: 200, y: 410), duration: 0.3)
    pair.device.advance(frames: 1)
    let depth = try #require(pair.depth(of: pair.above))
    #expect(list.contentOffset.y == 0 && (depth - 100).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 750), duration: 0.3)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func atTheSheetsWholeHeightTheListScrollsAndBack(settings: UIKitDouble.Settings) throws {
    let (pair, list) = presented(settings, [0.5])
    let finger = pair.device.touch(200, 800)
    finger.drag(to: CGPoint(x: 200, y: 590), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(list.contentOffset.y == 0)
    #expect(try (#require(pair.depth(of: pair.above)) - 222).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 268), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect((list.contentOffset.y - 100).magnitude < 1)
    #expect(try #require(pair.depth(of: pair.above)).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 568), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(list.contentOffset.y == 0)
    #expect(try (#require(pair.depth(of: pair.above)) - 200).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 348), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 348), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    #expect((list.contentOffset.y - 20).magnitude < 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thrownItGoesOnAndATouchStopsIt(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 100)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.2)
    finger.lift()
    let lifted = list.contentOffset.y
    pair.device.advance(by: 0.1)
    let gliding = list.contentOffset.y
    // 1000 points per second, a little slower after a tenth of a second.
    #expect(gliding - lifted > 70 && gliding - lifted < 110)
    let second = pair.device.touch(200, 400)
    pair.device.advance(by: 0.1)
    #expect((list.contentOffset.y - gliding).magnitude < 20)
    let stopped = list.contentOffset.y
    pair.device.advance(by: 0.2)
    #expect(list.contentOffset.y == stopped)
    second.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thrownAtItsEndItStopsThere(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 3100)
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 600), duration: 0.1)
    finger.lift()
    pair.device.advance(by: 2)
    #expect(list.contentOffset.y == 4000 - pair.height)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func contentThatBecomesShorterUnderTheFingerHandsOverSooner(settings: UIKitDouble.Settings) throws {
    let (pair, list) = presented(settings, [1], at: 600)
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 260), duration: 0.2)
    list.contentSize.height = pair.height + 40
    list.contentOffset.y = 40
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    pair.device.advance(frames: 1)
    #expect(list.contentOffset.y == 0)
    #expect(try (#require(pair.depth(of: pair.above)) - 100).magnitude < 1)
    finger.cancel()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatPagesKeepsItsDrag(settings: UIKitDouble.Settings) {
    let (pair, list) = presented(settings, [1], at: 844)
    list.isPagingEnabled = true
    let finger = pair.device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
    #expect(list.isDragging && pair.depth(of: pair.above) == 0)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
  }
}
