import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet's detents", .serialized)
struct DetentTests {
  private typealias Pair = PresentationContainerTests.Pair

  /// Records a sheet's detents, and the attempts that it resists.
  private final class Follower: ScreenTransitionObserver {
    var heard: [String] = []
    func transitionDidFinish(_ transition: TransitionState) { heard.append("finish") }
    func transitionDidCancel(_ transition: TransitionState) { heard.append("cancel") }
    func transition(_ transition: TransitionState, didRestAt detent: Detent, index: Int) {
      heard.append("detent \(index): \(detent.number)")
    }
    func transitionDidAttempt(_ transition: TransitionState) { heard.append("attempt") }
  }

  /// A presented sheet, and its observer.
  private func presented(
    _ settings: UIKitDouble.Settings, _ detents: [Detent], first: Detent? = nil, animated isAnimated: Bool = true,
    prepare: (UIViewController) -> Void = { _ in }
  ) -> (Pair, Follower) {
    let pair = Pair(settings)
    prepare(pair.above)
    let follower = Follower()
    pair.above.legato.addObserver(follower)
    pair.below.legato.present(pair.above, detents: detents, initialDetent: first, animated: isAnimated)
    pair.device.advance(by: 1)
    follower.heard = []
    return (pair, follower)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func itComesToTheOneThatIsNamed(settings: UIKitDouble.Settings, isAnimated: Bool) {
    for first in [0.5, 0.75, 1] {
      let (pair, _) = presented(settings, [0.5, 0.75], first: .fraction(first), animated: isAnimated)
      pair.expectRest(at: first)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsWholeHeightIsAlwaysAmongThem(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.3])
    pair.drag(from: 700, by: -pair.height * 0.7)
    pair.expectRest(at: 1)
    #expect(follower.heard == ["cancel", "detent 1: 1.0"])
    pair.drag(from: 200, by: pair.height * 0.7)
    pair.expectRest(at: 0.3)
    #expect(follower.heard == ["cancel", "detent 1: 1.0", "cancel", "detent 0: 0.3"])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theyLieAtPointsAndWhereItsContentEnds(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.above.preferredContentSize.height = 400
    pair.below.legato.present(pair.above, detents: [.content, .points(200)])
    pair.device.advance(by: 1)
    pair.expectRest(at: 200 / pair.height, .points(200))
    pair.drag(from: pair.height - 50, by: -200)
    pair.expectRest(at: 400 / pair.height, .content)
    #expect(pair.above.legato.selectDetent(.points(200)) && !pair.above.legato.selectDetent(.points(300)))
    pair.device.advance(by: 1)
    pair.expectRest(at: 200 / pair.height, .points(200))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func pointsStayPointsWhenTheDeviceIsTurned(settings: UIKitDouble.Settings) {
    let (pair, _) = presented(settings, [.points(200)])
    pair.device.resize(to: CGSize(width: pair.height, height: 390))
    pair.device.advance(by: 1)
    #expect(pair.height == 390)
    pair.expectRest(at: 200 / 390, .points(200))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatPrefersNoHeightIsAsHighAsItsConstraintsNeed(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.above.view = Tall()
    pair.below.legato.present(pair.above, detents: [.content])
    pair.device.advance(by: 1)
    pair.expectRest(at: 350 / pair.height, .content)
  }

  private final class Tall: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 350) }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anObserverIsNotifiedOfEachChangeAndOfNothingElse(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [.points(300), 0.75])
    for detent in [1, .points(300)] as [Detent] {
      pair.above.legato.selectDetent(detent)
      pair.device.advance(by: 1)
    }
    #expect(follower.heard == ["cancel", "detent 2: 1.0", "cancel", "detent 0: 300.0"])
    pair.drag(from: pair.height - 200, by: 30)
    #expect(follower.heard == ["cancel", "detent 2: 1.0", "cancel", "detent 0: 300.0", "cancel"])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func eachHasTheIndexOfItsHeightInWhateverOrderTheyWereGiven(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.75, .content, .points(200)]) {
      $0.preferredContentSize.height = 400
    }
    for detent in [.content, 0.75, 1, .points(200)] as [Detent] {
      pair.above.legato.selectDetent(detent)
      pair.device.advance(by: 1)
    }
    let changes = follower.heard.filter { $0 != "cancel" }
    #expect(changes == ["detent 1: -1.0", "detent 2: 0.75", "detent 3: 1.0", "detent 0: 200.0"])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oneThatIsModalReportsThatItResists(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.5])
    let listener = SheetTests.Listener()
    pair.above.presentationController?.delegate = listener
    pair.above.isModalInPresentation = true
    pair.drag(from: 500, by: 150)
    pair.expectRest(at: 0.5)
    #expect(follower.heard == ["attempt", "cancel"] && listener.heard == ["attempt"])
    pair.drag(from: 500, by: -pair.height / 2)
    #expect(follower.heard.filter { $0 == "attempt" }.count == 1 && listener.heard == ["attempt"])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oneWhoseDelegateDeniesItReportsItToo(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.5])
    let listener = SheetTests.Listener()
    listener.isAllowed = false
    pair.above.presentationController?.delegate = listener
    pair.drag(from: 500, by: 250)
    pair.expectRest(at: 0.5)
    #expect(follower.heard == ["attempt", "cancel"] && listener.heard == ["attempt"])
  }
}
