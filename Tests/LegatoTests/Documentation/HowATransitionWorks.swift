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

func interrupt(_ navigator: Navigator, detail: ScreenID, now: Double) {
  navigator.push(detail, at: now)
  navigator.pop(at: now + 0.1)  // the push is in the model, and its picture turns round where it is
}

func throwFarther(_ navigator: Navigator, player: ScreenID) {
  var drag = Interaction.freeDrag(threshold: 0.3)
  drag.release.projection = 0.2
  drag.finishMotion = .spring(Spring(response: 0.3, dampingRatio: 0.9))
  drag.catchesOnTouchDown = true
  navigator.configure(player, TransitionPolicy(interactions: [drag]))
}

func swipeAnywhere(_ navigator: Navigator) {
  guard case .pan(var pan) = Interaction.fullScreenPan().gesture else { return }
  pan.slop = 27
  pan.scrollRule = .yields
  var swipe = Interaction.fullScreenPan()
  swipe.gesture = .pan(pan)
  navigator.policy.interactions = [.edgePan(), swipe]
}

func landOverAPager(_ navigator: Navigator, finger: PointerSample) -> Bool {
  let pager = Scrollable(axis: .horizontal, offset: 402, upper: 1206, isPager: true)
  let list = Scrollable(axis: .vertical, offset: 120, upper: 3000)
  navigator.pointerDown(finger, scrollables: [list, pager])
  return navigator.pointerMoved(
    PointerSample(position: finger.position + Vector(dx: 40), time: finger.time + 0.05)) == .claimed
}

@Suite("How a transition works")
struct HowATransitionWorks {
  @Test func anObserverHearsARunOnce() {
    let stage = Stage(root: 0)
    let log = Log()
    stage.navigator.observer = log
    stage.push(1)
    stage.settle()
    #expect(log.lines == ["begins", "is decided: finish", "has ended: finished"])
  }

  @Test func aPopDuringAPushTurnsItsPictureRound() {
    let stage = Stage(root: 0)
    interrupt(stage.navigator, detail: 1, now: stage.clock.time)
    #expect(stage.settle() == .finished)
    #expect(stage.callbacks.filter { $0 == .didEnd(.push, .finished) }.count == 1)
    #expect(stage.navigator.screens == [0])
  }

  @Test func aPagerInItsMiddleKeepsTheSwipe() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.settle()
    swipeAnywhere(stage.navigator)
    let finger = PointerSample(position: Point(x: 200, y: 300), time: stage.clock.time)
    #expect(!landOverAPager(stage.navigator, finger: finger))
  }

  @Test func aDragCanBeMadeToNeedMore() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .grow())
    stage.settle()
    throwFarther(stage.navigator, player: 1)
    stage.finger.begin(at: Point(x: 100, y: 300))
    stage.finger.drag(by: Vector(dx: 110, dy: 60), over: 0.5)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }
}
