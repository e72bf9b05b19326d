// The numbers that a finger or a motion drives.

/// One of the numbers that drive a timeline.
public enum Input: UInt8, CaseIterable, Sendable {
  /// How far the run is; see ``Inputs/fraction``.
  case fraction
  /// A preview's progress; see ``Inputs/pull``.
  case pull
  /// The finger's free offset in points.
  case dragX, dragY
  /// How much the fingers have spread; see ``Inputs/pinch``.
  case pinch
  /// How far the fingers have turned, in radians.
  case rotation
  /// How far what comes home without an overshoot is behind the fraction; see ``Inputs/trail``.
  case trail
}

/// The numbers that drive a timeline, or their velocities when they are per second.
///
/// All but the fraction rest at 0.
public struct Inputs: Equatable, Sendable {
  /// 0 at the old screen, 1 at the new one; may overshoot while the run settles.
  public var fraction = 0.0
  /// A gesture's own progress, 0 ... 1, for gestures that preview without travelling.
  public var pull = 0.0
  /// The finger's free offset in points, to the right. It includes what keeps the place that the fingers hold under
  /// them when they spread or turn.
  public var dragX = 0.0
  /// The same, downwards.
  public var dragY = 0.0
  /// How much the fingers have spread: the ratio of their spans, minus 1; at half the span it is -0.5.
  public var pinch = 0.0
  /// How far the fingers have turned, in radians, clockwise.
  public var rotation = 0.0

  /// The fraction of what settles without an overshoot, minus the fraction within 0 ... 1. If a timeline follows it, it
  /// leaves 0 while a spring that overshoots moves the fraction. Fingers that catch the run leave it as it is, within
  /// its way. Responses answer to it as measured from the covered screen.
  public var trail = 0.0

  /// Inputs from their values; missing ones rest at 0. Values are kept as given: the driver and the timeline check
  /// them.
  public init(fraction: Double = 0, pull: Double = 0, drag: Vector2D = .zero, pinch: Double = 0, rotation: Double = 0) {
    self.fraction = fraction
    self.pull = pull
    dragX = drag.dx
    dragY = drag.dy
    self.pinch = pinch
    self.rotation = rotation
  }

  /// At the old screen, with every other input at rest.
  public static let zero = Inputs()

  package var drag: Vector2D { Vector2D(dx: dragX, dy: dragY) }

  /// The number that drives one input.
  public subscript(input: Input) -> Double {
    get { self[Int(input.rawValue)] }
    set { self[Int(input.rawValue)] = newValue }
  }

  static let count = 7

  subscript(index: Int) -> Double {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: index &* 8, as: Double.self) } }
    set { withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: newValue, toByteOffset: index &* 8, as: Double.self) } }
  }

  /// Whether every number is finite. It tests their sum, so it is also `false` for finite numbers whose sum overflows.
  var isFinite: Bool { (fraction + pull + dragX + dragY + pinch + rotation + trail).isFinite }

  /// Whether an input besides the fraction is not at rest.
  var areMoved: Bool {
    for index in 1..<Inputs.count where self[index] != 0 { return true }
    return false
  }

  /// The same inputs, with every number that is not finite taken from `other`.
  @inline(never)
  func sanitized(by other: Inputs) -> Inputs {
    if isFinite { return self }
    var result = self
    for index in 0..<Inputs.count where !result[index].isFinite { result[index] = other[index] }
    return result
  }

  /// Where these inputs are after `time` seconds at the given velocity.
  @inline(never)
  func advanced(by velocity: Inputs, for time: Double) -> Inputs {
    var result = self
    for index in 0..<Inputs.count { result[index] += velocity[index] * time }
    return result
  }
}
