#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The rest of a settle as animations for the render server, which plays them however busy the app is.
  ///
  /// Each property of a layer that changes gets one animation. The model gets the last values at once: the system uses
  /// them to find the view under a finger, and drops animations when the app goes to the background.
  @MainActor struct SettleAnimations {
    private let states: [LayerState]
    private let layerCount: Int
    private let keyTimes: [NSNumber]
    private let duration: Double
    private let start: Double

    private static let prefix = "legato."

    init(_ keyframes: SettleKeyframes, layerCount: Int, start: Double) {
      states = keyframes.states
      self.layerCount = layerCount
      duration = keyframes.times.last ?? 0
      keyTimes = keyframes.times.map { [duration] in NSNumber(value: duration > 0 ? $0 / duration : 0) }
      self.start = start
    }

    func add(to layer: SceneLayer, at index: Int) {
      let states = stride(from: index, to: self.states.count, by: layerCount).map { self.states[$0] }
      guard let last = states.last else { return }
      let shown = layer.view.layer
      let isClipped = states.contains(where: \.isClipped)
      layer.show(last, keepsMask: isClipped)
      layer.sink(states.contains(where: \.isInSpace))
      let nearness = nearness(in: states)
      let poses = states.map { $0.transform(in: layer.size).inDepth(nearness) }
      animate(shown, "transform", poses.map { NSValue(caTransform3D: $0) })
      animate(shown, "opacity", states.map(\.opacity))
      switch layer.kind.role {
      case .dimming: animate(shown, "backgroundColor", states.map(\.color), as: \.cgColor)
      case .bar: if layer.isPainted { animate(shown, "backgroundColor", states.map(\.color), as: \.cgColor) }
      case .shadow: animateShadow(of: layer, states)
      case .elementShadow: animateOutline(of: layer, states)
      default: isClipped ? animateClip(of: layer, states) : animateCorners(of: shown, states)
      }
    }

    /// One divided by the viewer's distance in all keyframes of a layer, in points. A redirected layer is tilted, and
    /// has no viewer of its own.
    private func nearness(in states: [LayerState]) -> CGFloat {
      if states.contains(where: { $0.tiltX != 0 || $0.tiltY != 0 }) { return SettleAnimations.nearness }
      return states.first { $0.perspective > 0 }.map { 1 / $0.perspective } ?? 0
    }

    /// That of a redirected layer: its viewer counts as 1000 points away.
    private static let nearness: CGFloat = 0.001

    static func remove(from layer: SceneLayer) {
      for shown in [layer.view.layer, layer.view.layer.mask].compactMap({ $0 }) {
        for key in shown.animationKeys() ?? [] where key.hasPrefix(prefix) { shown.removeAnimation(forKey: key) }
      }
    }

    private func animateShadow(of layer: SceneLayer, _ states: [LayerState]) {
      let shadow = layer.view.layer
      animate(shadow, "shadowColor", states.map(\.color), as: \.cgColor)
      animate(shadow, "shadowOpacity", states.map(\.shadowOpacity))
      animate(shadow, "shadowRadius", states.map(\.blur))
      animate(shadow, "shadowOffset", states.map { NSValue(cgSize: $0.shadowOffset) })
      animateOutline(of: layer, states)
    }

    private func animateOutline(of layer: SceneLayer, _ states: [LayerState]) {
      animate(layer.view.layer, "shadowPath", states.map { Outline($0, in: layer.size) }, as: \.path)
    }

    private func animateCorners(of layer: CALayer, _ states: [LayerState]) {
      animate(layer, "cornerRadius", states.map(\.cornerRadius))
      // A corner radius alone clips nothing, and at the end it may be 0.
      layer.masksToBounds = states.contains { $0.cornerRadius > 0 }
    }

    private func animateClip(of layer: SceneLayer, _ states: [LayerState]) {
      guard let mask = layer.view.layer.mask else { return }
      let frames = states.map { $0.visibleBounds(in: layer.size) }
      animate(mask, "position", frames.map { NSValue(cgPoint: CGPoint(x: $0.midX, y: $0.midY)) })
      animate(mask, "bounds.size", frames.map { NSValue(cgSize: $0.size) })
      animate(mask, "cornerRadius", states.map(\.cornerRadius))
    }

    /// - Parameter value: converts a value for Core Animation.
    private func animate<Value: Equatable>(
      _ layer: CALayer, _ keyPath: String, _ values: [Value], as value: (Value) -> Any = { $0 }
    ) {
      guard let first = values.first, values.contains(where: { $0 != first }) else { return }
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values.map(value)
      animation.keyTimes = keyTimes
      animation.calculationMode = .linear
      animation.duration = duration
      animation.beginTime = layer.convertTime(start, from: nil)
      animation.fillMode = .both
      layer.add(animation, forKey: SettleAnimations.prefix + keyPath)
    }
  }
#endif
