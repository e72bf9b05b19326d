import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A sheet's detents", .serialized)
struct DetentTests {
  private typealias Pair = PresentationContainerTests.Pair

  /// Hears of a sheet's detents, and of what it resists.
  private final class Follower: ScreenTransitionObserver {
    var heard: [String] = []
    func transitionDidFinish(_ transition: TransitionState) { heard.append("finish") }
    func transitionDidCancel(_ transition: TransitionState) { heard.append("cancel") }
    func transition(_ transition: TransitionState, didRestAtDetent index: Int) { heard.append("detent \(index)") }
    func transitionDidAttempt(_ transition: TransitionState) { heard.append("attempt") }
  }

  /// A sheet that has come, and who follows it.
  private func presented(
    _ settings: UIKitDouble.Settings, _ detents: [Double], first: Double? = nil, animated isAnimated: Bool = true
  ) -> (Pair, Follower) {
    let pair = Pair(settings)
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
      let (pair, _) = presented(settings, [0.5, 0.75], first: first, animated: isAnimated)
      pair.expectRest(at: first)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsWholeHeightIsAlwaysAmongThem(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.3])
    pair.drag(from: 700, by: -pair.height * 0.7)
    pair.expectRest(at: 1)
    #expect(follower.heard == ["cancel", "detent 1"])
    pair.drag(from: 200, by: pair.height * 0.7)
    pair.expectRest(at: 0.3)
    #expect(follower.heard == ["cancel", "detent 1", "cancel", "detent 0"])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anObserverHearsOfEachChangeAndOfNothingElse(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.5, 0.75])
    pair.above.legato.selectDetent(1)
    pair.device.advance(by: 1)
    #expect(follower.heard == ["cancel", "detent 2"])
    pair.drag(from: 300, by: 30)
    #expect(follower.heard == ["cancel", "detent 2", "cancel"])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oneThatIsModalSaysThatItResists(settings: UIKitDouble.Settings) {
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
  func oneWhoseDelegateDeniesItSaysSoToo(settings: UIKitDouble.Settings) {
    let (pair, follower) = presented(settings, [0.5])
    let listener = SheetTests.Listener()
    listener.isAllowed = false
    pair.above.presentationController?.delegate = listener
    pair.drag(from: 500, by: 250)
    pair.expectRest(at: 0.5)
    #expect(follower.heard == ["attempt", "cancel"] && listener.heard == ["attempt"])
  }
}
