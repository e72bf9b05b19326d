// Turns the samples of one or more fingers into a continuous translation.

/// Recognises a drag and follows it.
///
/// The translation begins where the slop was passed, so that the page trails the finger by the slop and no event rate
/// changes that. It follows the centre of the fingers, and stays where it is when one joins or leaves. The values of the
/// last drag can be read until the next touch.
///
/// Lost events are survived: a finger that lands twice has lifted unseen, a movement or a lift of an unknown finger is
/// ignored, and a clock that steps back is set right.
public struct PanRecognizer: Sendable {
  /// How far the recogniser has got.
  public typealias Phase = GesturePhase

  /// Further fingers are ignored. Reserved at once, so that no event allocates.
  private static let maximumFingerCount = 10

  /// What is recognised.
  public let gesture: PanGesture
  /// How far it has got; `idle` until a finger lands within the region.
  public private(set) var phase = Phase.idle
  /// Where the first finger landed.
  public private(set) var start = Point.zero
  /// The centre of the fingers. It leaps when one joins or leaves; ``translation`` does not.
  public private(set) var location = Point.zero
  /// The travel in points since the lock; zero before.
  public private(set) var translation = Vector.zero
  /// The dominant direction when the drag locked: up, down, left or right. `nil` before, and for a claimed touch.
  public private(set) var direction: Direction?

  private var fingers: [PointerSample] = []
  private var layout = LayoutDirection.leftToRight
  /// The location at which the travel is zero: moved along whenever the location leaps.
  private var origin = Point.zero
  /// The travel at which the translation is zero.
  private var lock = Vector.zero
  private var clock = GestureClock()
  private var tracker = VelocityTracker()

  /// A recogniser that has seen no finger.
  public init(gesture: PanGesture) {
    self.gesture = gesture
    fingers.reserveCapacity(Self.maximumFingerCount)
  }

  /// The number of fingers that count.
  public var fingerCount: Int { fingers.count }

  /// The fingers' velocity in points per second; zero when they rest, whichever of them joined or left.
  public func velocity(at time: Double) -> Vector { tracker.velocity(at: clock.time(at: time)) }

  /// A finger lands. The first one counts only within the gesture's region, later ones anywhere.
  public mutating func down(_ sample: PointerSample, in size: Size, _ layout: LayoutDirection) {
    guard sample.isUsable else { return }
    if let index = index(of: sample.pointer) {
      if phase == .tracking || fingers.count > 1 {
        fingers[index] = sample
        rebase()
        return
      }
      cancel()
    }
    if !fingers.isEmpty {
      guard fingers.count < Self.maximumFingerCount else { return }
      fingers.append(sample)
      rebase()
    } else if gesture.region.contains(sample.position, in: size, layout) {
      begin(sample, layout)
    }
  }

  /// A finger moves, and the drag may lock or be refused.
  public mutating func move(_ sample: PointerSample) {
    guard sample.isUsable, let index = index(of: sample.pointer) else { return }
    fingers[index] = sample
    location = center
    clock.advance(to: sample.time)
    tracker.add(Point.zero + travel, at: clock.now)
    if phase == .possible { decide() }
    if phase == .tracking { translation = travel - lock }
  }

  /// A finger lifts. With the last one the phase becomes `idle`.
  public mutating func up(_ sample: PointerSample) {
    guard let index = index(of: sample.pointer) else { return }
    // A lift where the finger was last seen is no sample: it would read as a rest and slow a fling down.
    if phase == .tracking, sample.position != fingers[index].position { move(sample) }
    fingers.remove(at: index)
    if fingers.isEmpty { phase = .idle } else { rebase() }
  }

  /// The system has taken all fingers away.
  public mutating func cancel() {
    fingers.removeAll(keepingCapacity: true)
    phase = .idle
  }

  /// The drag belongs to someone else; nothing is recognised until the fingers have lifted.
  public mutating func fail() {
    if phase != .idle { phase = .failed }
  }

  /// Tracks a touch at once, before it has become a drag: for a grab on touch-down.
  public mutating func claim() {
    guard phase == .possible else { return }
    lock = travel
    phase = .tracking
  }

  /// Lets a tracked drag choose its direction anew from where the fingers are, as a hub does when back at its centre.
  public mutating func relock() {
    guard phase == .tracking else { return }
    lock = travel
    translation = .zero
    direction = nil
    phase = .possible
  }

  private var travel: Vector { location - origin }

  private var center: Point {
    var sum = Vector.zero
    for finger in fingers { sum = sum + (finger.position - .zero) }
    let count = Double(fingers.count)
    return Point(x: sum.dx / count, y: sum.dy / count)
  }

  private func index(of pointer: Int32) -> Int? {
    for index in fingers.indices where fingers[index].pointer == pointer { return index }
    return nil
  }

  private mutating func begin(_ sample: PointerSample, _ layout: LayoutDirection) {
    fingers.append(sample)
    self.layout = layout
    start = sample.position
    location = start
    origin = start
    lock = .zero
    translation = .zero
    direction = nil
    clock = GestureClock(sample.time)
    tracker.reset()
    tracker.add(.zero, at: clock.now)
    phase = .possible
  }

  /// Follows the new centre without travelling to it.
  private mutating func rebase() {
    let center = center
    origin = origin + (center - location)
    location = center
  }

  private mutating func decide() {
    let pending = travel - lock
    let velocity = tracker.velocity(at: clock.now)
    switch DirectionLock.decide(translation: pending, velocity: velocity, gesture: gesture, layout: layout) {
    case .pending: break
    case .refused: phase = .failed
    case .locked:
      if gesture.slop > 0 { lock = lock + pending * (gesture.slop / pending.length) }
      direction = DirectionLock.direction(of: pending)
      phase = .tracking
    }
  }
}
