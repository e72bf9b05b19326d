/// Recognises a drag and turns the samples of one or more fingers into a continuous translation.
///
/// The translation begins where the slop was passed, so that the page trails the finger by the slop and no event rate
/// changes that. It follows the centre of the fingers, and stays where it is when one joins or leaves. The values of
/// the last drag can be read until the next touch.
///
/// Lost events are survived: a finger that lands twice has lifted unseen, a movement or a lift of an unknown finger is
/// ignored, and a clock that steps back is set right.
public struct PanRecognizer: Sendable {
  /// How far the recogniser has got.
  public typealias Phase = GesturePhase

  /// What is recognised.
  public let gesture: PanGesture
  /// How far it has got; `idle` until a finger lands within the region.
  public private(set) var phase = Phase.idle
  /// Where the first finger landed.
  public var start: Point { drag.start }
  /// The centre of the fingers. It leaps when one joins or leaves; ``translation`` does not.
  public var location: Point { drag.location }
  /// The travel in points since the lock; zero before.
  public private(set) var translation = Vector.zero
  /// The dominant direction when the drag locked: up, down, left or right. `nil` before, and for a claimed touch.
  public private(set) var direction: Direction?

  private var drag = Drag()
  private var layout = LayoutDirection.leftToRight
  /// The travel at which the translation is zero.
  private var lock = Vector.zero

  /// A recogniser that has seen no finger.
  public init(gesture: PanGesture) { self.gesture = gesture }

  /// The number of fingers that count.
  public var fingerCount: Int { drag.fingers.count }

  /// The fingers' velocity in points per second at a host's time in seconds; zero when they rest, whichever of them
  /// joined or left. NaN is the time of the last movement.
  public func velocity(at time: Double) -> Vector { drag.velocity(at: time) }

  /// A finger lands. The first one counts only within the gesture's region, later ones anywhere.
  ///
  /// - Parameters:
  ///   - sample: where and when; a position that is not finite or beyond a billion points is ignored.
  ///   - size: the container's size in points; within one that is NaN no edge is found.
  ///   - layout: which way the interface reads.
  public mutating func down(_ sample: PointerSample, in size: Size, _ layout: LayoutDirection) {
    guard sample.isUsable else { return }
    let isOnly = drag.fingers.count == 1 && drag.has(sample.pointer)
    if !drag.fingers.isEmpty, !isOnly || phase == .tracking { return drag.join(sample) }
    cancel()
    guard gesture.region.contains(sample.position, in: size, layout) else { return }
    drag.begin(sample)
    self.layout = layout
    lock = .zero
    translation = .zero
    direction = nil
    phase = .possible
  }

  /// A finger moves, and the drag may lock or be refused.
  public mutating func move(_ sample: PointerSample) {
    guard drag.move(sample) else { return }
    if phase == .possible { decide() }
    if phase == .tracking { translation = drag.travel - lock }
  }

  /// A finger lifts, wherever that may be. With the last one the phase becomes `idle`.
  public mutating func up(_ sample: PointerSample) {
    drag.lift(sample, moves: phase == .tracking)
    if phase == .tracking { translation = drag.travel - lock }
    if drag.fingers.isEmpty { phase = .idle }
  }

  /// The system has taken all fingers away.
  public mutating func cancel() {
    drag.cancel()
    phase = .idle
  }

  /// The drag belongs to someone else; nothing is recognised until the fingers have lifted.
  public mutating func fail() {
    if phase != .idle { phase = .failed }
  }

  /// Tracks a touch at once, before it has become a drag: for a grab on touch-down.
  public mutating func claim() {
    guard phase == .possible else { return }
    lock = drag.travel
    phase = .tracking
  }

  /// Lets a tracked drag choose its direction anew from where the fingers are, as a hub does when back at its centre.
  public mutating func relock() {
    guard phase == .tracking else { return }
    lock = drag.travel
    translation = .zero
    direction = nil
    phase = .possible
  }

  private mutating func decide() {
    let pending = drag.travel - lock
    switch DirectionLock.decide(translation: pending, velocity: drag.velocity, gesture: gesture, layout: layout) {
    case .pending: break
    case .refused: phase = .failed
    case .locked:
      lock = lock + gesture.slop(of: pending)
      direction = DirectionLock.direction(of: pending)
      phase = .tracking
    }
  }
}
