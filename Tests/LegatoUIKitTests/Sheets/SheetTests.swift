import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet", .serialized)
struct SheetTests {
  /// Hears of what the user does to a sheet.
  final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    var isAllowed = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { isAllowed }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
  }

  /// Whether UIKit has told the sheet of anything that comes or goes.
  private var hasUIKitNoticed: Bool {
    UIKitDouble.log.entries.contains { $0.text.hasPrefix("B.view") && $0.text.contains("ppear") }
      || UIKitDouble.log.entries.contains { $0.text.contains("dismissal") }
  }

  private var hasPresenterNoticed: Bool {
    UIKitDouble.log.entries.contains { $0.text.hasPrefix("A.view") && $0.text.contains("ppear") }
  }

  typealias Pair = PresentationContainerTests.Pair

  /// A sheet that has come to its lower stop.
  private func presented(_ settings: UIKitDouble.Settings, detents: [Double] = [0.5, 1]) -> Pair {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: detents)
    pair.device.advance(by: 1)
    return pair
  }

  private func height(_ pair: Pair) -> CGFloat { pair.device.window.bounds.height }

  private func drag(_ pair: Pair, from start: CGFloat, by distance: CGFloat, holding: TimeInterval = 0.2) {
    let finger = pair.device.touch(200, start)
    finger.drag(to: CGPoint(x: 200, y: start + distance), duration: 0.3)
    if holding > 0 { finger.drag(to: CGPoint(x: 200, y: start + distance), duration: holding) }
    finger.lift()
    pair.device.advance(by: 1)
  }

  private func expect(_ pair: Pair, at stop: CGFloat, _ location: SourceLocation = #_sourceLocation) {
    let depth = pair.depth(of: pair.above)
    #expect(
      depth.map { ($0 - height(pair) * (1 - stop)).magnitude < 1 } == true, "\(String(describing: depth))",
      sourceLocation: location)
    #expect(
      pair.below.presentedViewController === pair.above && pair.below.view.window != nil, sourceLocation: location)
  }

  private func expectGone(_ pair: Pair, _ location: SourceLocation = #_sourceLocation) {
    #expect(pair.below.presentedViewController == nil && pair.above.view.window == nil, sourceLocation: location)
    #expect(pair.below.view.window != nil && pair.below.view.isUserInteractionEnabled, sourceLocation: location)
    #expect(CATransform3DIsIdentity(pair.below.view.layer.transform), sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itComesToItsLowestStopOverAPresenterThatStays(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    var hasCome = false
    pair.below.legato.present(pair.above, detents: [1, 0.5]) { hasCome = $0 == .finished }
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    #expect(hasCome && !pair.below.view.isUserInteractionEnabled)
    #expect(UIKitDouble.log.isOrdered("B.viewWillAppear", "B.viewDidAppear"))
    #expect(!hasPresenterNoticed)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    expectGone(pair)
    #expect(!hasPresenterNoticed)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerTakesItFromStopToStopWithoutUIKitNoticing(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    UIKitDouble.log.clear()
    let finger = pair.device.touch(200, 600)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.1)
    #expect(try (#require(pair.depth(of: pair.above)) - (height(pair) / 2 - 90)).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    expect(pair, at: 1)
    drag(pair, from: 200, by: height(pair) / 2)
    expect(pair, at: 0.5)
    drag(pair, from: 600, by: 60)
    expect(pair, at: 0.5)
    #expect(!hasUIKitNoticed)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickDownDismissesIt(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    let listener = Listener()
    pair.above.presentationController?.delegate = listener
    UIKitDouble.log.clear()
    drag(pair, from: 600, by: 200, holding: 0)
    expectGone(pair)
    #expect(listener.heard == ["will", "did"])
    #expect(
      UIKitDouble.log.isOrdered("B.viewWillDisappear", "B.dismissal.completeTransition(true)", "B.viewDidDisappear"))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatGoesIsCaughtAndComesBack(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    let finger = pair.device.touch(200, 600)
    finger.drag(to: CGPoint(x: 200, y: 760), duration: 0.1)
    finger.lift()
    pair.device.advance(by: 0.05)
    let pursuit = Pursuit(of: [pair.below, pair.above], on: pair.device)
    let second = pair.device.touch(200, 780)
    pursuit.expectStill("a touch")
    pursuit.expectDrag(of: second, by: CGVector(dx: 0, dy: -4), frames: 5)
    #expect(pursuit.travel > 10)
    second.drag(to: CGPoint(x: 200, y: 450), duration: 0.3)
    second.drag(to: CGPoint(x: 200, y: 450), duration: 0.2)
    second.lift()
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    #expect(
      UIKitDouble.log.isOrdered("B.dismissal.cancelInteractiveTransition", "B.dismissal.completeTransition(false)"))
    drag(pair, from: 600, by: 200, holding: 0)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatComesIsCaught(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: [0.5, 1])
    pair.device.advance(by: 0.15)
    drag(pair, from: 700, by: 120, holding: 0)
    expectGone(pair)
    pair.below.legato.present(pair.above, detents: [0.5, 1])
    pair.device.advance(by: 0.15)
    drag(pair, from: 700, by: -100)
    expect(pair, at: 0.5)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideItDismissesItAndOneInItDoesNot(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    let listener = Listener()
    pair.above.presentationController?.delegate = listener
    pair.device.tap(200, 700)
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    pair.device.tap(200, 200)
    pair.device.advance(by: 1)
    expectGone(pair)
    #expect(listener.heard == ["will", "did"])
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func oneThatStaysYieldsOnlyALittle(settings: UIKitDouble.Settings, isModal: Bool) throws {
    let pair = presented(settings)
    let listener = Listener()
    pair.above.presentationController?.delegate = listener
    if isModal { pair.above.isModalInPresentation = true } else { listener.isAllowed = false }
    pair.device.tap(200, 200)
    pair.device.advance(by: 1)
    #expect(listener.heard == ["attempt"])
    let finger = pair.device.touch(200, 500)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.1)
    let pulled = try #require(pair.depth(of: pair.above)) - height(pair) / 2
    #expect(isModal ? pulled > 20 && pulled < 100 : pulled > 150)
    finger.lift()
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    drag(pair, from: 600, by: -300)
    expect(pair, at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func beyondItsLastStopItYieldsLikeARubberBand(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings, detents: [0.4, 0.8])
    pair.above.legato.selectDetent(0.8)
    pair.device.advance(by: 1)
    expect(pair, at: 0.8)
    let finger = pair.device.touch(200, 500)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.1)
    let pulled = try height(pair) * 0.2 - #require(pair.depth(of: pair.above))
    #expect(pulled > 20 && pulled < height(pair) * 0.1)
    finger.lift()
    pair.device.advance(by: 1)
    expect(pair, at: 0.8)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallTakesItToAnotherStop(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    UIKitDouble.log.clear()
    #expect(pair.above.legato.selectDetent(1) && !pair.above.legato.selectDetent(0.3))
    pair.device.advance(by: 1)
    expect(pair, at: 1)
    #expect(!hasUIKitNoticed && !pair.below.legato.selectDetent(1))
    #expect(pair.above.legato.selectedDetent == 1 && pair.below.legato.selectedDetent == nil)
    pair.above.legato.dismiss()
    pair.device.advance(by: 1)
    expectGone(pair)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itKeepsItsStopWhenTheDeviceIsTurned(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    pair.device.rotate()
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    #expect(pair.above.view.bounds.size == pair.device.window.bounds.size)
    drag(pair, from: 250, by: -150)
    expect(pair, at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anotherTransitionMayBringItToAStop(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .modal, detents: [0.5, 1])
    pair.device.advance(by: 1)
    expect(pair, at: 0.5)
    drag(pair, from: 600, by: -300)
    expect(pair, at: 1)
    drag(pair, from: 200, by: height(pair) / 2)
    expect(pair, at: 0.5)
    drag(pair, from: 600, by: 200, holding: 0)
    expectGone(pair)
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: UIViewController?
    func run() {
      let pair = presented(.usual)
      drag(pair, from: 600, by: -300)
      watched = pair.above
      pair.above.dismiss(animated: true)
      pair.device.advance(by: 1)
      #expect(UIKitDouble.displayLinks.isEmpty)
    }
    run()
    _ = Device()
    #expect(watched == nil)
  }
}
