// A container changes its size, or says that it might have, while redirected runs are shown.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct ResizeTests {
  private static let size = Size2D(width: 402, height: 874)
  private static let others = [Size2D(width: 874, height: 402), Size2D(width: 320, height: 500)]

  /// A screen that is pushed over one that is still on its way.
  private func pushing(_ number: Int) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: Scenario.transitions[number].value))
    for screen in 0..<Int32(3) {
      stage.place(7, in: ScreenID(screen), at: screen == 1 ? Scenario.photo : Scenario.cell)
    }
    stage.push(1)
    stage.advance(by: 0.03)
    stage.push(2)
    stage.advance(by: 0.03)
    return stage
  }

  private func isClose(_ state: LayerState, _ other: LayerState) -> Bool {
    (0..<LayerState.stride).allSatisfy { (state[$0] - other[$0]).magnitude <= 1e-6 }
  }

  /// What earlier runs send away, but what flies with something that the present one shows.
  private func remains(_ stage: Stage) -> [Layer.Kind] {
    stage.navigator.presentation.parts.filter { $0.isLeft && $0.lead == nil }.map(\.layer.kind)
  }

  @Test(arguments: Scenario.transitions.indices, [false, true])
  func whatKeepsItsSizeGoesOn(number: Int, isResized: Bool) {
    let stage = pushing(number)
    let (layers, states) = (stage.layers, stage.navigator.states)
    stage.send(isResized ? .resized(Self.size) : .changed)
    #expect(stage.layers == layers)
    #expect(zip(stage.navigator.states, states).allSatisfy(isClose), "\(Scenario.transitions[number].code)")
    stage.settle()
    #expect(!stage.isRunning && remains(stage).isEmpty)
  }

  @Test(arguments: Scenario.transitions.indices, others)
  func whatEarlierRunsSendAwayGoesOnThroughAResize(number: Int, size: Size2D) {
    let stage = pushing(number)
    let before = remains(stage).map { ($0, stage.state(of: $0)) }
    stage.resize(to: size)
    for (kind, state) in before {
      #expect(stage.state(of: kind).map { isClose($0, state ?? .rest) } ?? false, "\(kind.name)")
    }
    #expect(!stage.isRunning || stage.layers.contains { $0.kind == .screen(2) && $0.frame.size == size })
    stage.settle()
    #expect(!stage.isRunning && remains(stage).isEmpty)
  }

  @Test(arguments: others) func aResidualStandsUnderTheFingerThroughAResize(size: Size2D) {
    let stage = Stage(root: 0)
    stage.push(1, transition: .slide(.up))
    stage.advance(frames: 4)
    stage.pop(transition: .slide(.left))
    stage.advance(frames: 1)
    stage.scrub(to: 0.5)
    /// How far the screen is from where its run has it.
    func distance() -> Double {
      let frame = stage.navigator.timeline?.states(at: stage.navigator.inputs) ?? []
      let place = stage.navigator.timeline?.layers.firstIndex { $0.kind == .screen(1) } ?? 0
      return (stage.state(of: .screen(1))?.translationY ?? .nan) - frame[place].translationY
    }
    let before = distance()
    stage.resize(to: size)
    #expect(before.magnitude > 10 && (distance() - before).magnitude < 1e-6)
  }
}
