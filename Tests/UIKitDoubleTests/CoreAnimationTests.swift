import Testing
import UIKit

@MainActor @Suite("Core Animation runs on the virtual clock")
struct CoreAnimationTests {
  private func layer(in device: Device) -> CALayer {
    device.window.makeKeyAndVisible()
    let layer = CALayer()
    device.window.layer.addSublayer(layer)
    device.advance(by: 0)
    return layer
  }

  @Test func `An animation changes what is shown, never the model`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    layer.add(animation, forKey: "fade")
    device.advance(by: 0.5)
    #expect(layer.opacity == 1)
    let shown = try #require(layer.presentation())
    #expect(abs(shown.opacity - 0.5) < 0.01)
    #expect(layer.animationKeys() == ["fade"])
    device.advance(by: 0.51)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `A layer off the screen has no presentation`() {
    _ = Device()
    #expect(CALayer().presentation() == nil)
  }

  @Test func `A presentation shows the layer as it was at the start of the transaction`() throws {
    let device = Device()
    let layer = layer(in: device)
    let new = CALayer()
    layer.addSublayer(new)
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    #expect(try #require(layer.presentation()).opacity == 1 && new.presentation() == nil)
    device.advance(by: 0)
    #expect(try #require(layer.presentation()).opacity == 0.5 && new.presentation() != nil)
  }

  @Test func `Only paths with the same elements interpolate`() {
    for radius: CGFloat in [2, 0] {
      let device = Device()
      let layer = layer(in: device)
      let animation = CAKeyframeAnimation(keyPath: "shadowPath")
      let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
      animation.values = [
        UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath,
        UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath,
      ]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      device.advance(by: 0.5)
      _ = layer.presentation()
      #expect(UIKitDouble.takeViolations().isEmpty == (radius > 0))
    }
  }

