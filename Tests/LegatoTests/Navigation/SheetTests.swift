// A presented screen that rests at detents.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct SheetTests {
  private static let height = 874.0

  /// A sheet at its first detent, half-way.
  private func sheet() -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: .cover(.up, dim: 0.4)))
    stage.present(1, detents: [0.5, 1])
    stage.settle()
    return stage
  }

  private func y(_ stage: Stage) -> Double? { stage.frame(of: .screen(1))?.minY }

  /// Whether the sheet rests at a detent, over the presenting screen.
  private func rests(_ stage: Stage, at detent: Double) -> Bool {
    !stage.isRunning && stage.mounted == (detent < 1 ? [0, 1] : [1]) && stage.navigator.screens == [0, 1]
      && stage.navigator.top == 1 && isClose(y(stage), Self.height * (1 - detent), within: 0.3)
  }

  private func drag(_ stage: Stage, by travel: Vector2D) {
    stage.finger.begin(at: Point2D(x: 200, y: 600))
    stage.finger.drag(by: travel, over: 0.4)
  }

  @Test func itComesToItsFirstDetentAndKeepsItsPicture() {
    let stage = sheet()
    #expect(stage.outcomes == [.finished])
    #expect(stage.runs[0].decisions == [.detent(at: 0.5)])
    #expect(rests(stage, at: 0.5))
    #expect(isClose(stage.state(of: .dimming(over: 0))?.opacity, 0.2))
    #expect(stage.layers.count == 3)
  }

  @Test func aFingerTakesItUpFromExactlyThere() {
    let stage = sheet()
    drag(stage, by: .up(110))
    #expect(stage.finger.response == .claimed)
    #expect(isClose(y(stage), Self.height / 2 - 100, within: 0.3))
    stage.finger.drag(by: .up(300), over: 0.4)
    stage.finger.release()
    #expect(stage.settle() == .detent(at: 0))
    #expect(rests(stage, at: 1))
    // At the top a finger that goes up is the page's, and one that goes down takes it back to its detent.
    drag(stage, by: .up(100))
    #expect(stage.finger.response == .denied)
    stage.finger.release()
    drag(stage, by: .down(400))
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .detent(at: 0.5))
    #expect(rests(stage, at: 0.5))
  }

  @Test func aFlickDownTakesItPastItsDetentsAndAway() {
    let stage = sheet()
    stage.finger.begin(at: Point2D(x: 200, y: 600))
    stage.finger.flick(by: .down(200))
    #expect(stage.navigator.top == 0)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0] && stage.mounted == [0])
  }

  @Test func aCancelledGestureGoesBackToWhereItRested() {
    let stage = sheet()
    drag(stage, by: .up(300))
    stage.finger.cancel()
    #expect(stage.settle() == .cancelled)
    #expect(rests(stage, at: 0.5))
  }

  @Test func aRequestDismissesItFromThere() {
    let stage = sheet()
    let before = y(stage)
    #expect(stage.dismiss())
    #expect(isClose(y(stage), before ?? 0))
    #expect(stage.settle() == .finished)
    #expect(stage.mounted == [0])
  }

  @Test func aDismissalThatIsTakenBackReturnsToTheDetent() {
    let stage = sheet()
    stage.dismiss()
    stage.advance(frames: 3)
    stage.reverse()
    #expect(stage.settle() == .finished)
    #expect(rests(stage, at: 0.5))
  }

  @Test func aVetoLeavesItWhereItRests() {
    let stage = sheet()
    let digest = stage.digest
    stage.allows = { _ in false }
    #expect(!stage.dismiss() && !stage.push(2))
    drag(stage, by: .up(100))
    #expect(stage.finger.response == .denied)
    #expect(stage.digest == digest && rests(stage, at: 0.5))
  }

  @Test(arguments: [true, false]) func aDenialLeavesItWhereItRestsThoughItsPresenterIsMissing(isVetoed: Bool) {
    let stage = sheet()
    let digest = stage.digest
    stage.setMissing(0)
    if isVetoed { stage.allows = { _ in false } } else { stage.setMissing(2) }
    #expect(!stage.push(2) && !stage.dismiss())
    #expect(stage.digest == digest && rests(stage, at: 0.5))
    stage.setMissing(0, false)
    #expect(stage.navigator.entries[1].detent == 0.5 && stage.navigator.entries[1].resting != nil)
    stage.allows = nil
    stage.setMissing(2, false)
    stage.push(2, transition: .cover(.left))
    stage.advance(frames: 2)
    #expect(stage.mounted == [0, 1, 2])
    #expect(isClose(y(stage), Self.height / 2, within: 0.3))
  }

  @Test func whatBringsItBackOverAMissingPresenterLeavesNothingMounted() {
    let stage = sheet()
    stage.replace(2, transition: .cover(.left))
    stage.advance(frames: 2)
    stage.setMissing(0)
    stage.reverse()
    stage.settle()
    #expect(stage.navigator.screens == [0, 1] && stage.mounted == [1])
    #expect(stage.navigator.entries[1].detent == 1)
  }

  @Test func whatBringsItBackAfterAResizeShowsItInTheNewSize() {
    let stage = sheet()
    stage.setScreens([1, 0, 2])
    stage.advance(frames: 2)
    stage.resize(to: Size2D(width: 874, height: 402))
    stage.reverse()
    stage.settle()
    #expect(stage.navigator.screens == [0, 1] && isClose(y(stage), 201, within: 0.3))
  }

  @Test func whatEndsOverItAtAResizeLeavesItWhereItRests() {
    let stage = sheet()
    stage.push(2, transition: .cover(.left))
    stage.settle()
    stage.pop()
    stage.advance(frames: 2)
    stage.setMissing(2)
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(!stage.isRunning && stage.mounted == [0, 1])
    #expect(isClose(y(stage), 201, within: 0.3))
  }

  @Test func aResizeMeasuresItAnewWhereItRests() {
    let stage = sheet()
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(isClose(y(stage), 201, within: 0.3))
    #expect(stage.mounted == [0, 1])
    stage.setMissing(0)
    stage.resize(to: Size2D(width: 402, height: 874))
    #expect(stage.mounted == [1])
  }

  @Test(arguments: [TransitionOperation.push, .present], [true, false])
  func whatCoversItLeavesItWhereItRests(operation: TransitionOperation, isAnimated: Bool) {
    let stage = sheet()
    let digest = stage.digest
    stage.request(.add(2, by: operation).with(transition: .cover(.left), animated: isAnimated))
    stage.advance(frames: 2)
    if isAnimated {
      #expect(stage.mounted == [0, 1, 2])
      #expect(isClose(y(stage), Self.height / 2, within: 0.3))
    }
    stage.settle()
    #expect(stage.mounted == [2])
    stage.pop(animated: isAnimated)
    stage.advance(frames: 2)
    #expect(stage.mounted == (isAnimated ? [0, 1, 2] : [0, 1]))
    #expect(isClose(y(stage), Self.height / 2, within: 0.3))
    stage.settle()
    #expect(rests(stage, at: 0.5))
    #expect(stage.digest == digest)
  }

  @Test func aPushOverItThatIsTakenBackMovesItNowhere() {
    let stage = sheet()
    stage.push(2, transition: .cover(.left))
    stage.advance(frames: 3)
    stage.pop()
    while stage.isRunning {
      #expect(isClose(y(stage), Self.height / 2, within: 0.3))
      stage.advance(frames: 1)
    }
    #expect(rests(stage, at: 0.5))
  }

  @Test func whatDimsItLiesOverTheWholeContainer() {
    let stage = sheet()
    stage.push(2, transition: .push)
    for _ in 0..<5 {
      stage.advance(frames: 1)
      #expect(isClose(stage.frame(of: .dimming(over: 1))?.minY, 0))
    }
  }

  @Test func whatWasOnItsWayOverItLeavesItAtItsDetentWhenAllGo() {
    let stage = sheet()
    stage.push(2, transition: .cover(.left))
    stage.advance(frames: 3)
    stage.dismiss()
    while stage.isRunning {
      if let y = y(stage) { #expect(isClose(y, Self.height / 2, within: 0.3)) }
      stage.advance(frames: 1)
    }
    #expect(stage.navigator.screens == [0] && stage.mounted == [0])
  }

  @Test func whenAllAboveItGoAtOnceItIsAtItsDetent() {
    let stage = sheet()
    stage.push(2, animated: false)
    stage.present(3, detents: [0.25])
    stage.settle()
    stage.present(4, detents: [0.25])
    stage.advance(frames: 4)
    stage.pop(to: 1)
    while stage.isRunning {
      #expect(isClose(y(stage), Self.height / 2, within: 0.3))
      stage.advance(frames: 1)
    }
    #expect(rests(stage, at: 0.5))
  }

  @Test func itMovesToAnotherOfItsDetentsWithoutAFinger() {
    for reducedMotion in [false, true] {
      let stage = sheet()
      stage.reducedMotion = reducedMotion
      #expect(!stage.move(to: 0.5) && !stage.move(to: 0.7))
      #expect(stage.move(to: 1))
      stage.advance(frames: 4)
      #expect(y(stage)! > 1 && y(stage)! < Self.height / 2 - 1)
      #expect(stage.state(of: .screen(1))?.opacity == 1)
      #expect(stage.settle() == .detent(at: 0))
      #expect(rests(stage, at: 1))
      #expect(stage.move(to: 0.5) && stage.settle() == .detent(at: 0.5))
      #expect(rests(stage, at: 0.5))
    }
  }

  @Test func inReducedMotionItFadesRightAtItsDetent() {
    let stage = Stage(
      root: 0, policy: TransitionPolicy(presentation: .cover(.up, dim: 0.4), dismissals: [.fullScreenPan(.down)]))
    stage.reducedMotion = true
    for (event, isComing) in [({ stage.present(1, detents: [0.5]) }, true), ({ stage.dismiss() }, false)] {
      #expect(event())
      stage.advance(by: 0.07)
      #expect(isClose(y(stage), Self.height / 2, within: 0.3))
      #expect(isClose(stage.state(of: .screen(1))?.opacity, 0.5, within: 0.01))
      #expect(isClose(stage.state(of: .dimming(over: 0))?.opacity, 0.1, within: 0.01))
      stage.settle()
      #expect(isComing ? rests(stage, at: 0.5) : stage.mounted == [0])
    }
  }

  @Test func aFadingSheetTravelsTheWholeWayWhenWhatLiesBelowChanges() {
    let stage = Stage(root: 0)
    stage.reducedMotion = true
    stage.present(1, detents: [0.5])
    stage.advance(frames: 2)
    #expect(stage.setScreens([4, 1]))
    stage.advance(frames: 4)
    #expect(y(stage)! > 1 && y(stage)! < Self.height / 2)
    stage.settle()
    #expect(stage.navigator.screens == [4, 1] && stage.mounted == [1])
  }

  @Test func aFingerTakesAFadingSheetOnItsWay() {
    let stage = sheet()
    stage.reducedMotion = true
    stage.dismiss()
    stage.advance(frames: 2)
    drag(stage, by: .up(900))
    stage.finger.release()
    stage.settle()
    #expect(rests(stage, at: 1))
  }

  @Test func takenBackOverAScreenFartherBelowItComesTheWholeWay() {
    let stage = Stage(root: 0)
    stage.push(5, animated: false)
    stage.present(1, detents: [0.5], animated: false)
    stage.popToRoot()
    stage.advance(frames: 2)
    stage.reverse()
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0, 5, 1] && stage.mounted == [1])
  }

  @Test func aSheetOverASheetLeavesBothWhereTheyRest() {
    let stage = sheet()
    stage.present(2, detents: [0.25])
    stage.settle()
    #expect(stage.mounted == [0, 1, 2])
    #expect(isClose(y(stage), Self.height / 2, within: 0.3))
    #expect(isClose(stage.frame(of: .screen(2))?.minY, Self.height * 0.75, within: 0.3))
    stage.dismiss()
    stage.settle()
    #expect(rests(stage, at: 0.5))
  }

  @Test func detentsOutOfRangeAreLeftOut() {
    let stage = Stage(root: 0)
    stage.present(1, detents: [-1, 0, .fraction(.nan), 1, 7])
    #expect(stage.settle() == .finished)
    #expect(stage.layers.isEmpty)
  }
}
