import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet", .serialized)
struct SheetTests {
  /// Records the user's actions on a sheet.
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

  /// Whether UIKit has sent the sheet an appearance callback.
  private var hasUIKitNoticed: Bool {
    UIKitDouble.log.entries.contains { $0.text.hasPrefix("B.view") && $0.text.contains("ppear") }
      || UIKitDouble.log.entries.contains { $0.text.contains("dismissal") }
  }

  private var hasPresenterNoticed: Bool {
    UIKitDouble.log.entries.contains { $0.text.hasPrefix("A.view") && $0.text.contains("ppear") }
  }

  typealias Pair = PresentationContainerTests.Pair

  /// A sheet at its lower detent.
  private func presented(_ settings: UIKitDouble.Settings, detents: [Detent] = [0.5, 1]) -> Pair {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: detents)
    pair.device.advance(by: 1)
    return pair
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itComesToItsLowestDetentOverAPresenterThatStays(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    var hasCome = false
    pair.below.legato.present(pair.above, detents: [1, 0.5]) { hasCome = $0 == .finished }
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    #expect(hasCome && !pair.below.view.isUserInteractionEnabled)
    #expect(UIKitDouble.log.isOrdered("B.viewWillAppear", "B.viewDidAppear"))
    #expect(!hasPresenterNoticed)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    pair.expectGone()
    #expect(!hasPresenterNoticed)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerTakesItFromDetentToDetentWithoutUIKitNoticing(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings)
    UIKitDouble.log.clear()
    let finger = pair.device.touch(200, 600)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 500), duration: 0.1)
    #expect(try (#require(pair.depth(of: pair.above)) - (pair.height / 2 - 90)).magnitude < 1)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    pair.drag(from: 200, by: pair.height / 2)
    pair.expectRest(at: 0.5)
    pair.drag(from: 600, by: 60)
    pair.expectRest(at: 0.5)
    #expect(!hasUIKitNoticed)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickDownDismissesIt(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    let listener = Listener()
    pair.above.presentationController?.delegate = listener
    UIKitDouble.log.clear()
    pair.drag(from: 600, by: 200, holding: 0)
    pair.expectGone()
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
    pair.expectRest(at: 0.5)
    #expect(
      UIKitDouble.log.isOrdered("B.dismissal.cancelInteractiveTransition", "B.dismissal.completeTransition(false)"))
    pair.drag(from: 600, by: 200, holding: 0)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatComesIsCaught(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: [0.5, 1])
    pair.device.advance(by: 0.15)
    pair.drag(from: 700, by: 120, holding: 0)
    pair.expectGone()
    pair.below.legato.present(pair.above, detents: [0.5, 1])
    pair.device.advance(by: 0.15)
    pair.drag(from: 700, by: -100)
    pair.expectRest(at: 0.5)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideItDismissesItAndOneInItDoesNot(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    let listener = Listener()
    pair.above.presentationController?.delegate = listener
    pair.device.tap(200, 700)
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    pair.device.tap(200, 200)
    pair.device.advance(by: 1)
    pair.expectGone()
    #expect(listener.heard == ["will", "did"])
  }

  /// Counts the taps that a view gets.
  @MainActor private final class Taps {
    private(set) var count = 0

    init(on view: UIView) {
      let tap = UITapGestureRecognizer()
      UIKitDouble.whenRecognizing(tap) { [weak self] in if $0.state == .ended { self?.count += 1 } }
      view.addGestureRecognizer(tap)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsPresenterAnswersBesideItWhereNothingDimsIt(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .sheet(dim: 0), detents: [0.5])
    pair.device.advance(by: 1)
    let taps = Taps(on: pair.below.view)
    pair.device.tap(200, 200)
    pair.drag(from: 200, by: 100)
    pair.expectRest(at: 0.5)
    #expect(taps.count == 1)
    pair.drag(from: 600, by: -400)
    pair.expectRest(at: 1)
    #expect(!pair.below.view.isUserInteractionEnabled)
    pair.drag(from: 200, by: pair.height / 2)
    pair.device.tap(200, 200)
    #expect(taps.count == 2)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    pair.expectGone()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapBesideOneThatLiesInThePresentersViewIsHarmless(settings: UIKitDouble.Settings) throws {
    let pair = Pair(settings)
    pair.below.definesPresentationContext = true
    pair.below.legato.present(
      pair.above, using: .sheet(dim: 0), interactions: [.sheetPan(detents: [0.5])], style: .overCurrentContext)
    pair.device.advance(by: 1)
    pair.drag(from: 200, by: pair.height / 2)
    pair.device.tap(200, 200)
    pair.device.advance(by: 1)
    #expect(try (#require(pair.depth(of: pair.above)) - pair.height / 2).magnitude < 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsOwnFieldKeepsTheKeyboardInThePresentersViewToo(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.definesPresentationContext = true
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    pair.above.view.addSubview(field)
    pair.below.legato.present(pair.above, using: .sheet(), style: .overCurrentContext)
    pair.device.advance(by: 0.2)
    field.becomeFirstResponder()
    pair.device.advance(by: 1)
    #expect(field.isFirstResponder)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFieldThatTheUserHasChosenBesideItKeepsTheKeyboard(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 100 + 60 * CGFloat($0), width: 200, height: 40)) }
    fields.forEach(pair.below.view.addSubview)
    fields[0].becomeFirstResponder()
    pair.below.legato.present(pair.above, using: .sheet(dim: 0), detents: [0.5])
    pair.device.advance(by: 1)
    #expect(!fields[0].isFirstResponder)
    fields[1].becomeFirstResponder()
    pair.drag(from: 600, by: -400)
    #expect(!fields[1].isFirstResponder, "the sheet covers it")
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(fields[1].isFirstResponder)
    pair.below.legato.present(pair.above, using: .sheet(dim: 0), detents: [0.5])
    pair.device.advance(by: 1)
    fields[0].becomeFirstResponder()
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(fields[0].isFirstResponder)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFieldThatTheUserChoosesWhileItGoesToADetentKeepsTheKeyboard(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
    pair.below.view.addSubview(fields[0])
    pair.above.view.addSubview(fields[1])
    pair.below.legato.present(pair.above, using: .sheet(dim: 0), detents: [0.3, 0.5])
    pair.device.advance(by: 1)
    fields[1].becomeFirstResponder()
    let finger = pair.device.touch(200, 700)
    finger.drag(to: CGPoint(x: 200, y: 550), duration: 0.1)
    finger.lift()
    pair.device.advance(by: 0.05)
    let taps = Taps(on: pair.below.view)
    pair.device.tap(200, 120)
    #expect(taps.count == 1)
    fields[0].becomeFirstResponder()
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    #expect(fields[0].isFirstResponder)
  }

  @Test(arguments: UIKitDouble.Settings.both, [false, true])
  func aPresentationControllerOfTheAppDecidesAboutThePresenterBehind(settings: UIKitDouble.Settings, isMoving: Bool) {
    let pair = Pair(settings)
    let app = PresentationClaimTests.FramingDelegate()
    pair.above.transitioningDelegate = app
    pair.below.legato.present(pair.above, using: .sheet(dim: 0), detents: [0.3, 0.5])
    pair.device.advance(by: 1)
    #expect(!pair.below.view.isUserInteractionEnabled)
    let taps = Taps(on: pair.below.view)
    if isMoving {
      let finger = pair.device.touch(200, 700)
      finger.drag(to: CGPoint(x: 200, y: 550), duration: 0.1)
      finger.lift()
      pair.device.advance(by: 0.05)
    }
    pair.device.tap(200, 100)
    pair.device.advance(by: 1)
    pair.expectGone()
    #expect(taps.count == 0)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSheetBesideAnotherOneThatItHasPresentedAnswersButStays(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: [0.8])
    pair.device.advance(by: 1)
    let upper = UIViewController()
    pair.above.legato.present(upper, using: .sheet(dim: 0), detents: [0.3])
    pair.device.advance(by: 1)
    let taps = Taps(on: pair.above.view)
    pair.device.tap(200, 300)
    #expect(taps.count == 1)
    pair.drag(from: 300, by: 400)
    pair.expectRest(at: 0.8)
    pair.drag(from: 300, by: -200)
    pair.expectRest(at: 1)
    pair.drag(from: 300, by: 200)
    pair.expectRest(at: 0.8)
    #expect(pair.above.presentedViewController === upper && pair.below.presentedViewController === pair.above)
    upper.dismiss(animated: true)
    pair.device.advance(by: 1)
    pair.drag(from: 300, by: 500)
    pair.expectGone()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsPresenterAnswersAgainOnceATurnOfTheDeviceHasUncoveredIt(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.device.rotate()
    pair.device.advance(by: 1)
    pair.below.legato.present(pair.above, using: .sheet(dim: 0), detents: [.points(400)])
    pair.device.advance(by: 1)
    #expect(!pair.below.view.isUserInteractionEnabled)
    pair.device.rotate()
    pair.device.advance(by: 1)
    let taps = Taps(on: pair.below.view)
    pair.device.tap(200, 200)
    #expect(taps.count == 1)
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
    let pulled = try #require(pair.depth(of: pair.above)) - pair.height / 2
    #expect(isModal ? pulled > 20 && pulled < 100 : pulled > 150)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    pair.drag(from: 600, by: -300)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func beyondItsPlaceItIsStretchedLikeARubberBand(settings: UIKitDouble.Settings) throws {
    let pair = presented(settings, detents: [0.4, 0.8])
    pair.above.legato.selectDetent(0.8)
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.8)
    let finger = pair.device.touch(200, 500)
    finger.drag(to: CGPoint(x: 200, y: 200), duration: 0.3)
    finger.drag(to: CGPoint(x: 200, y: 200), duration: 0.1)
    // Its lower edge stays, so its centre moves half as far as its upper edge.
    let pulled = try -2 * #require(pair.depth(of: pair.above))
    #expect(pulled > 20 && pulled < pair.height * 0.1)
    finger.lift()
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallTakesItToAnotherDetent(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    UIKitDouble.log.clear()
    #expect(pair.above.legato.selectDetent(1) && !pair.above.legato.selectDetent(0.3))
    pair.device.advance(by: 1)
    pair.expectRest(at: 1)
    #expect(!hasUIKitNoticed && !pair.below.legato.selectDetent(1))
    #expect(pair.above.legato.selectedDetent == 1 && pair.below.legato.selectedDetent == nil)
    pair.above.legato.dismiss()
    pair.device.advance(by: 1)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itKeepsItsDetentWhenTheDeviceIsTurned(settings: UIKitDouble.Settings) {
    let pair = presented(settings)
    pair.device.rotate()
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    #expect(pair.above.view.bounds.size == pair.device.window.bounds.size)
    pair.drag(from: 250, by: -150)
    pair.expectRest(at: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anotherTransitionMayBringItToAStop(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .modal, detents: [0.5, 1])
    pair.device.advance(by: 1)
    pair.expectRest(at: 0.5)
    pair.drag(from: 600, by: -300)
    pair.expectRest(at: 1)
    pair.drag(from: 200, by: pair.height / 2)
    pair.expectRest(at: 0.5)
    pair.drag(from: 600, by: 200, holding: 0)
    pair.expectGone()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oneAtItsOnlyDetentThatIsCaughtOnItsWayCanBeTurnedBack(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, detents: [1])
    pair.device.advance(by: 0.12)
    let finger = pair.device.touch(200, 830)
    finger.drag(to: CGPoint(x: 200, y: 430), duration: 0.3)
    #expect(pair.depth(of: pair.above).map { $0 < 0 } == true)
    finger.drag(to: CGPoint(x: 200, y: 1400), duration: 0.3)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: [true, false])
  func nothingIsRetainedAfterwards(isAnimated: Bool) {
    weak var watched: UIViewController?
    func run() {
      let pair = Pair(.usual)
      pair.below.legato.present(pair.above, detents: [0.5, 1], animated: isAnimated)
      pair.device.advance(by: 1)
      pair.drag(from: 600, by: -300)
      watched = pair.above
      pair.above.dismiss(animated: isAnimated)
      pair.device.advance(by: 1)
      #expect(UIKitDouble.displayLinks.isEmpty)
    }
    run()
    _ = Device()
    #expect(watched == nil)
  }
}
