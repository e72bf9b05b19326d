import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit joins all calls that come before a transition has begun into this transition.
@MainActor @Suite("Calls within one turn of the run loop", .serialized)
struct JoinedCallTests {
  private nonisolated static let orders = UIKitDouble.Settings.both + [.late]

  /// How a page moves, a tenth of a second after the request.
  private enum Way { case sideways, vertical, fading, still }

  private func way(of controller: UIViewController, on stage: UIKitStage) -> Way {
    stage.device.advance(by: 0.1)
    defer { stage.device.advance(by: 2) }
    guard let state = PageState(controller) else { return .still }
    if state.offset.x.magnitude > 5 { return .sideways }
    if state.offset.y.magnitude > 5 { return .vertical }
    return state.opacity < 0.99 ? .fading : .still
  }

  /// A root, and pages on it that set no transition.
  private func stage(_ settings: UIKitDouble.Settings, _ pages: UIViewController...) -> UIKitStage {
    let stage = UIKitStage(settings)
    stage.navigation.setViewControllers([stage.root] + pages, animated: false)
    stage.device.advance(by: 0.1)
    return stage
  }

  private let b = screen("B")
  private let c = screen("C")
  private let ends = CallEndTests.Ends()

  @Test(arguments: orders, [true, false])
  func pushesGoAsTheLastOneSaysAndEachPageGoesBackAsItsOwnDoes(settings: UIKitDouble.Settings, isAnimated: Bool) {
    let stage = stage(settings)
    stage.navigation.legato.push(b, using: .fade, animated: isAnimated, completion: ends.note("B"))
    stage.navigation.legato.push(c, using: .cover(.up), completion: ends.note("C"))
    #expect(way(of: c, on: stage) == .vertical)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && ends.told == ["B finished", "C finished"])
    stage.navigation.popViewController(animated: true)
    #expect(way(of: c, on: stage) == .vertical)
    stage.navigation.popViewController(animated: true)
    #expect(way(of: b, on: stage) == .fading)
    stage.navigation.pushViewController(b, animated: true)
    #expect(way(of: b, on: stage) == .sideways, "what was said is over")
    expectNoViolations()
  }

