// Operations on the stack, alone and on top of one another.

import Legato
import LegatoTesting
import Testing

@Suite struct NavigationStackTests {
  private func stage(_ screens: Int32, interactions: [Interaction]? = nil) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: interactions))
    for screen in 1..<max(screens, 1) { stage.push(ScreenID(screen), animated: false) }
    return stage
  }

  @Test func aPushCommitsWhenItBegins() {
    let stage = stage(1)
    stage.push(1)
    #expect(stage.navigator.screens == [0, 1])
    #expect(stage.navigator.top == 1)
    #expect(stage.isRunning)
  }

  @Test func anInteractivePopCommitsWhenItHasSettled() {
    let stage = stage(2)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.flick(by: .right(200))
    #expect(stage.navigator.screens == [0, 1])
    // Which screen answers follows the decision, not the end of the settle.
    #expect(stage.navigator.top == 0)
    stage.settle()
    #expect(stage.navigator.screens == [0])
  }

  @Test func anInteractivePopCommitsAtOnceWhenSomethingElseIsAskedFor() {
    let stage = stage(2)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.flick(by: .right(200))
    stage.push(2)
    #expect(stage.navigator.screens == [0, 2])
    #expect(stage.settle() == .finished)
    #expect(stage.outcomes.suffix(2) == [.finished, .finished])
  }

  @Test func aPopOverAPopBeginsAsFastAsItsPageIsSeenToMove() throws {
    let stage = stage(3)
    stage.pop()
    stage.advance(frames: 2)
    let place = { try #require(stage.frame(of: .screen(1))).minX }
    let start = try place()
    stage.advance(by: 0.001)
    let before = try place()
    stage.pop()
    stage.advance(by: 0.001)
    let after = try place()
    // A push's decay sets off by 6,700 points a second.
    #expect(((after - before) - (before - start)).magnitude < 0.4)
  }

  @Test(arguments: [150.0, 250, 390])
  func aThrownPageIsOverAsSoonAsNothingMovesByHalfAPoint(travel: Double) {
    let stage = stage(2)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.flick(by: .right(travel))
    var inSight = stage.navigator.time
    while stage.isRunning {
      stage.advance(frames: 1)
      if let page = stage.frame(of: .screen(1)), page.minX < 401.5 { inSight = stage.navigator.time }
    }
    #expect(stage.outcomes.last == .finished)
    #expect(stage.navigator.time - inSight < 0.05, "it stood for \(stage.navigator.time - inSight) s")
  }

  @Test func aScreenIsNotPushedTwice() {
    let stage = stage(2)
    #expect(!stage.push(1) && !stage.push(0) && !stage.present(1) && !stage.replace(1))
    #expect(!stage.push(.none))
    #expect(stage.navigator.screens == [0, 1])
    stage.pop(animated: false)
    #expect(stage.push(1))
  }

  @Test func theRootStays() {
    let stage = stage(1)
    #expect(!stage.pop() && !stage.popToRoot() && !stage.dismiss() && !stage.pop(to: 0))
    #expect(stage.callbacks.isEmpty)
  }

  @Test func popToTakesAllAbove() {
    let stage = stage(5)
    #expect(!stage.pop(to: 4) && !stage.pop(to: 9))
    #expect(stage.pop(to: 1))
    #expect(stage.navigator.screens == [0, 1])
    #expect(stage.mounted == [1, 4])
    stage.settle()
    stage.push(2, animated: false)
    #expect(stage.popToRoot())
    #expect(stage.navigator.screens == [0])
  }

  @Test func popToRootDuringAPush() {
    let stage = stage(3)
    stage.push(3)
    stage.advance(frames: 3)
    #expect(stage.popToRoot())
    #expect(stage.navigator.screens == [0])
    #expect(stage.mounted == [0, 2, 3])
    #expect(stage.settle() == .finished)
    #expect(stage.mounted == [0])
  }

  @Test func aPushDuringAPushShowsThreeScreens() {
    let stage = stage(1)
    stage.push(1)
    stage.advance(frames: 4)
    let before = stage.frame(of: .screen(1))
    stage.push(2)
    #expect(stage.mounted == [0, 1, 2])
    #expect(stage.frame(of: .screen(1)) == before)
    stage.advance(frames: 1)
    #expect(stage.visible == [0, 1, 2])
    stage.settle()
    #expect(stage.navigator.screens == [0, 1, 2])
    #expect(stage.outcomes.suffix(2) == [.finished, .finished])
  }

  @Test func aPopDuringAPushLooksLikeAReversal() {
    let stage = stage(1)
    stage.push(1)
    stage.advance(frames: 3)
    let before = stage.frame(of: .screen(1))
    stage.pop()
    // The push is never cancelled: it has committed.
    #expect(stage.outcomes == [.finished])
    #expect(stage.navigator.screens == [0])
    #expect(abs((stage.frame(of: .screen(1))?.minX ?? 0) - (before?.minX ?? 1)) < 1e-9)
    var last = before?.minX ?? 0
    var turned = false
    while stage.isRunning {
      stage.advance(frames: 1)
      let x = stage.frame(of: .screen(1))?.minX ?? 402
      // It moves on a little, turns once and returns.
      if x > last { turned = true } else { #expect(!turned || x >= last - 1) }
      last = x
    }
    #expect(turned)
  }

  @Test func replacePutsAScreenInTheTopOnesPlace() {
    let stage = stage(2)
    stage.replace(2)
    #expect(stage.navigator.screens == [0, 2])
    stage.settle()
    stage.pop()
    #expect(stage.callbacks.contains(.willBegin(.pop)))
    #expect(stage.navigator.screens == [0])
  }

  @Test func whatWasPresentedIsDismissed() {
    let stage = stage(1)
    stage.present(1)
    stage.settle()
    stage.push(2)
    stage.settle()
    #expect(stage.dismiss())
    #expect(stage.navigator.screens == [0])
    stage.settle()
    stage.present(3)
    stage.settle()
    stage.pop()
    #expect(stage.callbacks.suffix(3).contains(.willBegin(.dismiss)))
  }

  @Test func withoutAnimationARunTakesNoTime() {
    for isReduced in [false, true] {
      let stage = stage(1)
      stage.reducedMotion = isReduced
      stage.push(1)
      stage.advance(frames: 2)
      stage.push(2, animated: false)
      #expect(!stage.isRunning)
      #expect(stage.mounted == [2])
    }
  }

  @Test func aPushCostsTheSameHoweverDeepTheStack() {
    let stage = stage(20_000)
    let layers = stage.push(20_000)
    #expect(layers)
    stage.advance(frames: 1)
    #expect(stage.mounted == [19_999, 20_000])
  }

  @Test(arguments: ReadingDirection.allCases) func theEdgeSwipeComesFromTheLeadingEdge(layout: ReadingDirection) {
    for (edge, way) in [(5.0, 1.0), (397, -1)] {
      let stage = Stage(root: 0, layoutDirection: layout)
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: edge, y: 400))
      stage.finger.flick(by: .right(200 * way))
      stage.settle()
      let isLeading = (edge < 200) == (layout == .leftToRight)
      #expect(stage.navigator.screens == (isLeading ? [0] : [0, 1]))
    }
  }

  @Test(arguments: [(Int32(3), TransitionOperation.pop), (3, .dismiss), (3, .close), (-1, .push)])
  func aFingerBringsNothingThatACallWouldNot(row: (key: Int32, operation: TransitionOperation)) {
    let stage = Stage(root: 0)
    stage.navigator.setForwardRoutes(
      [GestureRoute(.fullScreenPan(.left), .forward(key: row.key, row.operation))], of: 0)
    #expect(!stage.request(.add(ScreenID(row.key), by: row.operation)))
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .left(100))
    #expect(stage.finger.response == .denied)
    #expect(stage.callbacks.isEmpty)
  }

  @Test(arguments: [TransitionOperation.push, .present, .open]) func whatIsOnTopSaysHowSeveralGo(
    operation: TransitionOperation
  ) {
    let back: [(Stage) -> Bool] = [{ $0.pop() }, { $0.pop(to: 0) }, { $0.popToRoot() }]
    for body in back {
      let stage = Stage(root: 0)
      stage.push(1, animated: false)
      stage.request(.add(2, by: operation).with(animated: false))
      #expect(body(stage))
      #expect(stage.runs.last?.request.operation == operation.inverse)
    }
  }
}
