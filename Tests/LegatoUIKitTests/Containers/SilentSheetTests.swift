import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet that is presented without an animation", .serialized)
struct SilentSheetTests {
  typealias Pair = PresentationContainerTests.Pair

  private func presented(_ settings: UIKitDouble.Settings, detents: [Detent] = [0.5, 1]) -> Pair {
    let pair = Pair(settings)
    var ends: [Outcome] = []
    pair.below.legato.present(pair.above, detents: detents, animated: false) { ends.append($0) }
    pair.device.advance(frames: 2)
    #expect(ends == [.finished])
    return pair
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itRestsAtItsLowestDetentOverADimmedPresenter(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    pair.expectRest(at: 0.5)
    #expect(try (#require(PageState(pair.above)).dim - 0.2).magnitude < 0.01, "half of the way, half of the dimming")
    #expect(!pair.below.view.isUserInteractionEnabled && UIKitDouble.displayLinks.isEmpty)
    #expect(UIKitDouble.log.isOrdered("B.viewWillAppear", "B.viewDidAppear"))
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerAndACallTakeItFromDetentToDetentAndAway(settings: UIKitDouble.Settings) {
    let pair = presented(settings, detents: [1, 0.4, 0.7])
    pair.expectRest(at: 0.4)
    pair.drag(from: 700, by: -280)
    pair.expectRest(at: 0.7)
    #expect(pair.above.legato.selectDetent(1))
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    pair.drag(from: 100, by: 740)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideItDismissesIt(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    pair.device.tap(200, 700)
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    pair.device.tap(200, 200)
    pair.device.advance(by: 1)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itMayHaveItsWholeHeight(settings: UIKitDouble.Settings) {
    let pair = presented(settings, detents: [1])
    pair.expectRest(at: 1)
    pair.drag(from: 300, by: 500)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSystemsSheetIsLeftToTheSystem(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, style: .pageSheet, animated: false)
    pair.device.advance(by: 1)
    #expect(pair.above.view.gestureRecognizers?.isEmpty != false)
    #expect(pair.above.presentationController?.containerView?.gestureRecognizers?.isEmpty != false)
    pair.drag(from: 300, by: 400)
    #expect(pair.below.presentedViewController === pair.above)
    expectNoViolations()
  }
}
