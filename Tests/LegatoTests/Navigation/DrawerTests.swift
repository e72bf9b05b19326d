// A panel over a screen, opened and closed by calls and by fingers.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct DrawerTests {
  private static let content = ScreenID(10)
  /// The key by which a drawer asks for its panel.
  private static let panel = ScreenID(0)
  private static let extent = 300.0
  private static let slop = 10.0
  private static let middle = Point2D(x: 200, y: 437)

  private struct Drawer {
    let navigator: Navigator
    let place: Neighbor
    var isOpen: Bool { !navigator.isAtCenter }
    func opening(animated: Bool = true) -> Navigator.Request? {
      navigator.opening(place, as: DrawerTests.panel)?.with(animated: animated)
    }
  }

  /// A drawer on a stage, whose panel is as deep as `extent`.
  private func drawer(
    _ edge: ScreenEdge = .top, threshold: Double? = nil, transition: ScreenTransition? = nil,
    layout: ReadingDirection = .leftToRight
  ) -> (drawer: Drawer, stage: Stage) {
    let place = Neighbor.panel(
      at: edge, threshold: threshold ?? .nan, transition: transition ?? .drawer(from: edge))
    let drawer = Drawer(navigator: Navigator(root: Self.content, neighbors: [place]), place: place)
    let stage = Stage(drawer.navigator, layoutDirection: layout)
    stage.coveringFrame =
      switch edge.resolved(in: layout) {
      case .top: Rect2D(x: 0, y: 0, width: 402, height: Self.extent)
      case .bottom: Rect2D(x: 0, y: 874 - Self.extent, width: 402, height: Self.extent)
      case .right: Rect2D(x: 402 - Self.extent, y: 0, width: Self.extent, height: 874)
      default: Rect2D(x: 0, y: 0, width: Self.extent, height: 874)
      }
    return (drawer, stage)
  }

  private func swipe(_ stage: Stage, _ travel: Vector2D) {
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: travel, over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
  }

  @Test func aCallOpensThePanelAndAnotherOneClosesIt() {
    let (drawer, stage) = drawer()
    #expect(!drawer.isOpen && !stage.pop())
    #expect(stage.request(drawer.opening()))
    #expect(drawer.isOpen && stage.isRunning)
    #expect(!stage.request(drawer.opening()), "it is on its way")
    #expect(stage.settle() == .finished && drawer.isOpen)
    #expect(stage.mounted == [Self.content, Self.panel], "the content stays to be seen")
    #expect(isClose(stage.frame(of: .screen(Self.panel)), stage.coveringFrame))
    #expect(!stage.request(drawer.opening()))
    #expect(stage.pop())
    #expect(!drawer.isOpen && stage.isRunning)
    #expect(!stage.pop())
    #expect(stage.settle() == .finished && drawer.navigator.screens == [Self.content])
    #expect(stage.mounted == [Self.content])
    #expect(stage.runs.map(\.request.operation) == [.open, .close])
  }

  @Test func aPanelThatGrowsUnderAFingerStaysWithIt() {
    let (_, stage) = drawer(.top)
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: Vector2D(dx: 0, dy: 150), over: 0.3)
    let edge = stage.frame(of: .screen(Self.panel))?.maxY ?? 0
    stage.coveringFrame.size.height += 200
    stage.send(.changed)
    #expect(isClose(stage.frame(of: .screen(Self.panel))?.maxY ?? 0, edge))
    stage.finger.drag(by: Vector2D(dx: 0, dy: 30), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(Self.panel))?.maxY ?? 0, edge + 30))
  }

  @Test func withoutAnAnimationItIsThereAtOnce() {
    let (drawer, stage) = drawer()
    #expect(stage.request(drawer.opening(animated: false)))
    #expect(drawer.isOpen && !stage.isRunning && stage.mounted == [Self.content, Self.panel])
    #expect(stage.pop(animated: false))
    #expect(!drawer.isOpen && !stage.isRunning && stage.mounted == [Self.content])
  }

  @Test(arguments: ScreenEdge.allCases, ReadingDirection.allCases)
  func aFingerPullsItFromItsSideAndPushesItBack(edge: ScreenEdge, layout: ReadingDirection) {
    let (drawer, stage) = drawer(edge, layout: layout)
    let pull = Vector2D.toward(edge.inward, 200, in: layout)
    swipe(stage, pull * -1)
    #expect(stage.runs.isEmpty)
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: pull, over: 0.3)
    #expect(isClose(stage.fraction, (200 - Self.slop) / Self.extent), "it follows 1:1")
    #expect(!drawer.isOpen, "the finger has yet to decide")
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(drawer.isOpen && stage.settle() == .finished && drawer.isOpen)
    swipe(stage, pull)
    #expect(stage.runs.count == 1)
    swipe(stage, pull * -1)
    #expect(!drawer.isOpen && stage.settle() == .finished && drawer.navigator.screens == [Self.content])
  }

  @Test(arguments: [nil, 0.2, 0.6], [(-2.0, false), (2, true)])
  func itsThresholdHoldsBothWays(threshold: Double?, row: (more: Double, isEnough: Bool)) {
    let (drawer, stage) = drawer(threshold: threshold)
    let travel = (threshold ?? 0.2) * Self.extent + Self.slop + row.more
    let outcome = row.isEnough ? Outcome.finished : .cancelled
    swipe(stage, .down(travel))
    #expect(stage.settle() == outcome && drawer.isOpen == row.isEnough)
    stage.request(drawer.opening(animated: false))
    swipe(stage, .up(travel))
    #expect(stage.settle() == outcome && drawer.isOpen != row.isEnough)
  }

  @Test func itComesByATransitionOfItsOwnByCallAndByFinger() {
    let (drawer, stage) = drawer(transition: .drawer(from: .top, dim: 0.7))
    let dimming = Layer.Kind.dimming(over: Self.content)
    stage.request(drawer.opening(animated: false))
    #expect(isClose(stage.state(of: dimming)?.opacity, 0.7))
    stage.pop(animated: false)
    swipe(stage, .down(200))
    stage.settle()
    #expect(isClose(stage.state(of: dimming)?.opacity, 0.7))
  }

  @Test func itIsCaughtWhereItIs() {
    let (drawer, stage) = drawer()
    stage.request(drawer.opening())
    stage.advance(frames: 4)
    stage.finger.begin(at: Self.middle)
    let before = stage.frame(of: .screen(Self.panel))?.maxY ?? 0
    #expect(before > 10 && before < Self.extent - 10)
    stage.finger.move(to: Self.middle + .up(11))
    #expect(stage.navigator.phase == .tracking)
    #expect(((stage.frame(of: .screen(Self.panel))?.maxY ?? 0) - before).magnitude <= 1.0001)
    stage.finger.flick(by: .up(100))
    #expect(stage.settle() == .finished && !drawer.isOpen)
  }

  @Test func whoeverDeniesLeavesItAsItIs() {
    let (drawer, stage) = drawer()
    stage.allows = { _ in false }
    #expect(!stage.request(drawer.opening()))
    swipe(stage, .down(200))
    #expect(!drawer.isOpen && stage.runs.isEmpty)
    stage.allows = nil
    stage.request(drawer.opening(animated: false))
    stage.allows = { _ in false }
    #expect(!stage.pop())
    swipe(stage, .up(200))
    #expect(drawer.isOpen && stage.runs.count == 1)
  }

  @Test func aTapBesideItIsItsOwnFromWhenItOpensUntilItCloses() {
    let (drawer, stage) = drawer()
    let navigator = drawer.navigator
    #expect(!navigator.closesByTapBeside)
    stage.request(drawer.opening())
    #expect(navigator.closesByTapBeside)
    stage.settle()
    #expect(navigator.closesByTapBeside)
    stage.pop()
    #expect(!navigator.closesByTapBeside, "the content answers again")
    stage.settle()
    stage.finger.begin(at: Self.middle)
    stage.finger.drag(by: .down(200), over: 0.3)
    #expect(!navigator.closesByTapBeside, "the finger has yet to decide")
    stage.finger.release()
    #expect(navigator.closesByTapBeside)
    stage.settle()
    stage.finger.begin(at: Self.middle)
    stage.finger.flick(by: .up(200))
    #expect(!navigator.closesByTapBeside)
    stage.settle()
    stage.push(1, animated: false)
    #expect(!navigator.closesByTapBeside, "a screen that covers all has nothing beside it")
  }

  @Test func callsInAnyOrderLeaveItWhereTheLastOneSays() {
    for seed in UInt64(1)...200 {
      var dice = Dice(seed: seed)
      let (drawer, stage) = drawer()
      for _ in 0..<12 {
        let (opens, animated, wasOpen) = (dice.once(in: 2), !dice.once(in: 4), drawer.isOpen)
        let isDone =
          opens
          ? stage.request(drawer.opening(animated: animated))
          : stage.pop(animated: animated)
        #expect(isDone == (opens != wasOpen) && drawer.isOpen == opens, "seed \(seed)")
        stage.advance(frames: dice.below(15))
      }
      let isOpen = drawer.isOpen
      stage.settle()
      let expected = isOpen ? [Self.content, Self.panel] : [Self.content]
      #expect(
        drawer.isOpen == isOpen && drawer.navigator.screens == expected && stage.mounted == expected, "seed \(seed)")
      #expect(stage.outcomes.count == stage.runs.count)
    }
  }
}