  @Test func `A layer keeps a copy of its animation`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 10)
    layer.add(animation, forKey: nil)
    animation.toValue = 1
    device.advance(by: 9)
    #expect(try #require(layer.presentation()).opacity == 0)
  }

  @Test func `Keyframes are reached at their times, with boxed and plain values alike`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [
      CATransform3DIdentity, NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0)),
      CATransform3DMakeTranslation(0, 50, 0),
    ]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 2
    layer.add(animation, forKey: "move")
    device.advance(by: 0.5)
    #expect(near(try #require(layer.presentation()).transform.m41, 100, 0.1))
    device.advance(by: 0.75)
    let shown = try #require(layer.presentation()).transform
    #expect(near(shown.m41, 50, 0.1) && near(shown.m42, 25, 0.1))
  }

  @Test func `Key times that do not fit are reported`() {
    let device = Device()
    let layer = layer(in: device)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    (animation.values, animation.keyTimes, animation.duration) = ([0, 1], [0, 0.5], 1)
    layer.add(animation, forKey: nil)
    device.advance(frames: 1)
    _ = layer.presentation()
    #expect(!UIKitDouble.takeViolations().isEmpty)
  }

  @Test func `Rotations interpolate as rotations, not as matrices`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    device.advance(by: 0.5)
    let shown = try #require(layer.presentation()).transform
    #expect(near(shown.m11, cos(.pi / 4), 0.01) && near(shown.m12, sin(.pi / 4), 0.01))
  }

  @Test(arguments: [(-100.0, true), (0, true), (100, false)])
  func `A layer in space that reaches through the one above it is reported`(depth: CGFloat, isReported: Bool) {
    let device = Device()
    let layers = [layer(in: device), layer(in: device)]
    for layer in layers { layer.bounds.size = CGSize(width: 100, height: 100) }
    layers[0].transform = CATransform3DMakeRotation(1, 0, 1, 0)
    layers[1].zPosition = depth
    device.advance(by: 1)
    #expect(UIKitDouble.takeViolations().isEmpty != isReported)
    CATransaction.setDisableActions(true)
    layers[1].position.x = 500
    device.advance(by: 1)
    #expect(UIKitDouble.takeViolations() == [], "beside each other they may have any depth")
  }

  @Test func `A begin time in the future waits, and fill mode backwards shows the start until then`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.2, 0.8, 1)
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "late")
    device.advance(by: 0.5)
    #expect(try #require(layer.presentation()).opacity == 1)
    animation.fillMode = .backwards
    layer.add(animation, forKey: "late")
    #expect(abs(try #require(layer.presentation()).opacity - 0.2) < 1e-6)
    device.advance(by: 1)
    #expect(abs(try #require(layer.presentation()).opacity - 0.5) < 0.01)
  }

  @Test func `An animation that is not removed on completion keeps showing its end`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.fillMode) = (0, 0.1, .forwards)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "stay")
    device.advance(by: 1)
    #expect(try #require(layer.presentation()).opacity == 0)
    layer.removeAnimation(forKey: "stay")
    #expect(try #require(layer.presentation()).opacity == 1)
  }

  @Test func `A layer without an owner animates by itself, unless actions are disabled`() {
    let device = Device()
    let layer = layer(in: device)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["opacity"])
    layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `A transaction completes when the last of its animations has ended`() {
    let device = Device()
    let layer = layer(in: device)
    var completions = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    for (key, duration) in [("a", 0.2), ("b", 0.5)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration) = (0, duration)
      layer.add(animation, forKey: key)
    }
    CATransaction.commit()
    device.advance(by: 0.4)
    #expect(completions == 0)
    device.advance(by: 0.2)
    #expect(completions == 1)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `A transaction without animations completes, at once or in the same turn`(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    CATransaction.commit()
    #expect(isComplete == settings.zeroDurationCompletesAtOnce)
    device.advance(by: 0)
    #expect(isComplete)
  }

  @Test func `A layer's speed and offset move its animations through time`() throws {
    let device = Device()
    let layer = layer(in: device)
    layer.speed = 0
    layer.timeOffset = 10
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    layer.add(animation, forKey: "scrubbed")
    device.advance(by: 5)
    #expect(try #require(layer.presentation()).opacity == 0)
    layer.timeOffset = 10.25
    #expect(abs(try #require(layer.presentation()).opacity - 0.25) < 1e-6)
    layer.beginTime = CACurrentMediaTime()
    layer.speed = 1
    device.advance(by: 0.5)
    // A change made now is seen a frame later.
    #expect(abs(try #require(layer.presentation()).opacity - 0.75 - 1 / 60) < 1e-4)
    device.advance(by: 0.3)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `Animations end unfinished when their layer leaves the screen or the app does`() {
    final class Delegate: NSObject, CAAnimationDelegate {
      nonisolated(unsafe) var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let device = Device()
    let layer = layer(in: device)
    let delegate = Delegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.delegate) = (0, 1, delegate)
    layer.add(animation, forKey: nil)
    layer.removeFromSuperlayer()
    device.advance(by: 0)
    #expect(delegate.ends == [false])
    device.window.layer.addSublayer(layer)
    layer.add(animation, forKey: nil)
    device.enterBackground()
    #expect(delegate.ends == [false, false])
  }

  @Test func `A spring overshoots and comes to rest within its settling duration`() throws {
    let device = Device()
    let layer = layer(in: device)
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.stiffness, animation.damping) = (200, 10)
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = animation.settlingDuration
    layer.add(animation, forKey: nil)
    var highest: CGFloat = 0
    for _ in 0..<60 {
      device.advance(frames: 1)
      highest = max(highest, try #require(layer.presentation()).position.x)
    }
    #expect(highest > 110 && highest < 200)
    #expect(animation.settlingDuration > 1 && animation.settlingDuration < 2)
  }

  @Test func `A display link fires once a frame, later when it asks for less, and not when paused`() {
    let device = Device()
    var stamps: [TimeInterval] = []
    let link = CADisplayLink { stamps.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    device.advance(frames: 6)
    #expect(stamps.count == 6)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
    device.advance(frames: 6)
    #expect(stamps.count == 9)
    link.isPaused = true
    device.advance(frames: 6)
    #expect(stamps.count == 9)
    #expect(UIKitDouble.displayLinks.count == 1)
    link.invalidate()
    #expect(UIKitDouble.displayLinks.isEmpty)
  }

  @Test func `Timers and the main queue wait for the virtual clock`() {
    let device = Device()
    nonisolated(unsafe) var events: [String] = []
    DispatchQueue.main.async { events.append("queue") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { events.append("later") }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in events.append("timer") }
    #expect(events.isEmpty)
    device.advance(by: 0)
    #expect(events == ["queue"])
    device.advance(by: 1.1)
    #expect(events == ["queue", "timer", "timer", "later"])
    timer.invalidate()
    device.advance(by: 1)
    #expect(events.count == 4)
  }

  @Test func `An observer of a layer is notified of each change, whoever has set the value`() {
    let device = Device()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    device.window.addSubview(list)
    final class Heard: @unchecked Sendable {
      var calls: [String] = []
    }
    let heard = Heard()
    var observations = [
      list.layer.observe(\.bounds) { _, _ in heard.calls.append("bounds") },
      list.layer.observe(\.position) { _, _ in heard.calls.append("position") },
      list.layer.observe(\.transform) { _, _ in heard.calls.append("transform") },
    ]
    list.contentOffset.y = 10
    list.frame.origin.y = 20
    list.frame.size.width = 200
    list.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(heard.calls == ["bounds", "position", "bounds", "position", "transform"])
    list.contentOffset.y = 10
    list.alpha = 0.5
    observations[0].invalidate()
    list.contentOffset.y = 20
    observations = []
    list.center.x = 0
    #expect(heard.calls.count == 5)
  }
}
