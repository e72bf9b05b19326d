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
    begin(sample, candidates: References(Candidate(route)), scrollables: [], in: screen, layout)
  }

  /// The pan's travel in points; zero before it has the fingers.
  var translation: Vector2D { state(at: .nan).translation }

  /// The pan's velocity in points per second at a time; zero before it has the fingers.
  func velocity(at time: Double) -> Vector2D { state(at: time).velocity }
}

extension PinchRecognizer {
  /// A recogniser with fingers 0 and 1 a hundred points apart on the horizontal through (200, 400).
  static func touched(slop: Double = 8.7) -> PinchRecognizer {
    var pinch = PinchRecognizer(slop: slop)
    pinch.down(sample(150, 400, 0))
    pinch.down(sample(250, 400, 0.01, finger: 1))
    return pinch
  }

  /// The same, which has become a pinch where the fingers landed.
  static var tracking: PinchRecognizer {
    var pinch = touched(slop: 0)
    pinch.move(sample(250, 400, 0.01, finger: 1))
    return pinch
  }
}
