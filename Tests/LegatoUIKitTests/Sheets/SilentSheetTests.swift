import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet that is there at once", .serialized)
struct SilentSheetTests {
  typealias Pair = PresentationContainerTests.Pair

  private func presented(_ settings: UIKitDouble.Settings, detents: [Double] = [0.5, 1]) -> Pair {
    let pair = Pair(settings)
    var ends: [Outcome] = []
    pair.below.legato.present(pair.above, detents: detents, animated: false) { ends.append($0) }
    pair.device.advance(frames: 2)
    #expect(ends == [.finished])
    return pair
  }

  private func expect(_ pair: Pair, at stop: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    let rest = pair.device.window.bounds.height * (1 - stop)
    #expect(
      pair.depth(of: pair.above).map { ($0 - rest).magnitude < 1 } == true && pair.below.view.window != nil,
      sourceLocation: location)
    #expect(pair.above.legato.selectedDetent == Double(stop), sourceLocation: location)
  }

  private func drag(_ pair: Pair, from start: CGFloat, by distance: CGFloat) {
    let finger = pair.device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: start + distance), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: start + distance), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
  }

  private func expectGone(_ pair: Pair, _ location: SourceLocation = #_sourceLocation) {
    #expect(pair.below.presentedViewController == nil && pair.above.view.window == nil, sourceLocation: location)
    #expect(pair.below.view.window != nil && pair.below.view.isUserInteractionEnabled, sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itRestsAtItsLowestStopOverADimmedPresenter(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    expect(pair, at: 0.5)
    #expect(try (#require(Plate(pair.above)).dim - 0.2).magnitude < 0.01, "half of the way, half of the dimming")
    #expect(!pair.below.view.isUserInteractionEnabled && UIKitDouble.displayLinks.isEmpty)
    #expect(UIKitDouble.log.isOrdered("B.viewWillAppear", "B.viewDidAppear"))
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerAndACallTakeItFromStopToStopAndAway(settings: UIKitDouble.Settings) {
    let pair = presented(settings, detents: [1, 0.4, 0.7])
    expect(pair, at: 0.4)
    drag(pair, from: 700, by: -280)
    expect(pair, at: 0.7)
    #expect(pair.above.legato.selectDetent(1))
    pair.device.advance(by: 1)
    expect(pair, at: 1)
    drag(pair, from: 100, by: 740)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideItDismissesIt(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    pair.device.tap(200, 700)
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    pair.device.tap(200, 200)
    pair.device.advance(by: 1)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itMayHaveItsWholeHeight(settings: UIKitDouble.Settings) {
    let pair = presented(settings, detents: [1])
    expect(pair, at: 1)
    drag(pair, from: 300, by: 500)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSystemsSheetIsLeftToTheSystem(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, style: .pageSheet, animated: false)
    pair.device.advance(by: 1)
    #expect(pair.above.view.gestureRecognizers?.isEmpty != false)
    #expect(pair.above.presentationController?.containerView?.gestureRecognizers?.isEmpty != false)
    drag(pair, from: 300, by: 400)
    #expect(pair.below.presentedViewController === pair.above)
    expectNoViolations()
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: UIViewController?
    func run() {
      let pair = presented(.usual)
      watched = pair.above
      pair.above.dismiss(animated: false)
      pair.device.advance(by: 1)
      #expect(UIKitDouble.displayLinks.isEmpty)
    }
    run()
    _ = Device()
    #expect(watched == nil)
  }
}
