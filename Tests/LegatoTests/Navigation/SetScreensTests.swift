// All screens set at once.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct SetScreensTests {
  /// A stack of screens 0, 1 and 2.
  private func three() -> Stage {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    stage.push(2, animated: false)
    return stage
  }

  @Test func aTopThatLayBelowComesAsByAPop() {
    let stage = three()
    #expect(stage.setScreens([5, 1]))
    #expect(stage.runs.last?.request.operation == .pop)
    #expect(stage.navigator.screens == [5, 1])
    #expect(stage.settle() == .finished)
    #expect(stage.mounted == [1] && !stage.navigator.contains(0) && !stage.navigator.contains(2))
    #expect(stage.pop())
    #expect(stage.settle() == .finished && stage.navigator.screens == [5])
  }

  @Test func aNewTopComesAsByAPush() {
    let stage = three()
    #expect(stage.setScreens([0, 7, 8]))
    #expect(stage.runs.last?.request.operation == .push)
    #expect(stage.navigator.screens == [0, 7, 8])
    #expect(stage.settle() == .finished)
    #expect(stage.popToRoot() && stage.settle() == .finished)
  }

  @Test func theRootCanBeAnother() {
    let stage = three()
    #expect(stage.setScreens([9]))
    stage.settle()
    #expect(stage.navigator.screens == [9] && !stage.pop())
  }

  @Test func theSameTopMovesNothing() {
    let stage = three()
    let callbacks = stage.callbacks
    #expect(stage.setScreens([3, 2]))
    #expect(stage.callbacks == callbacks && stage.layers.isEmpty && !stage.isRunning)
    #expect(stage.navigator.screens == [3, 2])
    #expect(stage.pop() && stage.settle() == .finished)
    #expect(stage.navigator.screens == [3])
  }

  @Test func whatAScreenSaidStaysWithIt() {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    stage.present(2, policy: TransitionPolicy(interactions: [.verticalPan()]), animated: false)
    stage.setScreens([0, 2])
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    stage.finger.drag(by: .down(300))
    #expect(stage.navigator.request?.operation == .dismiss)
    stage.finger.release()
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func aScreenThatComesToLieOverAnotherOneKeepsTheBackGestureOfItsRoute() {
    let stage = Stage(root: 0)
    stage.navigator.setForwardRoutes(
      [GestureRoute(.hubPan(.left), .forward(key: 1), backGesture: .hubPan(.right))], of: 0)
    stage.finger.begin(at: Point2D(x: 300, y: 400))
    stage.finger.drag(by: .left(300))
    stage.finger.release()
    #expect(stage.settle() == .finished)
    stage.setScreens([0, 5, 1])
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(200))
    #expect(stage.navigator.request?.to == 5)
  }

  @Test func nothingIsDoneForNoScreensOrTheSameTwice() {
    let stage = three()
    #expect(!stage.setScreens([]) && !stage.setScreens([1, 1]) && !stage.setScreens([4, -1]))
    stage.allows = { _ in false }
    #expect(!stage.setScreens([0, 5]))
    #expect(stage.navigator.screens == [0, 1, 2] && !stage.isRunning)
  }

  @Test(arguments: [[5, 1], [6, 7]] as [[ScreenID]]) func itCanBeTakenBack(screens: [ScreenID]) {
    let stage = three()
    stage.setScreens(screens)
    stage.advance(frames: 3)
    stage.reverse()
    #expect(stage.navigator.screens == [0, 1, 2])
    #expect(stage.settle() == .finished)
    #expect(stage.mounted == [2] && stage.navigator.screens == [0, 1, 2])
  }

  @Test func aFingerCanCatchItAndTakeItBack() {
    let stage = three()
    stage.setScreens([0, 6, 7])
    stage.advance(frames: 5)
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    stage.finger.drag(by: .right(250))
    #expect(stage.navigator.screens == [0, 6, 7])
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.screens == [0, 1, 2] && stage.mounted == [2])
  }

  @Test func aPopThatAFingerHoldsGoesHomeIfItsScreenIsGone() {
    let stage = three()
    stage.finger.begin(at: Point2D(x: 4, y: 400))
    stage.finger.drag(by: .right(200))
    let before = stage.frame(of: .screen(2))
    #expect(stage.setScreens([2]))
    #expect(stage.frame(of: .screen(2)) == before)
    #expect(stage.finger.isDown && stage.navigator.screens == [2])
    stage.finger.drag(by: .right(100))
    #expect(stage.finger.response == .denied)
    stage.reverse()
    stage.secondFinger.begin(at: Point2D(x: 200, y: 300))
    stage.secondFinger.drag(by: .right(100))
    #expect(stage.settle() == .cancelled)
    #expect(stage.navigator.screens == [2] && stage.mounted == [2])
  }

  @Test func aPushThatRunsGoesToItsEndOverOtherScreens() {
    let stage = three()
    stage.push(3)
    stage.advance(frames: 3)
    #expect(stage.setScreens([8, 3]))
    stage.reverse()
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [8, 3] && stage.mounted == [3])
    #expect(stage.pop() && stage.settle() == .finished && stage.navigator.screens == [8])
  }

  @Test func whatAReleaseHasDecidedIsCommittedByWhoeverSetsIt() {
    let stage = three()
    stage.finger.begin(at: Point2D(x: 4, y: 400))
    stage.finger.flick(by: .right(200), over: 0.1)
    stage.advance(frames: 2)
    let places = stage.navigator.states.map(\.translationX)
    #expect(stage.setScreens([0, 1]))
    #expect(stage.navigator.states.map(\.translationX) == places, "nothing is seen of it")
    // What takes hold of it brings the screen back, by a run of its own.
    stage.finger.begin(at: Point2D(x: 380, y: 400))
    stage.finger.drag(by: .left(370), over: 0.2)
    stage.finger.release()
    stage.settle()
    #expect(stage.runs.suffix(2).map(\.request.operation) == [.pop, .push] && stage.navigator.screens == [0, 1, 2])
  }

  @Test func aDecidedPopCountsFirst() {
    let stage = three()
    stage.finger.begin(at: Point2D(x: 4, y: 400))
    stage.finger.flick(by: .right(200))
    #expect(stage.setScreens([4, 1]))
    #expect(stage.settle() == .finished && stage.navigator.screens == [4, 1])
  }

  @Test func whatIsAskedForWhileSomethingElseIsComesAfterIt() {
    let stage = three()
    stage.allows = { [unowned stage] _ in
      stage.allows = nil
      return stage.setScreens([1])
    }
    #expect(stage.pop())
    #expect(stage.navigator.screens == [1] && stage.settle() == .finished)
  }

  @Test func aSheetOverAnotherScreenIsThereTheWholeWay() {
    let stage = Stage(root: 0)
    stage.present(1, detents: [0.5], animated: false)
    stage.push(2, animated: false)
    stage.setScreens([4, 1])
    #expect(stage.settle() == .finished)
    #expect(stage.mounted == [1] && stage.layers.isEmpty)
  }

  @Test func whatMovesOnlyByResidualsIsNotDecidedAgain() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.advance(by: 0.1)
    stage.push(2, transition: .fade.with(motion: .curve(.linear, duration: 0.02)))
    stage.advance(by: 0.05)
    #expect(stage.isRunning && stage.navigator.phase == .ended(.finish))
    stage.setScreens([5, 2])
    stage.settle()
    #expect(stage.callbacks.filter { $0 == .willEnd(.push, .finish) }.count == 2)
  }
}
