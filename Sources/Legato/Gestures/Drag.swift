/// The fingers of a drag, and how far their centre has travelled.
///
/// The travel stays where it is when a finger joins or leaves. Lost events are survived: a finger that lands twice has
/// lifted unnoticed, a movement or a lift of an unknown finger is ignored, and a clock that steps back is set right.
struct Drag: Sendable {
  /// Further fingers are ignored. Reserved at once, so that no event allocates.
  private static let maximumFingerCount = 10

  private(set) var fingers = [PointerSample](room: Drag.maximumFingerCount)
  /// Where the first finger landed.
  private(set) var start = Point2D.zero
  /// The centre of the fingers. It leaps when one joins or leaves; ``travel`` does not.
  private(set) var location = Point2D.zero
  /// The location at which the travel is zero: moved along whenever the location leaps.
  private var origin = Point2D.zero
  private var clock = GestureClock()
  private var tracker = VelocityTracker()

  /// How far the fingers have travelled since the first one landed, in points.
  var travel: Vector2D { location - origin }

  /// The fingers' velocity in points per second at a host's time; zero when they rest, whichever of them joined or
  /// left.
  func velocity(at time: Double) -> Vector2D { tracker.velocity(at: clock.time(at: time)) }

  /// The velocity at the last movement.
  var velocity: Vector2D { tracker.velocity(at: clock.now) }

  /// A first finger lands.
  mutating func begin(_ sample: PointerSample) {
    fingers.clear()
    fingers.add(sample)
    start = sample.position
    location = start
    origin = start
    clock = GestureClock(sample.time)
    tracker.reset()
    tracker.add(.zero, at: clock.now)
  }

  /// A further finger lands, or one whose lift was lost.
  mutating func join(_ sample: PointerSample) {
    if !fingers.place(sample) {
      guard fingers.count < Drag.maximumFingerCount else { return }
      fingers.add(sample)
    }
    rebase()
  }

  /// A finger moves; `false` if it is none of these.
  mutating func move(_ sample: PointerSample) -> Bool {
    guard sample.isUsable, fingers.place(sample) else { return false }
    location = center
    clock.advance(to: sample.time)
    tracker.add(Point2D.zero + travel, at: clock.now)
    return true
  }

  /// A finger lifts.
  ///
  /// - Parameter moves: whether the lift is a movement, too. A lift where the finger was last seen never is: it would
  ///   read as a rest and slow a fling down.
  mutating func lift(_ sample: PointerSample, moves: Bool) {
    let index = fingers.index(of: sample.pointer)
    guard index >= 0 else { return }
    if moves, sample.position != fingers[index].position { _ = move(sample) }
    fingers.remove(at: index)
    if !fingers.isEmpty { rebase() }
  }

  /// The system has taken all fingers away.
  mutating func cancel() { fingers.clear() }

  func has(_ pointer: Int32) -> Bool { fingers.index(of: pointer) >= 0 }

  private var center: Point2D {
    var sum = Vector2D.zero
    for finger in fingers { sum = sum + (finger.position - .zero) }
    let count = Double(fingers.count)
    return Point2D(x: sum.dx / count, y: sum.dy / count)
  }

  /// Follows the new centre without travelling to it.
  private mutating func rebase() {
    let center = center
    origin = origin + (center - location)
    location = center
  }
}
