import UIKit

/// Keyframes for the render server, and the frames of a display link.
@MainActor final class Clock: NSObject {
  private var link: CADisplayLink?
  private let layer = CALayer()
  private var last: CFTimeInterval = 0

  func start() {
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    link.isPaused = false
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  @objc private func step(_ link: CADisplayLink) { last = link.targetTimestamp - link.timestamp }

  func settle(_ states: [CATransform3D], times: [Double], from start: CFTimeInterval, for duration: CFTimeInterval) {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = states
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = .linear
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.beginTime = layer.convertTime(start, from: nil)
    animation.duration = duration
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.preferredFrameRateRange = .default
    layer.add(animation, forKey: "legato.transform")
  }

  func fade() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.5
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
    let group = CAAnimationGroup()
    group.animations = [animation]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [weak self] in self?.layer.removeAnimation(forKey: "fade") }
    layer.add(group, forKey: "fade")
    layer.opacity = 0.5
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.transform.m34 = -1 / 800
    CATransaction.commit()
  }

  var isIdle: Bool { layer.animationKeys()?.isEmpty ?? true && layer.presentation()?.opacity == layer.opacity }
}

/// A shadow and a gradient.
@MainActor func decorate(_ view: UIView) {
  view.layer.shadowColor = UIColor.black.cgColor
  view.layer.shadowOpacity = 0.3
  view.layer.shadowOffset = CGSize(width: 0, height: 4)
  view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
  gradient.locations = [0, 1]
  gradient.startPoint = .zero
  gradient.frame = view.bounds
  gradient.contentsGravity = .resizeAspectFill
  view.layer.insertSublayer(gradient, at: 0)
}
