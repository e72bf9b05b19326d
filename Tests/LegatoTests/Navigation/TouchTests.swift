// You grab what you touch: what a finger reaches, and what it may become, while a run settles.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct TouchTests {
  /// On the right side, where a page that leaves or comes is long to be seen.
  private static let right = Point2D(x: 390, y: 400)
  private static let middle = Point2D(x: 150, y: 400)
  private static let edge = Point2D(x: 5, y: 400)

  /// Three pages, which a swipe from anywhere takes back.
  private func pages(_ interactions: Interaction...) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .push, interactions: interactions))
    stage.push(1, animated: false)
    stage.push(2, animated: false)
    return stage
  }

  private func drag(_ stage: Stage, from point: Point2D, by travel: Vector2D = .right(40)) -> PointerResponse {
    stage.finger.begin(at: point)
    stage.finger.drag(by: travel, over: 0.05)
    return stage.finger.response
  }

  @Test func aDragBesideASheetAtADetentMovesNothing() {
    let policy = TransitionPolicy(presentation: .sheet(), dismissals: [.sheetPan()])
    let stage = Stage(root: 0, policy: policy)
    stage.present(1, detents: [0.5, 1], animated: false)
    let place = stage.frame(of: .screen(1))
    #expect(drag(stage, from: Point2D(x: 200, y: 100), by: .down(120)) == .denied)
    #expect(!stage.isRunning && stage.frame(of: .screen(1)) == place)
    stage.finger.release()
    #expect(drag(stage, from: Point2D(x: 200, y: 600), by: .down(120)) == .claimed)
  }

  @Test func aDragOnAScreenThatLeavesTakesHoldOfIt() {
    let stage = pages(.fullScreenPan())
    stage.pop()
    stage.advance(by: 0.1)
    #expect(stage.navigator.screen(at: Self.right) == nil)
    #expect(drag(stage, from: Self.right, by: .left(40)) == .claimed)
    #expect(stage.navigator.request?.operation == .push && stage.navigator.request?.to == 2)
  }

  @Test func aDragBesideItIsTheChosenScreens() {
    let stage = pages(.fullScreenPan())
    stage.pop()
    stage.advance(by: 0.1)
    #expect(stage.navigator.screen(at: Self.middle) == 1)
    #expect(drag(stage, from: Self.middle) == .claimed)
    #expect(stage.navigator.request?.operation == .pop && stage.navigator.request?.from == 1)
    #expect(stage.navigator.screens == [0, 1])
  }

  @Test(arguments: [0.0, 8]) func aTouchWhoseScreenHasLeftIsOnWhatIsThere(travel: Double) {
    let stage = pages(.fullScreenPan())
    stage.pop()
    stage.advance(by: 0.1)
    stage.finger.begin(at: Self.right)
    stage.finger.drag(by: .right(travel), over: 0.02)
    #expect(stage.settle() == .finished)
    stage.finger.drag(by: .right(40), over: 0.05)
    #expect(stage.finger.response == .claimed)
    #expect(stage.navigator.request?.operation == .pop && stage.navigator.request?.from == 1)
  }

  @Test(arguments: [0.016, 0.03, 0.1, 0.19, 0.3]) func tenEdgeSwipesPopTenScreens(gap: Double) {
    let stage = Stage(root: 0)
    for screen in 1...10 { stage.push(ScreenID(Int32(screen)), animated: false) }
    let before = stage.outcomes.count
    for _ in 0..<10 {
      stage.finger.begin(at: Self.edge)
      stage.finger.flick(by: .right(220), over: 0.08)
      stage.advance(by: gap)
    }
    stage.settle()
    #expect(stage.navigator.screens == [0])
    #expect(stage.outcomes.dropFirst(before) == ArraySlice(repeating: .finished, count: 10))
  }

  @Test(arguments: -8...8) func noTouchAroundTheEndOfARunIsDead(frames: Int) {
    func popped() -> Stage {
      let stage = pages(.fullScreenPan())
      stage.pop()
      return stage
    }
    let (other, stage) = (popped(), popped())
    var count = 0
    while other.isRunning {
      other.advance(frames: 1)
      count += 1
    }
    stage.advance(frames: count + frames)
    #expect(stage.isRunning == (frames < 0))
    #expect(drag(stage, from: Self.middle) == .claimed)
    stage.finger.flick(by: .right(200))
    stage.settle()
    #expect(stage.navigator.screens == [0])
  }

  @Test func fingersThatAreADragAsSoonAsTheRunHasEndedBeginIt() {
    let stage = Stage(root: 0)
    stage.push(1, policy: TransitionPolicy(interactions: [.verticalPan(.down)]), animated: false)
    stage.push(2, policy: TransitionPolicy(interactions: [.fullScreenPan(), .pinch()]), animated: false)
    stage.pop()
    stage.advance(by: 0.1)
    stage.finger.begin(at: Self.right)
    stage.secondFinger.begin(at: Point2D(x: 390, y: 600))
    // That is no way of the screen that leaves, and may become a pinch of it.
    stage.drag([(stage.finger, .down(30)), (stage.secondFinger, .down(30))], over: 0.2)
    #expect(stage.settle() == .finished && stage.finger.response == .undecided)
    stage.drag([(stage.finger, .down(20)), (stage.secondFinger, .down(20))], over: 0.2)
    #expect(stage.finger.response == .claimed && stage.navigator.request?.from == 1)
  }

  @Test func aDragAcrossAScreenThatLeavesIsNobodys() {
    let stage = pages(.edgePan())
    stage.pop()
    stage.advance(by: 0.1)
    #expect(drag(stage, from: Self.right, by: .up(40)) == .denied)
    #expect(stage.navigator.screen(at: Self.right) == nil && stage.navigator.screen(at: Self.middle) == 1)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screen(at: Self.right) == 1)
  }

  @Test(arguments: [0, 0.016, 0.1]) func theEdgeOfTheChosenScreenGoesBeforeWhatLiesOnIt(delay: Double) {
    let stage = pages(.edgePan())
    stage.pop()
    stage.advance(by: delay)
    #expect(drag(stage, from: Self.edge) == .claimed)
    #expect(stage.navigator.request?.operation == .pop && stage.navigator.request?.from == 1)
  }

  @Test func theEdgeOfAScreenThatComesTakesHoldOfIt() {
    let stage = pages(.edgePan())
    stage.push(3)
    stage.advance(by: 0.03)
    #expect(stage.navigator.screen(at: Self.middle) == nil, "it is on the page that is left")
    #expect(drag(stage, from: Self.edge) == .claimed)
    #expect(stage.navigator.request?.operation == .pop && stage.navigator.request?.from == 3)
  }

  @Test func fingersWhoseRunIsEndedHoldNothing() {
    let stage = pages(.fullScreenPan())
    #expect(drag(stage, from: Self.middle) == .claimed)
    stage.send(.finish)
    #expect(!stage.isRunning && stage.navigator.pointerResponse == .denied && stage.navigator.screens == [0, 1, 2])
    stage.finger.drag(by: .right(300), over: 0.1)
    stage.finger.release()
    #expect(drag(stage, from: Self.middle) == .claimed)
  }

  @Test func aDenialLeavesTheRunWithTheGestureThatItHad() {
    let stage = Stage(root: 0)
    let policy = TransitionPolicy(interactions: [.verticalPan(.down), .edgePan()])
    stage.push(1, policy: policy)
    stage.advance(by: 0.05)
    stage.allows = { _ in false }
    #expect(drag(stage, from: Self.edge) == .denied)
    #expect(stage.navigator.parts.run?.plan.interaction == nil)
  }

  @Test func elsewhereTheScreenThatIsCoveredAnswersNothing() {
    let stage = pages(.edgePan())
    stage.push(3)
    stage.advance(by: 0.03)
    #expect(drag(stage, from: Self.middle) == .denied)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screen(at: Self.middle) == 3)
  }

  @Test func aDragOnAScreenThatComesTakesHoldOfItFromAnywhere() {
    let stage = pages(.edgePan())
    stage.push(3)
    stage.advance(by: 0.1)
    #expect(stage.navigator.screen(at: Self.right) == 3)
    #expect(drag(stage, from: Self.right) == .claimed)
    #expect(stage.navigator.request?.operation == .pop && stage.navigator.request?.from == 3)
  }

  @Test func whatAnEarlierRunSendsAwayTakesNoTouches() {
    let stage = pages(.fullScreenPan())
    stage.pop()
    stage.advance(by: 0.1)
    stage.pop()
    stage.advance(by: 0.03)
    // Page 2 lies above, and page 1 has hardly left.
    #expect(stage.frame(of: .screen(2))?.contains(Self.right) == true)
    #expect(drag(stage, from: Self.right, by: .left(40)) == .claimed)
    #expect(stage.navigator.request?.operation == .push && stage.navigator.request?.to == 1)
  }

  @Test(arguments: [true, false]) func aForwardGestureToAScreenThatLeavesTakesHoldOfTheRun(isByCall: Bool) {
    let stage = Stage(Navigator(root: 10, neighbors: [.init(.left)]))
    stage.request(stage.navigator.opening(.init(.left), as: 0)?.with(animated: false))
    if isByCall {
      stage.popToRoot()
    } else {
      stage.finger.begin(at: Self.right)
      stage.finger.flick(by: .left(200))
    }
    stage.advance(by: 0.1)
    let count = stage.runs.count
    #expect(drag(stage, from: Self.right) == .claimed)
    #expect(stage.navigator.phase == .tracking && stage.runs.count == count + (isByCall ? 1 : 0))
    stage.finger.flick(by: .right(200))
    stage.settle()
    #expect(stage.navigator.screens == [10, 0])
  }

  @Test func whatLandsOnAnElementLetsTouchesThrough() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.zoomDrag()]))
    stage.place(1, in: 0, at: Rect2D(x: 40, y: 300, width: 120, height: 120))
    stage.place(1, in: 1, at: Rect2D(x: 0, y: 100, width: 402, height: 402))
    stage.push(1)
    stage.settle()
    stage.pop()
    stage.advance(by: 0.05)
    #expect(stage.navigator.isOnMovingScreen(at: Self.middle))
    #expect(stage.navigator.screen(at: Self.middle) == 0)
    #expect(drag(stage, from: Self.middle, by: .down(40)) == .claimed)
    #expect(stage.navigator.request?.operation == .push)
  }

  /// The page of a photo fades away where it is, or over its colour, and there is nothing beside it.
  @Test(arguments: [nil, LayerColor.black]) func whatFadesAwayLetsTouchesThroughOnceItIsHalfGone(color: LayerColor?) {
    let stage = pages(.edgePan())
    stage.coveringColor = color
    stage.push(3, transition: .imageZoom(), animated: false)
    stage.pop()
    var answers: [Bool] = []
    while let page = stage.state(of: .screen(3)), stage.isRunning {
      answers.append(stage.navigator.screen(at: Self.middle) == 2)
      #expect(answers.last == (max(page.opacity, stage.state(of: .dimming(over: 3))?.opacity ?? 0) < 0.5))
      stage.advance(frames: 1)
    }
    #expect(answers.contains(false) && answers.filter { $0 }.count > 5)
  }

  @Test(arguments: [nil, LayerColor.black]) func aDragTakesHoldOfWhatHasHalfFadedAway(color: LayerColor?) {
    let stage = pages(.edgePan())
    stage.coveringColor = color
    stage.push(3, transition: .imageZoom(), animated: false)
    stage.pop()
    while stage.navigator.screen(at: Self.middle) == nil { stage.advance(frames: 1) }
    #expect(drag(stage, from: Self.middle, by: .down(40)) == .claimed)
    #expect(stage.navigator.request?.to == 3)
  }

  @Test(arguments: [(40.0, true), (300.0, false)]) func theMiddleOfTwoFingersSaysWhatAPinchTouches(
    distance: Double, isOnIt: Bool
  ) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .sheet(), interactions: [.pinch()]))
    stage.present(1)
    stage.settle()
    stage.dismiss()
    while (stage.frame(of: .screen(1))?.minY ?? 0) < 600 { stage.advance(frames: 1) }
    // The first finger is on the sheet.
    stage.finger.begin(at: Point2D(x: 100, y: 700))
    stage.secondFinger.begin(at: Point2D(x: 200, y: 700 - distance))
    stage.drag([(stage.finger, .left(40)), (stage.secondFinger, .right(40))], over: 0.05)
    #expect((stage.finger.response == .claimed) == isOnIt)
  }

  @Test(arguments: [Double.nan, .infinity]) func aPointThatIsNoneTouchesTheChosenScreen(x: Double) {
    let stage = pages(.edgePan())
    #expect(stage.navigator.screen(at: Point2D(x: x, y: 0)) == 2)
    stage.pop()
    stage.advance(by: 0.1)
    #expect(stage.navigator.screen(at: Point2D(x: x, y: 0)) == 1)
  }
}
