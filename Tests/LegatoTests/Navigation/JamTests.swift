// What freezes, jams or blackens other libraries' screens.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct JamTests {
  private func stage(screens: Int32) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    for screen in 1..<screens { stage.push(ScreenID(screen), animated: false) }
    return stage
  }

  private func flick(_ stage: Stage) {
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.flick(by: .right(220), over: 0.034)
  }

  @Test(arguments: [1, 2, 5, 12, 40]) func fastRepeatedSwipesJamNothing(framesBetween: Int) {
    // Fault 17 of peers. The page that a swipe has thrown has left the place of the next touch.
    let gone = 9
    let stage = stage(screens: 10)
    let before = stage.outcomes.count
    for _ in 0..<30 {
      flick(stage)
      stage.advance(frames: framesBetween)
    }
    stage.settle()
    #expect(stage.runs.count - before == gone)
    #expect(stage.outcomes.dropFirst(before) == ArraySlice(repeating: .finished, count: gone))
    #expect(stage.navigator.screens == (0..<Int32(10 - gone)).map { ScreenID($0) })
    #expect(stage.mounted == [stage.navigator.top] && stage.layers.isEmpty)
    stage.push(99)
    #expect(stage.settle() == .finished)
  }

  @Test(arguments: ["a fast pan", "a tap", "a touch that is taken away"]) func nothingFreezesAfter(touch: String) {
    // Fault 2 of peers.
    let stage = stage(screens: 3)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    switch touch {
    case "a fast pan":
      stage.finger.drag(by: .right(290), over: 0.01)
      stage.finger.release()
    case "a tap": stage.finger.release()
    default:
      stage.finger.drag(by: .right(250), over: 0.1)
      stage.finger.cancel()
    }
    stage.settle()
    let before = stage.navigator.count
    #expect(before == (touch == "a fast pan" ? 2 : 3))
    flick(stage)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.count == before - 1)
    #expect(stage.mounted == [stage.navigator.top])
  }

  @Test(arguments: ["a call", "a finger", "a call on its way"]) func noBlackScreenAfterADismissalBy(whom: String) {
    // Fault 3 of peers: the presenting screen is in its place, and nothing lies above it.
    let stage = stage(screens: 2)
    stage.present(5)
    if whom == "a call on its way" { stage.advance(frames: 6) } else { stage.settle() }
    if whom == "a finger" {
      flick(stage)
    } else {
      stage.dismiss()
    }
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0, 1])
    #expect(stage.mounted == [1] && stage.visible == [1] && stage.layers.isEmpty)
  }

  @Test func whoeverLetsGoOfAStackLetsGoOfAll() {
    // Fault 10 of peers: the library leaks. It holds neither its host nor, through its runs' closures, itself.
    weak var navigator: Navigator?
    weak var host: Stage?
    do {
      let stage = stage(screens: 3)
      stage.push(7)
      stage.advance(frames: 4)
      stage.finger.begin(at: Point2D(x: 100, y: 400))
      stage.finger.drag(by: .right(100), over: 0.1)
      (navigator, host) = (stage.navigator, stage)
    }
    #expect(navigator == nil && host == nil)
  }
}
