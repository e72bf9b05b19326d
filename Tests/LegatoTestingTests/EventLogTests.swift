// What a navigator was told: printed, and replayed on another one.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct EventLogTests {
  /// A push that is answered later, grabbed and taken back, and a sheet over an element that has moved.
  private func play(on stage: Stage) {
    stage.place(7, in: 0, at: Rect2D(x: 20, y: 300, width: 90, height: 90))
    stage.place(7, in: 1, at: Rect2D(x: 0, y: 200, width: 402, height: 402))
    stage.answersLater = true
    stage.push(1, transition: .imageZoom())
    stage.advance(frames: 3)
    stage.answer(true)
    stage.answersLater = false
    stage.advance(frames: 5)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .down(100), over: 0.1)
    stage.place(7, in: 0, at: Rect2D(x: 20, y: 340, width: 90, height: 90))
    stage.send(.changed)
    stage.finger.release()
    stage.present(2, policy: TransitionPolicy(interactions: [.sheetPan()]), detents: [0.5])
    stage.settle()
    var list = Scrollable(axis: .vertical, offset: 40, upper: 2000)
    list.isShared = true
    stage.finger.begin(at: Point2D(x: 200, y: 600), over: [list])
    stage.finger.drag(by: .down(200))
    stage.finger.release()
    stage.settle()
  }

  @Test func aReplayedLogGivesTheSameStatesAndAsksForTheSame() {
    let stage = Stage(root: 0)
    let log = stage.log { play(on: stage) }
    let replayed = log.replayed(on: Stage(root: 0).navigator)
    #expect(replayed.states == log.states && replayed.states.count > 50)
    #expect(replayed.difference(from: log) == nil)
    #expect(replayed.states.last == NavigatorState(stage.navigator))
  }

  /// The engine leaves a bar on its screen if it finds it there, and marks it in the measured context.
  @Test func aLogStaysAsItIsWhateverItIsReplayedOn() {
    let stage = Stage(root: 0)
    stage.barStyle = .pinned
    for screen in [0, 1, 2] as [ScreenID] {
      stage.setBar(Bar(frame: Rect2D(x: 0, y: 0, width: 402, height: 96)), of: screen)
    }
    let log = stage.log {
      stage.push(1)
      stage.advance(frames: 3)
      stage.push(2)
      stage.settle()
    }
    let attached = ScreenTransition(motion: .curve(.linear, duration: 1)) { context in
      let bare = TransitionContext(operation: .push, from: context.from, to: context.to, size: context.size)
      let timeline = TimelineBuilder(bare)
      for side in Side.allCases { _ = timeline.screen(side) }
      return timeline.build()
    }
    let other = Stage(root: 0, policy: TransitionPolicy(transition: attached))
    #expect(log.replayed(on: other.navigator).difference(from: log) != nil)
    #expect(log.replayed(on: Stage(root: 0).navigator).difference(from: log) == nil)
  }

  @Test func whatAHostHasMeasuredIsKeptAsItWasSent() {
    let navigator = Stage(root: 0).navigator
    let context = TransitionContext(operation: .push, from: 0, to: 1, size: navigator.size)
    var log = EventLog()
    log.send(.request(.push(1)), to: navigator, at: 0)
    log.send(.answered(1, true), to: navigator, at: 0)
    log.send(.measured(1, context), to: navigator, at: 0)
    while log.nextEffect(of: navigator) != nil {}
    context.layoutDirection = .rightToLeft
    #expect(log.replayed(on: Stage(root: 0).navigator).difference(from: log) == nil)
  }

  @Test func aStageDoesTheSameWhileItKeepsALog() {
    let (kept, plain) = (Stage(root: 0), Stage(root: 0))
    _ = kept.log { play(on: kept) }
    play(on: plain)
    #expect(NavigatorState(kept.navigator) == NavigatorState(plain.navigator))
    #expect(kept.runs == plain.runs && kept.callbacks == plain.callbacks)
  }

  /// An observer that asks for something within a callback is heard before the host has done the rest.
  @Test func whatIsAskedForWithinACallbackComesAtTheSameMoment() {
    let stage = Stage(root: 0)
    stage.onCallback = { if $0 == .willBegin(.push), stage.navigator.count == 2 { stage.push(2) } }
    let log = stage.log { stage.push(1, animated: false) }
    stage.onCallback = nil
    #expect(stage.navigator.screens == [0, 1, 2])
    #expect(log.replayed(on: Stage(root: 0).navigator).difference(from: log) == nil)
  }

  @Test func theFirstDifferenceIsSaidInWords() {
    let stage = Stage(root: 0)
    let log = stage.log { stage.push(1, animated: false) }
    let other = log.replayed(on: Stage(root: 5).navigator)
    let difference = other.difference(from: log) ?? ""
    #expect(
      difference.hasPrefix("event 1, 0 s: request 1 leads to\nat 0 s, 402 × 874\nscreens: 5; 5 answers\nasking 1"))
    #expect(difference.contains("instead of\nat 0 s, 402 × 874\nscreens: 0; 0 answers\n"))
    #expect(EventLog().difference(from: log) == "0 events instead of 3")
  }

  @Test func aLogIsPrintedEventByEventWithWhatIsAskedFor() {
    let stage = Stage(root: 0)
    let log = stage.log {
      stage.push(1)
      stage.advance(frames: 1)
      stage.finger.begin(at: Point2D(x: 5, y: 400), over: [.owner(of: .horizontal)])
      stage.finger.cancel()
      stage.setMissing(0)
      stage.send(.changed)
      stage.scrub(to: 0.25)
      stage.pop()
    }
    #expect(
      log.description == """
        0 s: request 1
          ask 1: push 0 → 1
        0 s: answered 1: true
          prepare 1: push 0 → 1
        0 s: measured 1
          show
          willBegin 1
          willEnd 1: finish
        0.017 s: tick
          didChange 1: fraction 0.243
        0.017 s: pointerDown 0 at (5, 400) over 1 scroller
        0.017 s: pointersCancelled
        0.017 s: changed
          measure 1: push 0 → 1
        0.017 s: measured 1: a screen is missing
          didChange 1: fraction 1
          show
          didEnd 1: finished
        0.017 s: scrub to 0.25
        0.017 s: request 2
          ask 2: pop 1 → 0
        0.017 s: answered 2: true
          prepare 2: pop 1 → 0
        0.017 s: measured 2: a screen is missing
          denied 2
        """)
  }
}
