import Legato
import LegatoUIKit
import Testing
import UIKit

/// The question whether a finger may begin can be answered later: until then nothing moves, and UIKit is not called.
@MainActor @Suite("A later answer", .serialized)
struct LaterAnswerTests {
  /// Stores the questions until the test answers them.
  final class Asker: ScreenTransitionObserver {
    private var questions: [@MainActor @Sendable (Bool) -> Void] = []
    private(set) var asked = 0
    private(set) var heard: [String] = []

    func transitionShouldBegin(
      _ transition: TransitionState, answer: @escaping @MainActor @Sendable (_ isAllowed: Bool) -> Void
    ) {
      asked += 1
      questions.append(answer)
    }
    func transitionWillBegin(_ transition: TransitionState) { heard.append("will") }
    func transitionDidFinish(_ transition: TransitionState) { heard.append("finish") }
    func transitionDidCancel(_ transition: TransitionState) { heard.append("cancel") }
    func transitionDidAttempt(_ transition: TransitionState) { heard.append("attempt") }

    func answer(_ isAllowed: Bool) {
      for answer in questions { answer(isAllowed) }
    }

    func forget() { questions = [] }
  }

  /// A screen on the root, and the observer that is asked about fingers on it.
  private func stage(_ settings: UIKitDouble.Settings) -> (UIKitStage, UIViewController, Asker) {
    let stage = UIKitStage(settings)
    let (b, asker) = (stage.pushed(), Asker())
    b.legato.addObserver(asker)
    return (stage, b, asker)
  }

