// The headless host: what it shows, receives and records.

import Legato
import LegatoTesting
import Testing

@Suite struct StageTests {
  @Test func aTransitionIsTestedInTenLines() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.settle()
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(212), over: 0.3)
    #expect(stage.state(of: .screen(1))?.translationX == 200)
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0])
  }

  @Test func callbacksComeInTheirOrder() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.settle()
    #expect(
      stage.callbacks == [
        .shouldBegin(.push), .willBegin(.push), .willEnd(.push, .finish), .didEnd(.push, .finished),
      ])
    #expect(stage.outcomes == [.finished])
    #expect(stage.runs[0].decisions == [.finish])
    #expect(stage.runs[0].fractions.last == 1)
  }

  @Test func whatIsMountedIsTheRunsScreensAndThenTheTopOne() {
    let stage = Stage(root: 0)
    #expect(stage.mounted == [0])
    stage.push(1)
    #expect(stage.mounted == [0, 1])
    #expect(stage.visible == [0])
    stage.advance(frames: 1)
    #expect(stage.visible == [0, 1])
    #expect(stage.state(of: .dimming(over: 0)) != nil)
    stage.settle()
    #expect(stage.mounted == [1])
    #expect(stage.visible == [1])
    #expect(stage.state(of: .screen(1)) == .rest)
    #expect(stage.state(of: .screen(0)) == nil)
  }

  @Test func aVetoIsHeardAndNothingElse() {
    let stage = Stage(root: 0)
    stage.allows = { $0.operation != .push }
    #expect(!stage.push(1))
    #expect(stage.callbacks == [.shouldBegin(.push)])
    #expect(stage.runs.isEmpty)
  }

  @Test func aMissingScreenDeniesTheRun() {
    let stage = Stage(root: 0)
    stage.setMissing(1)
    #expect(!stage.push(1))
    stage.setMissing(1, false)
    #expect(stage.push(1))
  }

  @Test func elementsComeInTheOrderOfPlacing() {
    let stage = Stage(root: 0)
    let (cell, photo) = (Rect2D(x: 10, y: 10, width: 40, height: 40), Rect2D(x: 0, y: 200, width: 402, height: 300))
    stage.place(5, in: 0, at: cell)
    stage.place(6, in: 0, at: cell, radius: 8)
    stage.place(6, in: 1, at: photo)
    stage.place(7, in: 0, at: cell)
    let request = TransitionRequest(operation: .push, from: 0, to: 1)
    #expect(stage.measure(request)?.touchedElement == 6)
    stage.touchedElement = 7
    let context = stage.measure(request)
    #expect(context?.elements.map(\.id) == [5, 6, 7] && context?.touchedElement == 7)
    #expect(
      context?.elements[1] == SharedElement(id: 6, covered: cell, covering: photo, coveredRadius: 8, coveringRadius: 0))
    stage.remove(7, from: 0)
    #expect(stage.measure(TransitionRequest(operation: .pop, from: 1, to: 0))?.elements.count == 2)
  }

  @Test(arguments: [60.0, 120]) func framesComeAtTheDisplaysRate(rate: Double) {
    let stage = Stage(root: 0, frameRate: rate)
    var frames = 0
    stage.onFrame = { frames += 1 }
    stage.advance(by: 0.5)
    #expect(frames == Int(rate / 2))
    stage.finger.begin(at: .zero)
    stage.finger.drag(by: .right(10), over: 0.1)
    #expect(frames == Int(rate / 2) + Int(rate / 10))
  }

  @Test func aLayersFrameIsWhereItIsSeen() {
    var state = LayerState.rest
    state.scaleX = 0.5
    state.scaleY = 0.5
    state.translationX = 10
    state.clipLeft = 20
    let frame = state.frame(of: Rect2D(x: 0, y: 0, width: 100, height: 200))
    #expect(frame == Rect2D(x: 45, y: 50, width: 40, height: 100))
  }

  @Test func aClockIgnoresWhatIsNoTime() {
    var clock = VirtualClock(time: .nan, frameRate: -1)
    for step in [Double.nan, .infinity, -1, 0] { clock.advance(by: step) }
    #expect(clock == VirtualClock(time: 0, frameRate: 60))
  }
}
