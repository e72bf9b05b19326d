// A container says that its size or an element may have changed, while redirected runs are shown.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct ResizeTests {
  private static let size = Size2D(width: 402, height: 874)

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
}
