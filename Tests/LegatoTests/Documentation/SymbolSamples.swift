// The samples in the comments of symbols, as they stand there; ArticleTests compares them.

import Legato
import LegatoTesting
import Testing

func requestAZoom(_ navigator: Navigator, now: Double) {
  navigator.send(.request(.push(3).with(transition: .zoom)), at: now)
}

@Suite("Samples of symbols")
struct SymbolSamples {
  @Test func aTrackerReadsTheFingersVelocity() {
    let tracker = VelocityTracker()
    tracker.add(Point2D(x: 0, y: 0), at: 0)
    tracker.add(Point2D(x: 20, y: 0), at: 0.016)
    let velocity = tracker.velocity(at: 0.016)  // 1250 points per second to the right
    #expect(velocity == Vector2D(dx: 1250))
  }

  @Test func aTimelineIsDescribedFromTheCoveredScreenToTheCoveringOne() {
    let transition = ScreenTransition(motion: .decay(timeConstant: 0.06)) { context in
      let timeline = TimelineBuilder(context)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .translationX, from: context.size.width, to: 0)
      return timeline.build()
    }
    let stage = Stage(root: 0)
    stage.push(1, transition: transition)
    #expect(stage.state(of: .screen(1))?.translationX == 402)
  }

  @Test func aStagePlaysASwipe() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.settle()
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(300), over: 0.3)
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0])
  }

  @Test func transitionsAndElementsCompose() {
    let turning = ScreenTransition.fade.combined(with: .scale())
    let rising = ElementModifier().fade().move(by: Vector2D(dy: 40)).delay(0.2).curve(.easeOut)
    let stage = Stage(root: 0)
    stage.push(1, transition: turning.modifyingElements(entering: rising))
    stage.advance(frames: 3)
    #expect(stage.state(of: .screen(1)).map { $0.opacity < 1 } == true)
    #expect(stage.settle() == .finished)
  }

  @Test func aTraceHasEveryFrame() {
    let stage = Stage(root: 0)
    let trace = stage.trace {
      stage.push(1)
      stage.settle()
    }
    #expect(trace.frames.count > 20)
  }
}
