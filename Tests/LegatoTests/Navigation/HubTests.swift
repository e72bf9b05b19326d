// A centre and its neighbors, opened and closed by calls and by fingers.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct HubTests {
  private static let center = ScreenID(10)
  /// A tenth of the width and a pan's slop, in points.
  private static let enough = 402 * 0.1 + 10
  private static let middle = Point2D(x: 200, y: 437)

  private struct Hub {
    let navigator: Navigator
    let neighbors: [Neighbor]
  }

  /// A hub on a stage, whose neighbors are the screens 0, 1 … in their order.
  private func hub(_ neighbors: Neighbor..., layout: ReadingDirection = .leftToRight) -> (hub: Hub, stage: Stage) {
    let navigator = Navigator(root: Self.center, neighbors: neighbors)
    return (Hub(navigator: navigator, neighbors: neighbors), Stage(navigator, layoutDirection: layout))
  }

  private func swipe(_ stage: Stage, _ travel: Vector2D) {
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: travel, over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
  }

  private func open(_ index: Int, of hub: Hub, on stage: Stage, animated: Bool = true) -> Bool {
    let request = hub.navigator.opening(hub.neighbors[index], as: ScreenID(Int32(index)))
    return stage.request(request?.with(animated: animated))
  }

  @Test func aCallOpensANeighborAndAnotherOneGoesBackToTheCentre() {
    let (hub, stage) = hub(.init(.left), .init(.right))
    #expect(!stage.popToRoot(), "it is there already")
    #expect(open(1, of: hub, on: stage))
    #expect(hub.navigator.top == 1 && stage.isRunning)
    #expect(!open(0, of: hub, on: stage) && !open(1, of: hub, on: stage), "one is open already")
    #expect(stage.settle() == .finished && hub.navigator.screens == [Self.center, 1])
    #expect(!open(0, of: hub, on: stage))
    #expect(stage.popToRoot())
    #expect(hub.navigator.top == Self.center && stage.isRunning)
    #expect(!stage.popToRoot())
    #expect(stage.settle() == .finished && hub.navigator.screens == [Self.center])
    #expect(stage.outcomes == [.finished, .finished])
  }

  @Test func withoutAnAnimationItIsThereAtOnce() {
    let (hub, stage) = hub(.init(.left))
    #expect(open(0, of: hub, on: stage, animated: false))
    #expect(!stage.isRunning && hub.navigator.screens == [Self.center, 0] && stage.mounted == [0])
    #expect(stage.popToRoot(animated: false))
    #expect(!stage.isRunning && hub.navigator.screens == [Self.center] && stage.mounted == [Self.center])
  }

  @Test(arguments: ScreenEdge.allCases, ReadingDirection.allCases)
  func aFingerPullsANeighborFromItsSideAndPushesItBack(edge: ScreenEdge, layout: ReadingDirection) {
    let (hub, stage) = hub(.init(edge), layout: layout)
    let pull = Vector2D.toward(edge.inward, 250, in: layout)
    swipe(stage, pull * -1)
    #expect(hub.navigator.top == Self.center && stage.runs.isEmpty, "nothing lies on the other side")
    swipe(stage, pull)
    #expect(hub.navigator.top == 0 && stage.settle() == .finished && hub.navigator.screens == [Self.center, 0])
    swipe(stage, pull)
    #expect(stage.runs.count == 1, "nothing lies beyond it")
    swipe(stage, pull * -1)
    #expect(hub.navigator.top == Self.center && stage.settle() == .finished && hub.navigator.screens == [Self.center])
  }

  @Test(arguments: [(-2.0, false), (2, true)]) func aTenthOfTheWayIsEnoughBothWays(more: Double, isEnough: Bool) {
    let (hub, stage) = hub(.init(.right))
    let outcome = isEnough ? Outcome.finished : .cancelled
    swipe(stage, .left(Self.enough + more))
    #expect(stage.settle() == outcome && hub.navigator.top == (isEnough ? 0 : Self.center))
    stage.request(.add(0, by: .push).with(backGesture: hub.neighbors[0].backGesture, animated: false))
    swipe(stage, .right(Self.enough + more))
    #expect(stage.settle() == outcome && hub.navigator.top == (isEnough ? Self.center : 0))
  }

  @Test func aNeighborComesAndGoesByItsOwnTransitionByCallAndByFinger() {
    let (hub, stage) = hub(.init(.bottom, transition: .cover(.up, dim: 0.5)), .init(.right, transition: .fade))
    let dimming = Layer.Kind.dimming(over: Self.center)
    _ = open(0, of: hub, on: stage)
    #expect(stage.layers.map(\.kind) == [.screen(Self.center), dimming, .screen(0)])
    stage.settle()
    stage.popToRoot()
    #expect(stage.layers.map(\.kind).contains(dimming))
    stage.settle()
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: .left(200), over: 0.3)
    #expect(isClose(stage.state(of: .screen(1))?.translationX, 0))
    #expect((stage.state(of: .screen(1))?.opacity ?? 1) < 1, "it does not fade")
  }

  @Test func gesturesOfItsOwnOpenAndCloseANeighborAndTheScreenItselfHasTheLastWord() {
    let (hub, stage) = hub(
      .init(.left, interactions: [.hubPan(.down)], backGesture: .hubPan(.up)), .init(.right))
    swipe(stage, .right(250))
    #expect(stage.runs.isEmpty)
    swipe(stage, .down(250))
    #expect(stage.settle() == .finished)
    swipe(stage, .left(250))
    #expect(stage.runs.count == 1)
    swipe(stage, .up(250))
    #expect(stage.settle() == .finished && hub.navigator.screens == [Self.center])
    let policy = TransitionPolicy(interactions: [])
    stage.request(hub.navigator.opening(hub.neighbors[1], as: 1)?.with(policy: policy, animated: false))
    swipe(stage, .right(250))
    #expect(hub.navigator.top == 1 && !stage.isRunning)
  }

  @Test func aNeighborOnItsWayIsCaughtWhereItIsAndSentBack() {
    let (hub, stage) = hub(.init(.right, transition: .slide(.left)))
    _ = open(0, of: hub, on: stage)
    stage.advance(frames: 8)
    stage.finger.begin(at: Self.middle)
    let before = stage.frame(of: .screen(0))?.minX ?? 0
    stage.finger.move(to: Self.middle + .right(11))
    #expect(stage.navigator.phase == .tracking)
    #expect(((stage.frame(of: .screen(0))?.minX ?? 0) - before).magnitude <= 1.0001)
    stage.finger.flick(by: .right(150))
    #expect(stage.settle() == .finished && hub.navigator.screens == [Self.center])
    #expect(stage.runs.map(\.request.operation) == [.push, .pop])
  }

  @Test func aCallSendsBackWhatAFingerIsAboutToOpen() {
    let (hub, stage) = hub(.init(.left), .init(.right))
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: .left(100), over: 0.3)
    #expect(hub.navigator.top == Self.center)
    #expect(open(0, of: hub, on: stage))
    stage.finger.drag(by: .left(100), over: 0.3)
    #expect(stage.settle() == .finished && hub.navigator.screens == [Self.center, 0])
    #expect(stage.outcomes == [.cancelled, .finished])
  }

  @Test func whoeverDeniesLeavesTheHubAsItIs() {
    let (hub, stage) = hub(.init(.left))
    stage.allows = { _ in false }
    #expect(!open(0, of: hub, on: stage))
    swipe(stage, .right(250))
    #expect(!stage.isRunning && hub.navigator.screens == [Self.center])
    stage.allows = nil
    _ = open(0, of: hub, on: stage, animated: false)
    stage.allows = { _ in false }
    #expect(!stage.popToRoot())
    swipe(stage, .left(250))
    #expect(!stage.isRunning && hub.navigator.screens == [Self.center, 0])
  }

  @Test func callsInAnyOrderLeaveItWhereTheLastOneThatWasDoneSays() {
    for seed in UInt64(1)...200 {
      var dice = Dice(seed: seed)
      let (hub, stage) = hub(.init(.left), .init(.right), .init(.top, transition: .cover(.down)))
      var shown = Self.center
      for _ in 0..<12 {
        let animated = !dice.once(in: 4)
        if dice.once(in: 2) {
          let index = dice.below(3)
          #expect(open(index, of: hub, on: stage, animated: animated) == (shown == Self.center), "seed \(seed)")
          if shown == Self.center { shown = ScreenID(Int32(index)) }
        } else {
          #expect(stage.popToRoot(animated: animated) == (shown != Self.center), "seed \(seed)")
          shown = Self.center
        }
        #expect(hub.navigator.top == shown)
        stage.advance(frames: dice.below(30))
      }
      stage.settle()
      #expect(hub.navigator.screens == (shown == Self.center ? [shown] : [Self.center, shown]), "seed \(seed)")
      #expect(stage.mounted == [shown] && stage.outcomes.count == stage.runs.count)
    }
  }

  @Test(arguments: [0.016, 0.03, 0.1, 0.19, 0.3]) func twoQuickSwipesGoTwoStations(gap: Double) {
    let (hub, stage) = hub(.init(.left, transition: .slide(.right)), .init(.right, transition: .cover(.left)))
    _ = open(0, of: hub, on: stage, animated: false)
    for _ in 0..<2 {
      stage.finger.begin(at: Point2D(x: 380, y: 437))
      stage.finger.flick(by: .left(220), over: 0.08)
      stage.advance(by: gap)
    }
    stage.settle()
    #expect(hub.navigator.screens == [Self.center, 1])
  }

  @Test func noFingerIsLeftWhereOneLiftsBeyondTheStart() {
    let (hub, stage) = hub(.init(.left), .init(.right))
    let (first, second) = (stage.finger, stage.secondFinger)
    first.begin(at: Self.middle)
    second.begin(at: Point2D(x: 250, y: 437))
    stage.drag([(first, Vector2D.right(60)), (second, Vector2D.right(60))], over: 0.1)
    #expect(stage.navigator.request?.to == 0)
    stage.drag([(first, Vector2D.left(65)), (second, Vector2D.left(65))], over: 0.1)
    let place = Point2D(x: second.position.x - 60, y: 437)
    stage.send(.pointerUp(PointerSample(pointer: 1, position: place, time: stage.navigator.time)))
    first.drag(by: .left(150), over: 0.1)
    first.release()
    #expect(stage.settle() == .finished && hub.navigator.screens == [Self.center, 1])
    #expect(hub.navigator.parts.session.samples.isEmpty)
  }
}
