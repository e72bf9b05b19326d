// The samples of the articles "How a transition works" and "Choosing an interaction", as they stand there; ArticleTests
// compares them.

import Legato
import LegatoTesting
import Testing

final class Log: TransitionObserver {
  var lines: [String] = []

  func transitionShouldBegin(_ request: TransitionRequest) -> Bool { true }
  func transitionWillBegin(_ request: TransitionRequest) { lines.append("begins") }
  func transition(_ request: TransitionRequest, didChange inputs: Inputs) {}
  func transition(_ request: TransitionRequest, willEnd verdict: Verdict) { lines.append("is decided: \(verdict)") }
  func transition(_ request: TransitionRequest, didEnd outcome: Outcome) { lines.append("has ended: \(outcome)") }
}

func interrupt(_ stack: NavigationStack, detail: ScreenID, now: Double) {
  stack.push(detail, at: now)
  stack.pop(at: now + 0.1)  // the push is in the model, and its picture turns round where it is
}

func throwFarther(_ stack: NavigationStack, player: ScreenID) {
  var drag = Interaction.freeDrag(threshold: 0.3)
  drag.release.projection = 0.2
  drag.finishMotion = .spring(Spring(response: 0.3, dampingRatio: 0.9))
  drag.catchesOnTouchDown = true
  stack.configure(player, TransitionPolicy(interactions: [drag]))
}

func swipeAnywhere(_ stack: NavigationStack) {
  guard case .pan(var pan) = Interaction.fullScreenPan().gesture else { return }
  pan.slop = 27
  pan.scrollRule = .yields
  var swipe = Interaction.fullScreenPan()
  swipe.gesture = .pan(pan)
  stack.policy.interactions = [.edgePan(), swipe]
}

func landOverAPager(_ stack: NavigationStack, finger: PointerSample) -> Bool {
  let pager = Scrollable(axis: .horizontal, offset: 402, upper: 1206, isPager: true)
  let list = Scrollable(axis: .vertical, offset: 120, upper: 3000)
  stack.pointerDown(finger, scrollables: [list, pager])
  return stack.pointerMoved(
    PointerSample(position: finger.position + Vector(dx: 40), time: finger.time + 0.05)) == .claimed
}

@Suite("How a transition works")
struct HowATransitionWorks {
  @Test func anObserverHearsARunOnce() {
    let stage = Stage(root: 0)
    let log = Log()
    stage.stack.coordinator.observer = log
    stage.push(1)
    stage.settle()
    #expect(log.lines == ["begins", "is decided: finish", "has ended: finished"])
  }

  @Test func aPopDuringAPushTurnsItsPictureRound() {
    let stage = Stage(root: 0)
    interrupt(stage.stack, detail: 1, now: stage.clock.time)
    #expect(stage.settle() == .finished)
    #expect(stage.callbacks.filter { $0 == .didEnd(.push, .finished) }.count == 1)
    #expect(stage.stack.screens == [0])
  }

  @Test func aPagerInItsMiddleKeepsTheSwipe() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.settle()
    swipeAnywhere(stage.stack)
    let finger = PointerSample(position: Point(x: 200, y: 300), time: stage.clock.time)
    #expect(!landOverAPager(stage.stack, finger: finger))
  }

  @Test func aDragCanBeMadeToNeedMore() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .grow())
    stage.settle()
    throwFarther(stage.stack, player: 1)
    stage.finger.begin(at: Point(x: 100, y: 300))
    stage.finger.drag(by: Vector(dx: 110, dy: 60), over: 0.5)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }
}
