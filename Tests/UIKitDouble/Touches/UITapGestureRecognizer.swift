/// One tap or several.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far the finger of a tap may move, in points.
  static let slop: CGFloat = 45

  /// The longest time until the next tap, in seconds.
  static let pause: TimeInterval = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var start = CGPoint.zero
  private var deadline: Int?

  override var isBetweenTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let deadline { UIKitDouble.clock.cancel(deadline) }
    if tracked.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    if tracked.count == touches.count { start = location(in: nil) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    if hypot(point.x - start.x, point.y - start.y) > Self.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.allSatisfy({ touches.contains($0) }) else { return }
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
      return
    }
    deadline = UIKitDouble.clock.after(Self.pause) { [weak self] in
      self?.state = .failed
      GestureArbiter.flush()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    taps = 0
  }
}

/// A finger that stays in one place.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var deadline: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    deadline = UIKitDouble.clock.after(minimumPressDuration) { [weak self] in
      guard let self, self.state == .possible, !self.tracked.isEmpty else { return }
      self.state = .began
      GestureArbiter.flush()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = location(in: nil)
    if state != .possible {
      state = .changed
      return
    }
    if hypot(point.x - start.x, point.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    if let deadline { UIKitDouble.clock.cancel(deadline) }
  }
}

/// Two fingers that move together or apart.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the distance of the fingers changes before it counts as a pinch, in points.
  static let slop: CGFloat = 8

  open var scale: CGFloat = 1
  open private(set) var velocity: CGFloat = 0
  private var start: CGFloat = 0

  private var spread: CGFloat {
    guard tracked.count >= 2 else { return start }
    let (a, b) = (tracked[0].position, tracked[1].position)
    return hypot(a.x - b.x, a.y - b.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count == 2 { start = spread }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count >= 2, start > 0 else { return }
    if state == .possible {
      guard abs(spread - start) >= Self.slop else { return }
      start = spread
      scale = 1
      state = .began
      return
    }
    scale = spread / start
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
      return
    }
    if tracked.allSatisfy({ touches.contains($0) }) { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}
