/// Recognises a pinch and turns two fingers into a scale, a rotation and a moving focal point.
///
/// The scale is 1 where the slop was passed, on the side on which it was passed. The first two fingers count; further
/// ones are ignored, and the lift of either ends the pinch. The values of the last pinch can be read until the next.
package struct PinchRecognizer: Sendable {
  /// How far the recogniser has got.
  package enum Phase {
    /// Fewer than two fingers are down.
    case idle
    /// Two fingers are down, and it is not yet clear what they will be.
    case possible
    /// Recognised: the fingers drive.
    case tracking
  }

  /// Spans in points are taken to be at least this much, so that fingers on one spot give no zero and no infinity.
  private static let minimumSpan = 1.0
  /// The radius in points at which turning is fed to the velocity tracker, which thinks in points.
  private static let turningRadius = 100.0

  /// The change of the span in points that makes two touches a pinch.
  let slop: Double
  /// How far it has got; `idle` until a second finger lands.
  package private(set) var phase = Phase.idle
  /// The span since the lock, as a ratio; 1 before. Always above 0 and finite.
  package private(set) var scale = 1.0
  /// The turn since the lock in radians, positive clockwise. It counts whole turns and never leaps by one.
  package private(set) var rotation = 0.0
  /// The point midway between the fingers, in points in the container's coordinates.
  package private(set) var focus = Point2D.zero
  /// The travel of the focus since the lock, in points; zero before.
  package private(set) var translation = Vector2D.zero

  /// The first finger and the second.
  private var fingers = [PointerSample](room: 2)
  private var startSpan = 0.0
  private var lockSpan = 1.0
  private var lockTurn = 0.0
  private var lockFocus = Point2D.zero
  private var turn = 0.0
  /// From the first finger to the second, when they were last far enough apart to have a direction.
  private var arm = Vector2D.zero
  private var clock = GestureClock()
  private var spanTracker = VelocityTracker()
  private var focusTracker = VelocityTracker()

  /// Makes a recogniser.
  ///
  /// - Parameter slop: In points of span; NaN and less than 0 count as 0. iOS's zoom dismissal was measured at 8.7.
  package init(slop: Double = 8.7) { self.slop = slop > 0 ? slop : 0 }

  /// The number of fingers that count, at most 2.
  package var fingerCount: Int { fingers.count }

  /// The change of the scale per second, at a host's time in seconds; NaN is the time of the last movement.
  package func scaleVelocity(at time: Double) -> Double { spanTracker.velocity(at: clock.time(at: time)).dx / lockSpan }

  /// The turning speed in radians per second, at a time as for ``scaleVelocity(at:)``.
  package func rotationVelocity(at time: Double) -> Double {
    spanTracker.velocity(at: clock.time(at: time)).dy / Self.turningRadius
  }

  /// The velocity of the focus in points per second, at a time as for ``scaleVelocity(at:)``.
  package func velocity(at time: Double) -> Vector2D { focusTracker.velocity(at: clock.time(at: time)) }

  /// A finger lands, where no number is wrong. With the second one a pinch becomes possible.
  package mutating func down(_ sample: PointerSample) {
    guard sample.isUsable else { return }
    let isLost = fingers.place(sample)
    if !isLost {
      guard fingers.count < 2 else { return }
      fingers.add(sample)
    }
    guard fingers.count == 2 else { return }
    // The finger's lift was lost: a pinch goes on from its present values.
    if isLost && phase == .tracking { rebase() } else { begin(sample) }
  }

  /// A finger moves, and the pinch may lock.
  package mutating func move(_ sample: PointerSample) {
    guard sample.isUsable, fingers.place(sample), fingers.count == 2 else { return }
    clock.advance(to: sample.time)
    let span = measure()
    track(span)
    let change = span - startSpan
    if phase == .possible, abs(change) >= slop { lock(at: startSpan + (change < 0 ? -slop : slop)) }
    guard phase == .tracking else { return }
    scale = max(span, Self.minimumSpan) / lockSpan
    rotation = turn - lockTurn
    translation = focus - lockFocus
  }

  /// A finger lifts. If it is one of the two, the pinch is over and the phase `idle`.
  package mutating func up(_ sample: PointerSample) {
    let index = fingers.index(of: sample.pointer)
    guard index >= 0 else { return }
    if phase == .tracking, sample.position != fingers[index].position { move(sample) }
    fingers.remove(at: index)
    phase = .idle
  }

  /// The system has taken all fingers away.
  package mutating func cancel() {
    fingers.clear()
    phase = .idle
  }

  /// Brings the focus and the turn up to date and returns the span.
  private mutating func measure() -> Double {
    guard fingers.count == 2 else { return 0 }
    let first = fingers[0].position
    let reach = fingers[1].position - first
    let span = reach.length
    focus = first + reach * 0.5
    if span >= Self.minimumSpan {
      turn += arm.angle(to: reach)
      arm = reach
    }
    return span
  }

  private mutating func track(_ span: Double) {
    spanTracker.add(Point2D(x: span, y: turn * Self.turningRadius), at: clock.now)
    focusTracker.add(focus, at: clock.now)
  }

  private mutating func begin(_ sample: PointerSample) {
    arm = .zero
    turn = 0
    scale = 1
    rotation = 0
    translation = .zero
    startSpan = measure()
    lockSpan = max(startSpan, Self.minimumSpan)
    clock = GestureClock(sample.time)
    restartTrackers()
    phase = .possible
  }

  private mutating func rebase() {
    arm = .zero
    lockSpan = max(measure(), Self.minimumSpan) / scale
    lockFocus = focus - translation
    restartTrackers()
  }

  private mutating func restartTrackers() {
    spanTracker.reset()
    focusTracker.reset()
    track(arm.length)
  }

  private mutating func lock(at span: Double) {
    lockSpan = max(span, Self.minimumSpan)
    lockTurn = turn
    lockFocus = focus
    phase = .tracking
  }
}
