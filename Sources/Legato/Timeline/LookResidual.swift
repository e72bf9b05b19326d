/// A residual: the difference between how a layer was seen when a run took over and how the new run shows it. It decays
/// to 0.
///
/// The middle, the rotation in the plane, the lead (x and y) and the tilt decay independently. In space, and for an
/// element in flight, lead and tilt stay between the old look and the new run's look. What is no element also leaves
/// the old look as fast as the residual decays. So nothing swells, tips over, passes the viewer or turns inside out.
struct LookResidual {
  /// The difference in each number, and its velocity in addition to the decay, per second. The second number of the
  /// rotation is how much of the distance to the old look is left.
  private var offset = Look.none
  private var slope = Look.none
  /// The old look, and its velocity.
  private var seen = Look.none
  private var velocity = Look.none
  /// How far it had decayed before it was last taken over.
  private var past = ResidualDecay.whole
  /// Whether the layer is in space, or an element in flight: lead and tilt stay between the old look and the new one.
  private var isInSpace = false
  private var isFlight = false
  /// The point of the layer, from its middle, that fingers have held. The middle's difference is that of this point.
  private var point = SIMD2<Double>.zero
  /// What is added to that difference and does not decay until the fingers let go.
  private var kept = SIMD2<Double>.zero

  /// No residual.
  init() {}

  /// Goes on as it is if it leads from the new run's look to the one that was seen. Otherwise it begins anew.
  ///
  /// - Parameters:
  ///   - now: a layer's numbers as it was seen (0), and as the new run shows it (1).
  ///   - later: the same numbers a moment later. If these agree, the numbers and the velocities of now do.
  ///   - moment: how much later, in seconds.
  ///   - decay: how far it has decayed by then.
  ///   - isFlight: whether the layer is an element in flight, which never turns inside out.
  mutating func begin(
    _ now: Frame, _ later: Frame, over moment: Double, _ decay: ResidualDecay, _ size: Size2D, isFlight: Bool
  ) {
    var (ahead, moved) = (Look(later[1], size), Look(later[0], size))
    if moved.isNear(shown(ahead, decay, size)) { return }
    var end = Look(now[1], size)
    (seen, velocity, past) = (Look(now[0], size), moved, .whole)
    // What fingers hold goes on at their point.
    if !decay.isWhole { point = .zero }
    let distance = seen.distance(from: end, at: point) - kept
    if let turned = seen.turn(from: end), let then = velocity.turn(from: ahead) {
      (seen.x, seen.y) = Look.turned(seen.x, seen.y, by: -turned)
      (velocity.x, velocity.y) = Look.turned(velocity.x, velocity.y, by: -then)
      (seen.turn, velocity.turn) = (SIMD2(turned, 0), SIMD2(then, 0))
    }
    for index in 0..<Look.count {
      velocity[index] = (velocity[index] - seen[index]) / moment
      offset[index] = seen[index] - end[index]
      slope[index] =
        velocity[index] - (ahead[index] - end[index]) / moment + ResidualDecay.angularFrequency * offset[index]
    }
    slope.middle += ResidualDecay.angularFrequency * (distance - offset.middle)
    offset.middle = distance
    (offset.turn[1], slope.turn[1]) = (1, ResidualDecay.angularFrequency)
    isInSpace = now[0].hasViewer || now[1].hasViewer
    self.isFlight = isFlight
  }

  /// Measures the residual about the point that is seen at a place, measured from that of the layer's middle at rest.
  /// This point moves as in the new run from now on, whatever becomes of lead and tilt.
  mutating func measure(about place: Vector2D, _ shown: Look, _ aim: Look) {
    point = shown.point(at: SIMD2(place.dx, place.dy))
    kept = shown.distance(from: aim, at: point)
    (offset.middle, slope.middle) = (.zero, .zero)
  }

  /// How far the point that fingers have begun to hold is seen from where the new run shows it.
  var distance: Vector2D { Vector2D(dx: kept.x, dy: kept.y) }

  /// Goes on after a decay.
  mutating func goOn(after decay: ResidualDecay) { past = past.then(decay) }

  /// Starts the decay of all again, with the differences' velocities or without. The old look stops.
  mutating func restart(from decay: ResidualDecay, stops: Bool) {
    let decay = past.then(decay)
    past = .whole
    for index in 0..<Look.count {
      seen[index] += decay.left(of: .zero, velocity[index])
      velocity[index] = .zero
      offset[index] = decay.left(of: offset[index], slope[index])
      slope[index] = stops ? ResidualDecay.angularFrequency * offset[index] : decay.left(of: slope[index], .zero)
    }
    offset.middle += kept
    slope.middle += ResidualDecay.angularFrequency * kept
    kept = .zero
  }

  /// The look to show where the new run's look is `aim`.
  mutating func shown(_ aim: Look, _ decay: ResidualDecay, _ size: Size2D) -> Look {
    var look = aim
    let decay = past.then(decay)
    let share = decay.left(of: offset.turn, slope.turn)[1]
    look.middle += kept
    for index in 0..<Look.count {
      var left = decay.left(of: offset[index], slope[index])
      if isInSpace || isFlight, Look.isLimited(index) {
        var room = seen[index] + decay.left(of: .zero, velocity[index]) - look[index]
        if !isFlight { room *= share }
        left = Look.within(left, room)
      }
      look[index] += left
    }
    (look.x, look.y) = Look.turned(look.x, look.y, by: look.turn.x)
    look.limit(size)
    if (point * point).sum() > 0 { look.keep(point, as: aim) }
    return look
  }

