/// The layers that have animations, and which of these have ended.
enum AnimationRegistry {
  private struct Weak { weak var layer: CALayer? }

  nonisolated(unsafe) private static var layers: [ObjectIdentifier: Weak] = [:]

  static func reset() { layers = [:] }

  static func add(_ layer: CALayer) { layers[ObjectIdentifier(layer)] = Weak(layer: layer) }

  static var animatedLayers: [CALayer] {
    layers = layers.filter { $0.value.layer?.animations.isEmpty == false }
    return layers.values.compactMap(\.layer)
  }

  /// Ends the animations that are over by now, oldest first. Returns whether there were any.
  static func completeEnded() -> Bool {
    let layers = animatedLayers
    for layer in layers where !layer.isOnScreen { layer.dropAnimations() }
    let ended = layers.flatMap { layer in layer.animations.filter { layer.hasEnded($0) }.map { (layer, $0) } }
    for (layer, animation) in ended.sorted(by: { $0.1.order < $1.1.order }) {
      layer.end(animation, finished: true)
    }
    return !ended.isEmpty
  }

  /// Core Animation forgets its animations when an app leaves the screen.
  static func dropAll() {
    for layer in animatedLayers { layer.dropAnimations() }
  }
}