  /// Nothing has moved, and UIKit was not called.
  private func expectNothing(_ stage: UIKitStage, _ b: UIViewController, _ location: SourceLocation = #_sourceLocation)
  {
    #expect(stage.navigation.viewControllers == [stage.root, b], sourceLocation: location)
    #expect(stage.navigation.transitionCoordinator == nil && stage.offset(of: b) == 0, sourceLocation: location)
    #expect(UIKitDouble.log.calls(containing: "view", "transition", "pop") == [], sourceLocation: location)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsAllowedWhileTheFingerMovesCatchesUpWithoutAJump(settings: UIKitDouble.Settings) {
    let (stage, b, asker) = stage(settings)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.15)
    #expect(asker.asked == 1)
    expectNothing(stage, b)
    let pursuit = Pursuit(of: [b], on: stage.device)
    asker.answer(true)
    pursuit.expectStill("the answer")
    for frame in 0..<12 {
      finger.move(by: 8, 0)
      pursuit.expectFrame("frame \(frame)", finger: 8, pull: Pursuit.pull)
    }
    finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.3)
    stage.device.advance(frames: 1)
    #expect(stage.offset(of: b).map { ($0 - 285).magnitude < 3 } == true, "under the finger")
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && asker.heard == ["will", "finish"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [(380.0, true), (60, false)])
  func aFingerThatHasLiftedMeanwhileHasDecided(settings: UIKitDouble.Settings, stroke: (end: CGFloat, pops: Bool)) {
    let (stage, b, asker) = stage(settings)
    stage.swipe(to: stroke.end)
    stage.device.advance(by: 0.1)
    expectNothing(stage, b)
    let pursuit = Pursuit(of: [b], on: stage.device)
    asker.answer(true)
    pursuit.expectStill("the answer")
    for frame in 0..<60 { pursuit.expectFrame("frame \(frame)", pull: Pursuit.pull) }
    #expect(stage.navigation.viewControllers == (stroke.pops ? [stage.root] : [stage.root, b]))
    #expect(asker.heard == ["will", stroke.pops ? "finish" : "cancel"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aDenialLeavesEverythingAsItIsAndTheNextFingerAsksAnew(settings: UIKitDouble.Settings, hasLifted: Bool) {
    let (stage, b, asker) = stage(settings)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    if hasLifted { finger.lift() }
    stage.device.advance(by: 0.1)
    asker.answer(false)
    if !hasLifted {
      finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
      finger.lift()
    }
    stage.device.advance(by: 0.5)
    expectNothing(stage, b)
    asker.answer(true)
    expectNothing(stage, b)
    #expect(asker.heard == ["attempt"])
    asker.forget()
    stage.swipe(to: 380)
    asker.answer(true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && asker.asked == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theSecondObserverIsAskedOnceTheFirstHasConsented(settings: UIKitDouble.Settings) {
    let (stage, b, asker) = stage(settings)
    let container = Asker()
    stage.navigation.legato.addObserver(container)
    stage.swipe(to: 380)
    #expect(container.asked == 1 && asker.asked == 0)
    container.answer(true)
    #expect(asker.asked == 1)
    expectNothing(stage, b)
    asker.answer(true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallTakesTheQuestionBack(settings: UIKitDouble.Settings) {
    let (stage, b, asker) = stage(settings)
    let (c, finger) = (screen("C"), stage.device.touch(3, 400))
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.navigation.legato.push(c)
    stage.device.advance(by: 0.1)
    asker.answer(true)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && stage.offset(of: c) == 0)
    #expect(asker.heard == ["will", "finish"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallIsCarriedOutAlsoWithoutAnyAnswer(settings: UIKitDouble.Settings) {
    let (stage, b, asker) = stage(settings)
    let c = screen("C")
    stage.device.touch(3, 400).drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.navigation.legato.push(c)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && stage.offset(of: c) == 0)
    #expect(asker.asked == 1 && asker.heard == ["will", "finish"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anAnswerAboutAScreenThatHasGoneBeginsNothing(settings: UIKitDouble.Settings) {
    let (stage, _, asker) = stage(settings)
    stage.swipe(to: 380)
    stage.navigation.popViewController(animated: false)
    stage.device.advance(by: 0.1)
    asker.answer(true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && asker.heard == [])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anAnswerAfterTheLibraryHasGoneBeginsNothing(settings: UIKitDouble.Settings) {
    let (stage, b, asker) = stage(settings)
    stage.swipe(to: 380)
    stage.navigation.legato.uninstall()
    asker.answer(true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && asker.heard == [])
    expectNoViolations()
  }

  /// In a separate process: while it waits for the main actor's next turn, other tests would take the device.
  @Test func aQuestionThatIsForgottenIsDenied() async {
    await #expect(processExitsWith: .success) { await LaterAnswerTests().forgetAndAskAnew() }
  }

  private func forgetAndAskAnew() async {
    let (stage, b, asker) = stage(.usual)
    stage.swipe(to: 380)
    let said = remarks { asker.forget() }
    for _ in 0..<20 { await Task.yield() }
    precondition(stage.navigation.viewControllers == [stage.root, b] && asker.heard == ["attempt"])
    #if DEBUG
      precondition(said.count == 1 && said[0].contains("away from a \(type(of: b))"))
    #endif
    stage.swipe(to: 380)
    precondition(asker.asked == 2)
    asker.answer(true)
    precondition(remarks { asker.forget() }.isEmpty)
    stage.device.advance(by: 1)
    precondition(stage.navigation.viewControllers == [stage.root])
  }

  @Test(arguments: UIKitDouble.Settings.both, [ForwardArrival.push, .present(.fullScreen)])
  func whatAFingerBringsIsKeptUntilTheAnswer(settings: UIKitDouble.Settings, arrival: ForwardArrival) {
    let (stage, asker) = (UIKitStage(settings), Asker())
    stage.root.legato.setForwardGesture(.left, as: arrival, using: .slide(.left)) { _ in
      let next = screen("next")
      next.legato.addObserver(asker)
      return next
    }
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 50, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 0.1)
    #expect(asker.asked == 1 && stage.navigation.viewControllers.count == 1)
    asker.answer(true)
    stage.device.advance(by: 1)
    let top = stage.navigation.presentedViewController ?? stage.navigation.topViewController
    #expect(top.map(UIKitDouble.name(of:)) == "next")
    expectNoViolations()
  }
}