  @Test(arguments: orders)
  func aPageThatHasComeBelowAnotherKeepsWhatItsCallSaysOfTheBackGestures(settings: UIKitDouble.Settings) {
    let stage = stage(settings)
    stage.navigation.legato.push(b, using: .fade, interactions: [.fullScreenPan()])
    stage.navigation.legato.push(c, interactions: [], animated: false)
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b, c], "the last call has taken the back gestures away")
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    let finger = stage.device.touch(100, 400)
    finger.drag(to: CGPoint(x: 250, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(
      PageState(b).map { $0.offset == .zero && $0.opacity < 0.8 } == true, "from anywhere, and as it has been said")
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: orders)
  func popsGoByTheTransitionOfTheLastOne(settings: UIKitDouble.Settings) {
    let stage = stage(settings, b, c)
    stage.navigation.legato.pop(using: .fade, completion: ends.note("one"))
    stage.navigation.legato.pop(using: .cover(.up), completion: ends.note("two"))
    #expect(way(of: c, on: stage) == .vertical)
    #expect(stage.navigation.viewControllers == [stage.root] && ends.told == ["one finished", "two finished"])
    stage.navigation.setViewControllers([stage.root, b, c], animated: true)
    #expect(way(of: c, on: stage) == .sideways)
    stage.navigation.popToViewController(b, animated: false)
    stage.device.advance(by: 0.1)
    stage.navigation.popViewController(animated: true)
    #expect(way(of: b, on: stage) == .sideways, "what was said of either is over")
    expectNoViolations()
  }

  @Test(arguments: orders)
  func aPushAfterAPopUsesItsOwnTransitionAndThePopsIsForgotten(settings: UIKitDouble.Settings) {
    let stage = stage(settings, b)
    stage.navigation.legato.pop(using: .fade, completion: ends.note("pop"))
    stage.navigation.legato.push(c, using: .cover(.up), completion: ends.note("push"))
    stage.device.advance(by: 0.1)
    #expect(PageState(c).map { $0.offset.y > 5 } == true)
    stage.navigation.pushViewController(b, animated: true)
    let isKept = settings.overlap == .queues
    for _ in 0..<60 where stage.navigation.topViewController !== b { stage.device.advance(frames: 1) }
    #expect(way(of: b, on: stage) == (isKept ? .sideways : .still))
    #expect(stage.navigation.viewControllers == [stage.root, c] + (isKept ? [b] : []))
    #expect(ends.told == ["pop finished", "push finished"])
    expectNoViolations()
  }

  @Test(arguments: orders)
  func aPopAfterAPushTakesAwayWhatIsSeenAndThePushIsCancelled(settings: UIKitDouble.Settings) {
    let stage = stage(settings, b)
    stage.navigation.legato.push(c, using: .fade, completion: ends.note("push"))
    stage.navigation.legato.popToRoot(using: .cover(.up), completion: ends.note("pop"))
    #expect(way(of: b, on: stage) == .vertical)
    #expect(stage.navigation.viewControllers == [stage.root] && ends.told == ["push cancelled", "pop finished"])
    stage.navigation.pushViewController(c, animated: true)
    #expect(way(of: c, on: stage) == .sideways)
    expectNoViolations()
  }

  @Test(arguments: orders)
  func aPopWhileItsContainerIsBeingPresentedGoesAsItSays(settings: UIKitDouble.Settings) {
    let pair = PresentationContainerTests.Pair(settings)
    let navigation = UINavigationController(rootViewController: screen("root"))
    navigation.legato.install()
    navigation.pushViewController(b, animated: false)
    pair.below.legato.present(navigation, using: .cover(.up))
    pair.device.advance(by: 0.1)
    navigation.legato.pop(using: .fade, completion: ends.note("pop"))
    pair.device.advance(by: 0.1)
    #expect(PageState(b).map { $0.offset == .zero && $0.opacity < 0.99 } == true)
    pair.device.advance(by: 1)
    #expect(navigation.viewControllers.count == 1 && ends.told == ["pop finished"])
    expectNoViolations()
  }

  @Test(arguments: orders)
  func aPushThatIsTakenBackEndsAndLeavesNothing(settings: UIKitDouble.Settings) {
    let stage = stage(settings)
    weak var watched: UIViewController?
    func breathe() {
      let next = screen("N")
      watched = next
      stage.navigation.legato.push(next, using: .fade, completion: ends.note("N"))
      stage.navigation.popViewController(animated: true)
    }
    breathe()
    stage.device.advance(by: 0.1)
    #expect(ends.told == ["N cancelled"] && watched == nil)
    stage.navigation.legato.push(b, using: .fade, completion: ends.note("B"))
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(b, animated: true)
    #expect(way(of: b, on: stage) == .sideways)
    #expect(stage.navigation.viewControllers == [stage.root, b] && ends.told == ["N cancelled", "B cancelled"])
    expectNoViolations()
  }

  @Test(arguments: orders)
  func aPlainCallThatIsJoinedGoesAsThePoliciesSay(settings: UIKitDouble.Settings) {
    let stage = stage(settings)
    stage.navigation.legato.push(b, using: .fade, completion: ends.note("B"))
    stage.navigation.pushViewController(c, animated: true)
    #expect(way(of: c, on: stage) == .sideways)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && ends.told == ["B finished"])
    stage.navigation.popToRootViewController(animated: true)
    #expect(way(of: c, on: stage) == .sideways)
    expectNoViolations()
  }

  @Test(arguments: orders)
  func settingAllGoesAsItSaysWhicheverWayUIKitTakesItFor(settings: UIKitDouble.Settings) {
    let stage = stage(settings, b)
    stage.navigation.legato.push(c, using: .fade)
    stage.navigation.legato.setViewControllers([stage.root, c], using: .cover(.up))
    stage.device.advance(by: 0.1)
    #expect([b, c].contains { page in PageState(page).map { $0.offset.y > 5 } == true })
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root, c])
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 2)
    stage.navigation.pushViewController(b, animated: true)
    #expect(way(of: b, on: stage) == .sideways)
    expectNoViolations()
  }

  @Test(arguments: orders, [true, false])
  func aCallBeginsFromAScreenThatWasPushedWithoutTheLibrary(settings: UIKitDouble.Settings, isJoined: Bool) {
    let (device, root, unseen) = (Device(settings: settings), screen("A"), screen("X"))
    let navigation = UINavigationController(rootViewController: root)
    navigation.legato.install()
    navigation.pushViewController(unseen, animated: false)
    device.show(navigation)
    device.advance(by: 0.1)
    if isJoined { navigation.legato.push(b) }
    navigation.legato.push(c, using: .fade)
    device.advance(by: 0.1)
    #expect(PageState(c).map { $0.opacity < 0.99 } == true && PageState(unseen)?.opacity == 1)
    device.advance(by: 1)
    #expect(navigation.viewControllers == [root, unseen] + (isJoined ? [b, c] : [c]) && PageState(c)?.opacity == 1)
    expectNoViolations()
  }

  @Test func aTouchBeforeUIKitHasBegunChangesNothing() {
    var settings = UIKitDouble.Settings.usual
    settings.asksDelegateAtLayout = true
    settings.startsAFrameLater = true
    let stage = stage(settings)
    stage.navigation.legato.push(b, using: .cover(.up))
    stage.navigation.legato.push(c, using: .fade)
    stage.device.touch(200, 400).lift()
    #expect(way(of: c, on: stage) == .fading)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 2)
    stage.navigation.popViewController(animated: true)
    #expect(way(of: b, on: stage) == .vertical && stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }
}
