// The size or an element of a container changes while redirected runs are shown.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct ResizeTests {
  private static let size = Size2D(width: 402, height: 874)

  /// A screen that is pushed over one that is still on its way.
  private func pushing(_ number: Int) -> Stage {
    let stage = Stage(
      root: 0,
      policy: TransitionPolicy(
        transition: Scenario.transitions[number].value, interactions: [.fullScreenPan().catching]))
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

  @Test(arguments: [ScreenTransition.card(), .sheet(), .pageSheet()])
  func aScreenOverWhichAnotherRestsByThenGoesAsItHasBegun(transition: ScreenTransition) {
    let stage = Stage(root: 0)
    stage.present(1, transition: transition)
    stage.advance(by: 0.1)
    stage.present(2, transition: .uncover())
    stage.advance(by: 0.03)
    let timeline = stage.navigator.timeline
    stage.send(.changed)
    #expect(stage.navigator.timeline == timeline)
  }

  /// Where the corners of a layer are seen, or those of all that is not cut off it.
  private func corners(_ layer: Layer, _ state: LayerState, isCut: Bool = true) -> [Double] {
    let seen = LayerCorners(state, layer.frame.size, isCut: isCut)
    return (0..<4).flatMap { [seen.x[$0] + layer.frame.minX, seen.y[$0] + layer.frame.minY] }
  }

  /// What can be seen, and where.
  private func seen(_ stage: Stage) -> [(kind: Layer.Kind, corners: [Double])] {
    zip(stage.layers, stage.navigator.states).filter { $1.opacity > 0.01 }.map { ($0.kind, corners($0, $1)) }
  }

  /// What happens while the container gets another size.
  private enum Meanwhile: CaseIterable {
    case settling, held, asked

    func begin(on stage: Stage) {
      switch self {
      case .settling: break
      case .held:
        stage.finger.begin(at: Point2D(x: 200, y: 437))
        #expect(stage.navigator.phase == .tracking)
      case .asked:
        stage.answersLater = true
        stage.pop()
      }
    }
  }

  private static let landscape = Size2D(width: 874, height: 402)
  private static let aboveAKeyboard = Size2D(width: 402, height: 574)

  @Test(arguments: Scenario.transitions.indices, [landscape, aboveAKeyboard])
  func nothingJumpsAsTheContainerIsResized(number: Int, size: Size2D) {
    for meanwhile in Meanwhile.allCases {
      let stage = pushing(number)
      meanwhile.begin(on: stage)
      let before = seen(stage)
      stage.resize(to: size)
      let after = seen(stage)
      for (kind, corners) in before {
        guard let now = after.first(where: { $0.kind == kind })?.corners else {
          Issue.record("\(kind.name) is gone, \(meanwhile)")
          continue
        }
        let farthest = zip(corners, now).map { ($0 - $1).magnitude }.max() ?? 0
        #expect(
          farthest <= 0.5, "\(kind.name) leaps by \(farthest) in \(Scenario.transitions[number].code), \(meanwhile)")
      }
      stage.answer(true)
      stage.settle()
      #expect(stage.navigator.top == (meanwhile == .asked ? 1 : 2))
    }
  }

  @Test(arguments: Scenario.transitions.indices, [false, true])
  func whatIsMeasuredAnewInEachFrameGoesOnAsItDid(number: Int, isHeld: Bool) {
    let (stage, twin) = (pushing(number), pushing(number))
    for each in [stage, twin] where isHeld {
      each.finger.begin(at: Point2D(x: 200, y: 437))
      #expect(each.navigator.phase == .tracking)
    }
    var frames = 0
    while twin.isRunning {
      for each in [stage, twin] {
        if isHeld, frames < 60 { each.finger.move(to: Point2D(x: 200 + 5 * Double(min(frames, 60 - frames)), y: 437)) }
        if isHeld, frames == 60 { each.finger.release() }
        each.frame(after: 1.0 / 120)
      }
      frames += 1
      stage.send(.changed)
      for (layer, state) in zip(twin.layers, twin.navigator.states) where state.opacity > 0.01 {
        guard let index = stage.layers.firstIndex(where: { $0.kind == layer.kind }) else {
          Issue.record("\(layer.kind.name) is gone in \(Scenario.transitions[number].code)")
          continue
        }
        let own = stage.navigator.states[index]
        // A fade at the end may begin a frame later.
        #expect((own.opacity - state.opacity).magnitude <= 0.06, "\(layer.kind.name) of \(stage.layers.count)")
        // Cuts are not compared: one that would pass its edge stops there, and is measured from there.
        let farthest =
          zip(corners(stage.layers[index], own, isCut: false), corners(layer, state, isCut: false))
          .map { ($0 - $1).magnitude }.max() ?? 0
        #expect(farthest <= 0.5, "\(layer.kind.name) is \(farthest) points off in \(Scenario.transitions[number].code)")
      }
    }
  }
}
