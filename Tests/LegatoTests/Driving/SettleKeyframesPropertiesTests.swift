// Keyframes for a compositor, against what the engine itself shows at many more instants.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct SettleKeyframesPropertiesTests {
  /// How many instants are compared between two frames.
  private static let density = 5

  @Test(arguments: Scenario.transitions.indices)
  func straightLinesBetweenThemAreWhatIsShownAfterAnyRelease(number: Int) throws {
    var dice = Dice(seed: UInt64(number) + 1)
    for _ in 0..<8 {
      let stage = Stage(
        root: 0, policy: TransitionPolicy(transition: Scenario.transitions[number].value, interactions: [.zoomDrag()]))
      stage.place(7, in: 0, at: Scenario.cell)
      stage.place(7, in: 1, at: Scenario.photo)
      stage.push(1, animated: false)
      stage.finger.begin(at: Point(x: 60, y: 300))
      let travel = Vector(dx: dice.number(40...300), dy: dice.number(-30...300))
      stage.finger.drag(by: travel, over: dice.number(0.05...0.4))
      stage.finger.release()
      let coordinator = stage.stack.coordinator
      guard let keyframes = coordinator.settleKeyframes(budget: 10_000) else { continue }
      check(keyframes, against: stage)
    }
  }

  private func check(_ keyframes: SettleKeyframes, against stage: Stage) {
    let (layers, start) = (stage.stack.coordinator.layers, stage.clock.time)
    let states = keyframes.states
    let step = 1.0 / 60 / Double(Self.density)
    var key = 0
    var time = step
    while time < keyframes.times[keyframes.times.count - 1] {
      stage.stack.coordinator.tick(at: start + time)
      guard stage.stack.coordinator.layers == layers else { return }
      while keyframes.times[key + 1] < time { key += 1 }
      let part = (time - keyframes.times[key]) / (keyframes.times[key + 1] - keyframes.times[key])
      for (layer, shown) in stage.stack.coordinator.states.enumerated() {
        let (from, to) = (states[key * layers.count + layer], states[(key + 1) * layers.count + layer])
        func off(_ property: Property) -> Double {
          (interpolate(from[property], to[property], part) - shown[property]).magnitude
        }
        let extent = max(layers[layer].frame.size.width, layers[layer].frame.size.height) / 2
        let edge = max(off(.translationX), off(.translationY)) + max(off(.scaleX), off(.scaleY)) * extent
        #expect(edge <= SettleKeyframes.tolerance, "\(layers[layer].kind) at \(time)")
        #expect(off(.opacity) <= SettleKeyframes.opacityTolerance, "\(layers[layer].kind) at \(time)")
      }
      time += step
    }
  }
}
