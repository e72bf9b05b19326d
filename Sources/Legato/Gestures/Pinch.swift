/// Recognises a pinch and turns the first two fingers of a hand into a scale, a rotation and a moving focal point.
///
/// The scale counts from the span at which the slop was passed. When one of the two fingers lifts, the pinch either
/// ends, or is parted and keeps its values.
struct Pinch: Sendable {
  enum Phase {
    /// Fewer than two fingers are down, or the pinch has ended.
    case idle
    case possible
    case tracking
    /// One of the two fingers has lifted. The other one may continue as a drag, or lift too.
    case parted
  }

  /// The least span in points: fingers at one point give neither 0 nor infinity.
  private static let minimumSpan = 1.0

  let slop: Double
  private(set) var phase = Phase.idle
  /// The span since the lock, as a ratio; 1 before. Always above 0 and finite.
  private(set) var scale = 1.0
  /// The turn since the lock in radians, positive clockwise. It counts whole turns and never leaps by one.
  private(set) var rotation = 0.0
  /// The point midway between the fingers, in the container's coordinates.
  private(set) var focus = Point2D.zero
  /// The travel of that point since the lock.
  private(set) var translation = Vector2D.zero

  private var startSpan = 0.0
  private var lockSpan = 1.0
  private var lockTurn = 0.0
  private var lockFocus = Point2D.zero
  private var turn = 0.0
  /// From the first finger to the second, at the last time when they were far enough apart for a direction.
  private var arm = Vector2D.zero
  /// The velocity of the fingers at the time when one of the two lifted.
  private var parting = (focus: Vector2D.zero, scale: 0.0, turn: 0.0)
  private var partingTime = 0.0

  /// The slop is in points of span.
  init(slop: Double) { self.slop = slop > 0 ? slop : 0 }

  mutating func land(in hand: Hand) {
    guard phase == .idle || phase == .parted, hand.fingers.count >= 2 else { return }
    self = Pinch(slop: slop)
    startSpan = measure(hand)
    lockSpan = max(startSpan, Pinch.minimumSpan)
    phase = .possible
  }

  mutating func move(in hand: Hand) {
    guard phase == .possible || phase == .tracking else { return }
    let span = measure(hand)
    let change = span - startSpan
    if phase == .possible, abs(change) >= slop {
      restart()
      lockSpan = max(startSpan + (change < 0 ? -slop : slop), Pinch.minimumSpan)
      phase = .tracking
    }
    guard phase == .tracking else { return }
    scale = max(span, Pinch.minimumSpan) / lockSpan
    rotation = turn - lockTurn
    translation = focus - lockFocus
  }

  mutating func end() { phase = .idle }

  mutating func part(_ hand: Hand, at time: Double) {
    (parting, partingTime) = (velocity(of: hand, at: time), time)
    phase = .parted
  }

  /// Counts the scale, the turn and the travel from here on.
  mutating func restart() {
    lockSpan *= scale
    lockTurn = turn
    lockFocus = focus
    (scale, rotation, translation) = (1, 0, .zero)
  }

  /// The focus in points per second, the scale per second, the turn in radians per second.
  func velocity(of hand: Hand, at time: Double) -> (focus: Vector2D, scale: Double, turn: Double) {
    if phase == .parted, time - partingTime <= VelocityTracker.rest { return parting }
    guard phase == .tracking else { return (.zero, 0, 0) }
    let (first, second) = (hand.velocity(of: 0, at: time), hand.velocity(of: 1, at: time))
    let (apart, span) = (second - first, max(arm.length, Pinch.minimumSpan))
    return (
      (first + second) * 0.5, apart.dot(arm) / span / lockSpan, (arm.dx * apart.dy - arm.dy * apart.dx) / (span * span)
    )
  }

  /// Updates the focus and the turn, and returns the span.
  private mutating func measure(_ hand: Hand) -> Double {
    let first = hand.fingers[0].position
    let reach = hand.fingers[1].position - first
    let span = reach.length
    focus = first + reach * 0.5
    if span >= Pinch.minimumSpan {
      turn += arm.angle(to: reach)
      arm = reach
    }
    return span
  }
}

extension Vector2D {
  /// The signed angle in radians, in -π ... π, positive clockwise on the screen; 0 if either vector is zero.
  func angle(to other: Vector2D) -> Double { Elementary.atan2(dx * other.dy - dy * other.dx, dot(other)) }
}
