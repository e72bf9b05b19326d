/// Recognises a pinch and turns two fingers into a scale, a rotation and a moving focal point.
///
/// The scale is 1 where the slop was passed, on the side on which it was passed. The first two fingers count; further
/// ones are ignored, and the lift of either ends the pinch. The values of the last pinch can be read until the next.
public struct PinchRecognizer: Sendable {
  /// How far the recogniser has got.
  public typealias Phase = GesturePhase

  /// Spans in points are taken to be at least this much, so that fingers on one spot give no zero and no infinity.
  private static let minimumSpan = 1.0
  /// The radius in points at which turning is fed to the velocity tracker, which thinks in points.
  private static let turningRadius = 100.0

  /// The change of the span in points that makes two touches a pinch.
  public let slop: Double
  /// How far it has got; `idle` until a second finger lands.
  public private(set) var phase = Phase.idle
  /// The span since the lock, as a ratio; 1 before. Always above 0 and finite.
  public private(set) var scale = 1.0
  /// The turn since the lock in radians, positive clockwise. It counts whole turns and never leaps by one.
  public private(set) var rotation = 0.0
  /// The point midway between the fingers, in points in the container's coordinates.
  public private(set) var focus = Point.zero
  /// The travel of the focus since the lock, in points; zero before.
  public private(set) var translation = Vector.zero

  /// The first finger and the second.
  private var fingers = [PointerSample](room: 2)
  private var startSpan = 0.0
  private var lockSpan = 1.0
  private var lockTurn = 0.0
  private var lockFocus = Point.zero
  private var turn = 0.0
  /// From the first finger to the second, when they were last far enough apart to have a direction.
  private var arm = Vector.zero
  private var clock = GestureClock()
  private var spanTracker = VelocityTracker()
  private var focusTracker = VelocityTracker()

  /// Makes a recogniser.
  ///
  /// - Parameter slop: In points of span; NaN and less than 0 count as 0. iOS's zoom dismissal was measured at 8.7.
  public init(slop: Double = 8.7) { self.slop = slop > 0 ? slop : 0 }

  /// The number of fingers that count, at most 2.
  public var fingerCount: Int { fingers.count }

  /// The change of the scale per second, at a host's time in seconds; NaN is the time of the last movement.
  public func scaleVelocity(at time: Double) -> Double { spanTracker.velocity(at: clock.time(at: time)).dx / lockSpan }

  /// The turning speed in radians per second, at a time as for ``scaleVelocity(at:)``.
  public func rotationVelocity(at time: Double) -> Double {
    spanTracker.velocity(at: clock.time(at: time)).dy / Self.turningRadius
  }

  /// The velocity of the focus in points per second, at a time as for ``scaleVelocity(at:)``.
  public func velocity(at time: Double) -> Vector { focusTracker.velocity(at: clock.time(at: time)) }

  /// A finger lands, where no number is wrong. With the second one a pinch becomes possible.
  public mutating func down(_ sample: PointerSample) {
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
  public mutating func move(_ sample: PointerSample) {
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
  public mutating func up(_ sample: PointerSample) {
    let index = fingers.index(of: sample.pointer)
    guard index >= 0 else { return }
    if phase == .tracking, sample.position != fingers[index].position { move(sample) }
    fingers.remove(at: index)
    phase = .idle
  }

  /// The system has taken all fingers away.
  public mutating func cancel() {
    fingers.clear()
    phase = .idle
  }

  /// The pinch belongs to someone else; nothing is recognised until a finger has lifted.
  public mutating func fail() {
    if phase != .idle { phase = .failed }
  }

  /// Tracks two touches at once, before they have become a pinch.
  public mutating func claim() {
    if phase == .possible { lock(at: arm.length) }
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
    spanTracker.add(Point(x: span, y: turn * Self.turningRadius), at: clock.now)
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
