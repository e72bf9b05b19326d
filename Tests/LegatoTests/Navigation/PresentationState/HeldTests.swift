// What a finger holds without moving stands still, whatever was going on before.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct HeldTests {
  /// What was going on when the finger came.
  enum Beginning: CaseIterable {
    case popDuringAPush, popOverAPop, overASheet

    /// With how many transitions of the catalogue the finger lands on what moves.
    var heldCount: Int {
      switch self {
      case .popDuringAPush: 34
      case .popOverAPop: 41
      case .overASheet: 59
      }
    }

    /// A stage on which a screen comes, over a run that continues or rests.
    func stage(_ transition: ScreenTransition) -> Stage {
      let policy = TransitionPolicy(transition: transition, interactions: [.fullScreenPan()])
      let stage = Stage(root: 0, policy: policy)
      for screen in 0..<Int32(3) {
        stage.place(7, in: ScreenID(screen), at: screen == 1 ? Scenario.photo : Scenario.cell)
      }
      switch self {
      case .popDuringAPush:
        stage.push(1)
        stage.advance(by: 0.1)
        stage.pop()
      case .popOverAPop:
        stage.push(1, animated: false)
        stage.push(2, animated: false)
        stage.pop()
        stage.advance(by: 0.1)
        stage.pop()
      case .overASheet:
        stage.present(1, transition: .sheet(), detents: [0.5], animated: false)
        stage.push(2, animated: false)
        stage.pop()
      }
      stage.advance(by: 0.05)
      return stage
    }
  }

  /// Where the corners of what the present run moves are seen.
  private func held(_ stage: Stage) -> [(kind: Layer.Kind, corners: [Double])] {
    let states = stage.navigator.states
    let presentation = stage.navigator.presentation
    return presentation.layers.indices.compactMap { place in
      if place < presentation.parts.count, presentation.parts[place].isLeft { return nil }
      let layer = presentation.layers[place]
      let seen = SeenLayer(state: states[place], size: layer.frame.size).corners
      return (layer.kind, seen.flatMap { [$0.x + layer.frame.minX, $0.y + layer.frame.minY] })
    }
  }

  @Test(arguments: Beginning.allCases, Scenario.transitions.indices)
  func whatAFingerHoldsIsStill(beginning: Beginning, number: Int) {
    let stage = beginning.stage(Scenario.transitions[number].value)
    guard stage.isRunning else { return }
    stage.finger.begin(at: Point2D(x: 300, y: 700))
    stage.finger.drag(by: .right(12), over: 0.02)
    guard stage.navigator.phase == .tracking else { return }
    let before = held(stage)
    for _ in 0..<60 {
      stage.finger.hold(for: 1.0 / 60)
      for (first, now) in zip(before, held(stage)) {
        let farthest = zip(first.corners, now.corners).map { ($0 - $1).magnitude }.max() ?? 0
        guard first.kind == now.kind, farthest <= 0.5 else {
          Issue.record("\(first.kind.name) drifts by \(farthest) in \(Scenario.transitions[number].code)")
          return
        }
      }
    }
  }

  /// The test above would say nothing of what a finger does not hold.
  @Test func aFingerHoldsMostOfIt() {
    for beginning in Beginning.allCases {
      let count = Scenario.transitions.count { transition in
        let stage = beginning.stage(transition.value)
        stage.finger.begin(at: Point2D(x: 300, y: 700))
        stage.finger.drag(by: .right(12), over: 0.02)
        return stage.navigator.phase == .tracking
      }
      #expect(count >= beginning.heldCount, "\(beginning): \(count)")
    }
  }

  @Test(arguments: [0.03, 0.06, 0.1])
  func whatIsCaughtAgainInSpaceStaysWhereItIs(time: Double) {
    let ways: [ScreenTransition] = [.cube(), .turn(), .flip(), .cards()]
    for (enter, leave) in ways.flatMap({ enter in ways.map { (enter, $0) } }) {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .asymmetric(enter: enter, leave: leave)))
      stage.push(1)
      stage.advance(by: 0.15)
      stage.pop()
      stage.navigator.grab()
      stage.navigator.settle(.finish)
      stage.advance(by: time)
      let before = held(stage)
      stage.navigator.grab()
      for (first, now) in zip(before, held(stage)) {
        let farthest = zip(first.corners, now.corners).map { ($0 - $1).magnitude }.max() ?? 0
        #expect(first.kind == now.kind && farthest <= 1e-6, "\(first.kind.name) leaps by \(farthest)")
      }
    }
  }
}

extension HeldTests {
  /// Where the run alone shows a point of a layer.
  private func aim(of part: PresentedLayer, at point: SIMD2<Double>, on stage: Stage) -> SIMD2<Double> {
    let own = Frame(layers: 1)
    part.aim(to: own.numbers, isLater: false, in: stage.navigator.presentation.frame)
    part.layer.shift(own.numbers, by: part.shift)
    return withExtendedLifetime(own) { Look(own.numbers, part.layer.frame.size).seen(point) }
  }

  /// A redirected layer is smaller, larger or turned. What the finger holds of it moves with the finger nonetheless, as
  /// it would without a residual.
  @Test(arguments: Scenario.transitions.indices)
  func thePointThatAFingerHoldsMovesAsInTheRunAlone(number: Int) {
    for enter in [ScreenTransition.zoom, .cube(), .flip(), .imageZoom(), .auto()] {
      isHeldAtItsPoint(.asymmetric(enter: enter, leave: Scenario.transitions[number].value))
    }
  }

  private func isHeldAtItsPoint(_ transition: ScreenTransition) {
    let stage = Beginning.popDuringAPush.stage(transition)
    let finger = Point2D(x: 200, y: 400)
    stage.finger.begin(at: finger)
    var travel = 0.0
    while travel < 20, stage.navigator.phase != .tracking {
      travel += 1
      stage.finger.move(to: finger + Vector2D(dx: travel, dy: 0))
    }
    guard stage.isRunning, stage.navigator.phase == .tracking else { return }
    let presentation = stage.navigator.presentation
    _ = stage.navigator.states
    let grip = stage.navigator.session.grip ?? .zero
    let held = presentation.parts.filter { part in
      let shown = presentation.frame[part.place]
      return !part.isLeft && part.layer.isSeen(at: grip, shown)
    }
    let seen = { (part: PresentedLayer) in Look(presentation.frame[part.place], part.layer.frame.size) }
    let points = held.map { part in
      let middle = part.layer.frame.center
      return seen(part).point(at: SIMD2(grip.x - middle.x, grip.y - middle.y))
    }
    let gaps = zip(held, points).map { seen($0).seen($1) - aim(of: $0, at: $1, on: stage) }
    for _ in 0..<12 {
      stage.finger.drag(by: .right(20), over: 1.0 / 60)
      _ = stage.navigator.states
      for (index, part) in held.enumerated() {
        let gap = seen(part).seen(points[index]) - aim(of: part, at: points[index], on: stage)
        let slip = gap - gaps[index]
        let farthest = max(slip.x.magnitude, slip.y.magnitude)
        #expect(farthest <= 0.01, "\(part.layer.kind.name) slips by \(farthest) in \(transition.name)")
      }
    }
  }
}
