// Compares keyframes for a compositor with the engine's frames.

import Legato
import LegatoTesting

/// The errors of straight lines between keyframes in the rest of a settle.
package struct SettleComparison {
  /// The largest error, and where it is.
  package typealias Worst = (off: Double, where: String)

  /// How many times have been compared.
  package private(set) var count = 0
  /// The error of a corner or of a cut, in points.
  package private(set) var travel: Worst = (0, "")
  /// The error of an opacity.
  package private(set) var fade: Worst = (0, "")

  /// Plays the rest of the settle, and compares every frame with the keyframes.
  ///
  /// - Parameter step: The time between two frames in seconds.
  package init(_ stage: Stage, _ keyframes: SettleKeyframes, every step: Double) {
    let navigator = stage.navigator
    let (layers, states, start) = (navigator.layers, keyframes.states, stage.clock.time)
    var key = 0
    for time in stride(from: step, to: keyframes.times[keyframes.times.count - 1], by: step) {
      stage.frame(after: start + time - stage.clock.time)
      guard navigator.layers == layers else { break }
      while keyframes.times[key + 1] < time { key += 1 }
      // So short a line is a leap, which no display shows.
      guard keyframes.times[key + 1] - keyframes.times[key] > SettleKeyframes.shortestStep * 2 else { continue }
      count += 1
      let part = (time - keyframes.times[key]) / (keyframes.times[key + 1] - keyframes.times[key])
      for (index, shown) in navigator.states.enumerated() {
        let size = layers[index].frame.size
        let (from, to, shown) = (
          SeenLayer(state: states[key * layers.count + index], size: size),
          SeenLayer(state: states[(key + 1) * layers.count + index], size: size), SeenLayer(state: shown, size: size)
        )
        let off = shown.distance(from: from, to, part)
        if !(off <= travel.off) { travel = (off, "\(layers[index].kind) at \(time)") }
        let opacity = from.opacity + (to.opacity - from.opacity) * part
        let unlike = (opacity - shown.opacity).magnitude
        if !(unlike <= fade.off) { fade = (unlike, "\(layers[index].kind) at \(time)") }
      }
    }
  }
}

extension SeenLayer {
  /// Its opacity: beyond 0 and 1 a change is not visible.
  fileprivate var opacity: Double { min(max(state.opacity, 0), 1) }
}
