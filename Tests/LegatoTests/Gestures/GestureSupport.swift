// Short words for the gesture tests: fingers, screens and scripted drags.

@testable import Legato

let screen = Size2D(width: 400, height: 800)
let layouts: [ReadingDirection] = [.leftToRight, .rightToLeft]
let physical: [Direction] = [.up, .down, .left, .right]

func sample(_ x: Double, _ y: Double, _ time: Double, finger: Int32 = 0) -> PointerSample {
  PointerSample(pointer: finger, position: Point2D(x: x, y: y), time: time)
}

extension GestureSession {
  /// A session that watches for one pan, with a finger at a point at time 0.
  static func touched(
    _ gesture: PanGesture, x: Double = 200, y: Double = 400, in layout: ReadingDirection = .leftToRight
  ) -> GestureSession {
    let session = GestureSession()
    session.begin(sample(x, y, 0), watchingFor: gesture, in: layout)
    return session
  }

  /// A first finger lands, which may become one pan.
  func begin(
    _ sample: PointerSample, watchingFor gesture: PanGesture, in layout: ReadingDirection = .leftToRight
  ) {
    let route = GestureRoute(Interaction(gesture: .pan(gesture), direction: .right), .back)
    let container = Container(size: screen, layoutDirection: layout)
    begin(sample, candidates: References(Candidate(route)), scrollables: [], in: container)
  }

  /// The pan's travel in points; zero before it has the fingers.
  var translation: Vector2D { state(at: .nan).translation }

  /// The pan's velocity in points per second at a time; zero before it has the fingers.
  func velocity(at time: Double) -> Vector2D { state(at: time).velocity }
}

extension GestureSession {
  /// Whose the fingers are.
  enum Phase {
    case none, undecided, recognized, holding, denied
  }

  var phase: Phase {
    switch fingers {
    case .none: .none
    case .undecided: .undecided
    case .recognized: .recognized
    case .holding: .holding
    case .denied: .denied
    }
  }

  /// A finger moves to where it lifts. Returns whether the gesture of the fingers ends with that.
  func endsGesture(_ sample: PointerSample) -> Bool {
    moveToLift(sample)
    return ends(byLifting: sample.pointer)
  }

  /// A finger lifts. Returns whether the gesture of the fingers ends with it.
  func lift(_ sample: PointerSample) -> Bool {
    defer { lift(sample.pointer) }
    return endsGesture(sample)
  }
}

/// A hand, and what its first two fingers make.
struct PinchingHand {
  let hand = Hand()
  private(set) var pinch: Pinch

  init(slop: Double = 8.7) { pinch = Pinch(slop: slop) }

  /// Fingers 0 and 1 are a hundred points apart on the horizontal through (200, 400).
  static func touched(slop: Double = 8.7) -> PinchingHand {
    var fingers = PinchingHand(slop: slop)
    fingers.down(sample(150, 400, 0))
    fingers.down(sample(250, 400, 0.01, finger: 1))
    return fingers
  }

  /// The same, which has become a pinch where the fingers landed.
  static var tracking: PinchingHand {
    var fingers = touched(slop: 0)
    fingers.move(sample(250, 400, 0.01, finger: 1))
    return fingers
  }

  mutating func down(_ sample: PointerSample) {
    guard sample.isUsable, hand.index(of: sample.pointer) == nil else { return }
    hand.land(sample)
    pinch.land(in: hand)
  }

  mutating func move(_ sample: PointerSample) {
    if hand.move(sample) { pinch.move(in: hand) }
  }

  mutating func up(_ pointer: Int32) {
    if let index = hand.index(of: pointer), index < 2 { pinch.end() }
    hand.lift(pointer)
  }

  func velocity(at time: Double) -> (focus: Vector2D, scale: Double, turn: Double) {
    pinch.velocity(of: hand, at: time)
  }
}
