import Legato
import LegatoUIKit
import Testing
import UIKit

/// A fast finger can lift before UIKit has started the transition. Finish and cancel have no effect then, so the
/// decision waits for the start.
@MainActor @Suite("A decision before UIKit has started", .serialized)
struct EarlyDecisionTests {
  /// A finger that starts a run and lifts or is cancelled, all within one frame.
  private func flick(_ device: Device, from start: CGPoint, by x: CGFloat, _ y: CGFloat, isFinished: Bool) {
    let finger = device.touch(start)
    device.advance(by: 0.002)
    for _ in 0..<3 { finger.move(by: x / 3, y / 3) }
    if isFinished { finger.lift() } else { finger.cancel() }
    #expect(UIKitDouble.log.calls(containing: "startInteractiveTransition") == [])
    device.advance(by: 1)
  }

  /// The run counts as interactive, and ended once, as the finger decided.
  private func expectOneEnd(of name: String, _ isFinished: Bool, _ location: SourceLocation = #_sourceLocation) {
    let calls = UIKitDouble.log.calls(containing: "InteractiveTransition", "animateTransition", "completeTransition")
    #expect(
      calls == [
        "\(name).startInteractiveTransition", "\(name).\(isFinished ? "finish" : "cancel")InteractiveTransition",
        "\(name).completeTransition(\(isFinished))",
      ], sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: [true, false])
  func aPopIsFinishedOrCancelled(isFinished: Bool) {
    let stage = UIKitStage(.late)
    let b = stage.pushed()
    flick(stage.device, from: CGPoint(x: 3, y: 400), by: 240, 0, isFinished: isFinished)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    expectOneEnd(of: "nav.transition", isFinished)
    #expect(stage.offset(of: isFinished ? stage.root : b) == 0)
  }

  @Test(arguments: [true, false])
  func aPushIsFinishedOrCancelled(isFinished: Bool) {
    let stage = UIKitStage(.late)
    stage.root.legato.setForwardGesture(.left, using: .slide(.left)) { _ in screen("N") }
    flick(stage.device, from: CGPoint(x: 350, y: 400), by: -240, 0, isFinished: isFinished)
    #expect(stage.navigation.viewControllers.count == (isFinished ? 2 : 1))
    expectOneEnd(of: "nav.transition", isFinished)
  }

  @Test(arguments: PresentationContainerTests.styles, [true, false])
  func aDismissalIsFinishedOrCancelled(style: UIModalPresentationStyle, isFinished: Bool) {
    let pair = PresentationContainerTests.Pair(.late)
    pair.below.legato.present(pair.above, using: .modal, style: style)
    pair.device.advance(by: 1)
    UIKitDouble.log.clear()
    flick(pair.device, from: CGPoint(x: 200, y: 100), by: 0, 400, isFinished: isFinished)
    #expect((pair.below.presentedViewController == nil) == isFinished)
    expectOneEnd(of: "B.dismissal", isFinished)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext], [true, false])
  func aPresentationIsFinishedOrCancelled(style: UIModalPresentationStyle, isFinished: Bool) {
    let stage = UIKitStage(.late)
    stage.root.legato.setForwardGesture(.up, as: .present, using: .modal) { _ in
      let next = screen("N")
      next.modalPresentationStyle = style
      return next
    }
    flick(stage.device, from: CGPoint(x: 200, y: 700), by: 0, -400, isFinished: isFinished)
    #expect((stage.navigation.presentedViewController != nil) == isFinished)
    expectOneEnd(of: "N.presentation", isFinished)
    #expect(isFinished || stage.root.view.window != nil)
  }

  @Test(arguments: [true, false])
  func aSwitchOfTabsIsFinishedOrCancelled(isFinished: Bool) {
    let row = TabContainerTests.Row(.late)
    flick(row.device, from: CGPoint(x: 350, y: 400), by: -240, 0, isFinished: isFinished)
    row.expectRest(on: isFinished ? 1 : 0)
    expectOneEnd(of: "tabs.transition", isFinished)
  }

  @Test func aFingerThatComesBackBeforeTheStartCancels() {
    let stage = UIKitStage(.late)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.move(by: 60, 0)
    finger.move(by: -50, 0)
    stage.device.advance(by: 0.002)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    expectOneEnd(of: "nav.transition", false)
  }

  @Test func aCallBeforeTheStartIsNotLost() {
    let stage = UIKitStage(.late)
    let (b, c) = (screen("B"), screen("C"))
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.002)
    stage.navigation.legato.push(c)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && stage.offset(of: c) == 0)
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.002)
    stage.navigation.legato.popToRoot()
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root] && stage.offset(of: stage.root) == 0)
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test func aCallWhileAFingerWaitsForTheStartIsNotLost() {
    let stage = UIKitStage(.late)
    let (b, c) = (stage.pushed(), screen("C"))
    let finger = stage.device.touch(3, 400)
    finger.move(by: 100, 0)
    stage.navigation.legato.push(c)
    finger.move(by: 100, 0)
    finger.lift()
    stage.device.advance(by: 2)
    #expect(stage.navigation.transitionCoordinator == nil && stage.navigation.topViewController === c)
    #expect(stage.offset(of: c) == 0 && b.view.window == nil)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController !== c)
    expectNoViolations()
  }
}
