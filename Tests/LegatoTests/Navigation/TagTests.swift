// A host finds its transition again by the tag that it gave it.

import Legato
import LegatoTesting
import Testing

@Suite struct TagTests {
  @Test func aRequestCarriesTheTagWhateverElseIsMadeOfTheTransition() {
    let stage = Stage(root: 0)
    stage.navigator.policy.transition = ScreenTransition.push.tagged(7).with(motion: .curve(.linear, duration: 1))
    stage.push(1)
    stage.push(2, animated: false)
    stage.pop(transition: ScreenTransition.fade.tagged(8))
    #expect(stage.runs.map(\.request.tag) == [7, 7, 8])
  }

  @Test func theReverseHasTheTagOfTheWayInAndATransitionWithoutOneHasNone() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .fade.tagged(3))
    stage.pop()
    stage.push(2)
    #expect(stage.runs.map(\.request.tag) == [3, 3, -1])
  }

  @Test func aRunThatIsReversedKeepsTheTagInReducedMotion() {
    let stage = Stage(root: 0)
    stage.reducedMotion = true
    stage.push(1, transition: .push.tagged(7))
    stage.advance(frames: 2)
    stage.reverse()
    #expect(stage.runs.map(\.request.tag) == [7, 7])
  }
}
