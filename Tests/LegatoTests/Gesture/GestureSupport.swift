// Short words for the gesture tests: fingers, screens and scripted drags.

import Legato

let screen = Size(width: 400, height: 800)
let layouts: [LayoutDirection] = [.leftToRight, .rightToLeft]
let physical: [Direction] = [.up, .down, .left, .right]

func sample(_ x: Double, _ y: Double, _ time: Double, finger: Int32 = 0) -> PointerSample {
  PointerSample(pointer: finger, position: Point(x: x, y: y), time: time)
}

extension PanRecognizer {
  /// A recogniser with a finger at a point at time 0.
  static func touched(_ gesture: PanGesture, x: Double = 200, y: Double = 400) -> PanRecognizer {
    var pan = PanRecognizer(gesture: gesture)
    pan.down(sample(x, y, 0), in: screen, .leftToRight)
    return pan
  }
}

extension PinchRecognizer {
  /// A recogniser with fingers 0 and 1 a hundred points apart on the horizontal through (200, 400).
  static func touched(slop: Double = 8.7) -> PinchRecognizer {
    var pinch = PinchRecognizer(slop: slop)
    pinch.down(sample(150, 400, 0))
    pinch.down(sample(250, 400, 0.01, finger: 1))
    return pinch
  }
}

/// SplitMix64: the same sequence from the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
