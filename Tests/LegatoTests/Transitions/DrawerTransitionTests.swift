// Kuaishan's panel, pulled down from the top, by its numbers.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct DrawerTransitionTests {
  private static let extent = 500.0

  private func stage() -> (Stage, Interaction, Interaction) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .drawer(from: .top)))
    let pull = Interaction.drawerPan(.down)
    let push = Interaction.drawerPan(.up)
    stage.coveringFrame = Rect2D(x: 0, y: 0, width: 402, height: DrawerTransitionTests.extent)
    stage.navigator.policy.interactions = [push]
    stage.navigator.setForwardRoutes(
      [GestureRoute(pull, .forward(key: 1, .open), transition: .drawer(from: .top))], of: 0)
    return (stage, pull, push)
  }

  @Test func thePanelFollowsTheFingerAndNeverGoesPastItsRest() {
    let (stage, _, _) = stage()
    stage.finger.begin(at: Point2D(x: 200, y: 10))
    stage.finger.drag(by: .down(160), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(1))?.maxY, 150))
    stage.finger.drag(by: .down(700), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(1))?.maxY, DrawerTransitionTests.extent))
    #expect(stage.onFrame == nil)
    var lowest = 0.0
    stage.onFrame = { lowest = max(lowest, stage.frame(of: .screen(1))?.maxY ?? 0) }
    stage.finger.flick(by: .down(100))
    stage.settle()
    #expect(lowest <= DrawerTransitionTests.extent)
  }

  @Test(arguments: ScreenEdge.allCases, ReadingDirection.allCases)
  func aPresentedDrawerYieldsOnARubberBandAndKeepsItsOuterEdge(edge: ScreenEdge, layout: ReadingDirection) {
    let stage = Stage(root: 0, layoutDirection: layout)
    let isUpright = edge.inward.axis == .vertical
    let extent = isUpright ? Self.extent : 300
    stage.coveringFrame =
      switch edge.resolved(in: layout) {
      case .top: Rect2D(x: 0, y: 0, width: 402, height: extent)
      case .bottom: Rect2D(x: 0, y: 874 - extent, width: 402, height: extent)
      case .right: Rect2D(x: 402 - extent, y: 0, width: extent, height: 874)
      default: Rect2D(x: 0, y: 0, width: extent, height: 874)
      }
    stage.present(1, transition: .drawer(from: edge))
    stage.settle()
    let rest = stage.coveringFrame
    stage.finger.begin(at: rest.center)
    stage.finger.drag(by: .toward(edge.inward, 210, in: layout), over: 0.3)
    let yield = RubberBand(dimension: 0.1 * extent).offset(for: 200)
    let way = Vector2D.toward(edge.inward, yield, in: layout)
    let expected = Rect2D(
      x: rest.minX + min(0, way.dx), y: rest.minY + min(0, way.dy), width: rest.size.width + way.dx.magnitude,
      height: rest.size.height + way.dy.magnitude)
    #expect(isClose(stage.frame(of: .screen(1)), expected, within: 0.3))
    stage.finger.release()
    #expect(stage.settle() == .cancelled && isClose(stage.frame(of: .screen(1)), rest))
  }

  @Test(arguments: [Rect2D(x: 0, y: 500, width: 402, height: 374), Rect2D(x: 20, y: 300, width: 362, height: 400)])
  func aCardThatCoversStaysUnderTheFinger(frame: Rect2D) {
    let stage = Stage(root: 0)
    stage.coveringFrame = frame
    let policy = TransitionPolicy(interactions: [.fullScreenPan(.down)])
    stage.present(1, transition: .cover(.up), policy: policy)
    stage.advance(frames: 1)
    #expect((stage.frame(of: .screen(1))?.minY ?? 0) < 874)
    stage.settle()
    #expect(stage.navigator.screens == [0, 1] && stage.layers.isEmpty)
    stage.finger.begin(at: Point2D(x: 200, y: 600))
    stage.finger.drag(by: .down(110), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(1))?.minY, frame.minY + 100, within: 1e-6))
    stage.finger.cancel()
    stage.settle()
    #expect(stage.outcomes == [.finished, .cancelled])
  }

  @Test func aCardIsDrivenInByTheLengthOfItsWay() {
    let stage = Stage(root: 0)
    stage.coveringFrame = Rect2D(x: 20, y: 300, width: 362, height: 400)
    stage.navigator.setForwardRoutes(
      [GestureRoute(.hubPan(.up), .forward(key: 1, .present), transition: .cover(.up))], of: 0)
    stage.finger.begin(at: Point2D(x: 200, y: 800))
    stage.finger.drag(by: .up(210), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(1))?.minY, 874 - 200, within: 1e-6))
  }

  @Test(arguments: [(105.0, Outcome.cancelled), (115, .finished)])
  func aFifthOfTheHeightOpensIt(travel: Double, outcome: Outcome) {
    let (stage, _, _) = stage()
    stage.finger.begin(at: Point2D(x: 200, y: 10))
    stage.finger.drag(by: .down(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    let released = stage.clock.time
    stage.finger.release()
    #expect(stage.settle() == outcome)
    // .2 s, and the frame in which it ends.
    #expect(stage.clock.time - released < 0.2 + 1.1 / 60)
  }

  @Test(arguments: [(105.0, Outcome.cancelled), (115, .finished)])
  func aFifthOfTheHeightClosesIt(travel: Double, outcome: Outcome) {
    let (stage, _, _) = stage()
    stage.request(.open(1).with(transition: .drawer(from: .top)))
    stage.settle()
    #expect(stage.mounted == [0, 1])
    stage.finger.begin(at: Point2D(x: 200, y: 480))
    stage.finger.drag(by: .up(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
    #expect(stage.navigator.screens == (outcome == .finished ? [0] : [0, 1]))
    #expect(stage.mounted == stage.navigator.screens)
  }

  @Test func thePanelDoesNotJumpIfItIsGrabbedWhileItSettles() {
    let (stage, _, _) = stage()
    stage.finger.begin(at: Point2D(x: 200, y: 10))
    stage.finger.drag(by: .down(250), over: 0.1)
    stage.finger.release()
    stage.advance(frames: 2)
    let before = stage.frame(of: .screen(1))
    stage.finger.begin(at: Point2D(x: 200, y: 300))
    stage.finger.move(to: Point2D(x: 200, y: 289))
    let after = stage.frame(of: .screen(1))
    #expect(((after?.maxY ?? 0) - (before?.maxY ?? 0)).magnitude <= 1.0001)
    #expect(stage.navigator.phase == .tracking)
  }
}
