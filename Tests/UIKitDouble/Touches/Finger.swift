/// A scripted finger. Each of its events is its own turn of the run loop; time passes only on the clock.
@MainActor public final class Finger {
  let touch: UITouch

  init(_ touch: UITouch) { self.touch = touch }

  /// Where the finger is, in the window.
  public var location: CGPoint { touch.position }

  /// The view that the touch began in.
  public var view: UIView? { touch.view }

  public func move(to point: CGPoint) { TouchDispatcher.shared.move([(touch, point)]) }

  public func move(by x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: location.x + x, y: location.y + y)) }

  /// Moves evenly to a point, with a sample in each frame.
  public func drag(to point: CGPoint, duration: TimeInterval) {
    let start = location
    let frames = max(Int((duration * UIKitDouble.settings.frameRate).rounded()), 1)
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      UIKitDouble.clock.advance(frames: 1)
      move(to: CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part))
    }
  }

  /// Moves through several points in one event, as when the app was too busy for the frames between. Each point comes
  /// with its age in seconds, the oldest first.
  public func move(through path: [(point: CGPoint, age: TimeInterval)]) { Finger.move([(self, path)]) }

  /// Moves several fingers through several points each, in one event.
  public static func move(_ paths: [(finger: Finger, path: [(point: CGPoint, age: TimeInterval)])]) {
    var samples: [UITouch: [UITouch]] = [:]
    for (finger, path) in paths {
      let touch = finger.touch
      samples[touch] = path.map { UITouch(at: $0.point, in: touch.window, view: touch.view, age: $0.age) }
    }
    let ends = paths.compactMap { each in each.path.last.map { (each.finger.touch, $0.point) } }
    TouchDispatcher.shared.move(ends, coalescing: samples)
  }

  public func lift() { TouchDispatcher.shared.end(touch) }

  /// Cancels the touch, as the system does when something else takes it.
  public func cancel() { TouchDispatcher.shared.cancel(touch) }

  /// Moves several fingers in one event.
  public static func move(_ fingers: [(finger: Finger, point: CGPoint)]) {
    TouchDispatcher.shared.move(fingers.map { ($0.finger.touch, $0.point) })
  }
}