  /// About how far the residual moves a corner of the layer along an axis at most, in points, now or later.
  mutating func size(on layer: Size2D) -> Double {
    var left = Look.none
    // What the lead adds to the held point's difference. It is taken out, because corners are measured from the middle.
    // Its velocity is neglected.
    let arm = SIMD2((offset.x * point).sum(), (offset.y * point).sum())
    for index in 0..<Look.count {
      var (offset, speed) = (offset[index], slope[index] / ResidualDecay.angularFrequency)
      if index == 0 { (offset, speed) = (offset - arm, speed - arm) }
      left[index] = SIMD2(max(offset.x.magnitude, speed.x.magnitude), max(offset.y.magnitude, speed.y.magnitude))
    }
    let half = SIMD2(layer.width, layer.height) / 2
    let lead = SIMD2((left.x * half).sum(), (left.y * half).sum()) + half * (left.tilt * half).sum()
    let moved = left.middle + lead * (isInSpace || isFlight ? 2 : 1) + SIMD2(half.y, half.x) * left.turn.x
    let size = max(moved.x, moved.y)
    return past.left(of: size, ResidualDecay.angularFrequency * size) + max(kept.x.magnitude, kept.y.magnitude)
  }
}

extension Look {
  /// How many pairs of numbers a look has.
  fileprivate static var count: Int { 5 }
  /// Whether the pair at an index belongs to the lead or the tilt, which are limited in space.
  fileprivate static func isLimited(_ index: Int) -> Bool { index > 0 && index < 4 }
  /// How similar two leads must be for their difference to count as a rotation. Leads that are less similar are edge on
  /// or mirrored.
  private static let leastSimilarity = 0.5

  /// The pair of numbers at an index.
  fileprivate subscript(index: Int) -> SIMD2<Double> {
    mutating get { withUnsafeMutableBytes(of: &self) { $0.load(fromByteOffset: index &* 16, as: SIMD2<Double>.self) } }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: index &* 16, as: SIMD2<Double>.self)
      }
    }
  }

  /// The largest square of the distance between looks that are the same but for rounding.
  private static let rounding = 1e-18

  /// Whether it is the same look. The last pair does not count: what is shown has been turned by it.
  fileprivate mutating func isNear(_ other: Look) -> Bool {
    var (other, gap) = (other, SIMD2<Double>.zero)
    for index in 0..<Look.count - 1 {
      let apart = self[index] - other[index]
      gap += apart * apart
    }
    return gap.sum() <= Look.rounding
  }

  /// The angle in the plane by which to rotate another look so that it is nearest to this one; nil if the two differ
  /// too much.
  @inline(never)
  fileprivate func turn(from other: Look) -> Double? {
    let sine = (y * other.x - x * other.y).sum()
    let cosine = (x * other.x + y * other.y).sum()
    let lengths = (x * x + y * y).sum() * (other.x * other.x + other.y * other.y).sum()
    if sine * sine + cosine * cosine <= Look.leastSimilarity * Look.leastSimilarity * lengths { return nil }
    return Elementary.atan2(sine, cosine)
  }

  /// Limits a residual that has decayed to the range from 0 to `room`, what is left of the distance to the old look,
  /// without a kink. A residual as large as the room is not changed; in a larger room it may at most double.
  @inline(__always)
  fileprivate static func within(_ left: SIMD2<Double>, _ room: SIMD2<Double>) -> SIMD2<Double> {
    let (part, inverse) = (room / left, left / room)
    var within = left * (2 - inverse)
    within.replace(with: room * part * (2 - part), where: part .< 1)
    within.replace(with: 0, where: left * room .<= 0)
    return within
  }

  /// Limits the tilt so that every corner stays in front of the viewer.
  fileprivate mutating func limit(_ size: Size2D) {
    let nearest = (tilt.x.magnitude * size.width + tilt.y.magnitude * size.height) / 2
    if nearest > 1 - LayerCorners.nearest { tilt *= (1 - LayerCorners.nearest) / nearest }
  }
}

/// How much of a residual is left at a time.
package struct ResidualDecay {
  private let factor: Double
  private let elapsed: Double

  /// The decay is critically damped, so it has no overshoot; its frequency is that of iOS's zoom (ω ≈ 19 rad/s).
  package static let angularFrequency = 19.0

  /// All is left.
  static var whole: ResidualDecay { ResidualDecay(factor: 1, elapsed: 0) }
  /// Nothing is left.
  static var gone: ResidualDecay { ResidualDecay(factor: 0, elapsed: 0) }

  private init(factor: Double, elapsed: Double) { (self.factor, self.elapsed) = (factor, elapsed) }

  init(from start: Double, to time: Double, _ moment: Double = 0) {
    // Nothing decays while a finger holds the layer.
    elapsed = time < start ? 0 : time - start + (start < .infinity ? moment : 0)
    factor = Elementary.exp(-ResidualDecay.angularFrequency * elapsed)
  }

  /// This decay and then another one.
  func then(_ next: ResidualDecay) -> ResidualDecay {
    ResidualDecay(factor: factor * next.factor, elapsed: elapsed + next.elapsed)
  }

  var isWhole: Bool { elapsed == 0 }

  func left(of offset: Double, _ slope: Double) -> Double { factor * (offset + slope * elapsed) }
  func left(of offset: SIMD2<Double>, _ slope: SIMD2<Double>) -> SIMD2<Double> { factor * (offset + slope * elapsed) }
}
