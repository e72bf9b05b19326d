/// What is left over of how a layer was seen when a run took over: its middle, its turn in the plane, its lead and its
/// tilt decay each by itself. In space, lead and tilt stay between what was seen and what the new run says, so nothing
/// swells, tips over or passes the viewer.
struct LookResidual {
  /// What is left of each, and how fast that changes besides its decay, per second.
  private var offset = Look.none
  private var slope = Look.none
  private var turn = (offset: 0.0, slope: 0.0)
  /// What was seen, without its turn, and how fast that changed.
  private var seen = Look.none
  private var velocity = Look.none
  /// Whether any of them was tilted: in the plane, what is left can be as much as it is.
  private var isInSpace = false

  /// Nothing is left over.
  init() {}

  /// - Parameters:
  ///   - seen: what was seen, now and a moment later.
  ///   - aim: what the new run says of it.
  ///   - moment: how much later, in seconds.
  init(seen: (now: Look, later: Look), aim: (now: Look, later: Look), over moment: Double) {
    var (now, later) = seen
    if let turned = now.turn(from: aim.now), let then = later.turn(from: aim.later), turned != 0 || then != 0 {
      turn = (turned, (then - turned) / moment + ResidualDecay.angularFrequency * turned)
      now.turn(by: -turned)
      later.turn(by: -then)
    }
    self.seen = now
    isInSpace = now.tilt != .zero || later.tilt != .zero || aim.now.tilt != .zero || aim.later.tilt != .zero
    for index in 0..<Look.count {
      velocity[index] = (later[index] - now[index]) / moment
      offset[index] = now[index] - aim.now[index]
      slope[index] =
        (later[index] - aim.later[index] - offset[index]) / moment + ResidualDecay.angularFrequency * offset[index]
    }
  }

  /// Whether nothing is left over.
  var isNone: Bool {
    for index in 0..<Look.count where offset[index] != 0 || slope[index] != 0 { return false }
    return turn.offset == 0 && turn.slope == 0
  }

  /// Begins to decay anew, from rest.
  mutating func restart(from decay: ResidualDecay) {
    turn.offset = decay.left(of: turn.offset, turn.slope)
    turn.slope = ResidualDecay.angularFrequency * turn.offset
    for index in 0..<Look.count {
      seen[index] += decay.left(of: 0, velocity[index])
      velocity[index] = 0
      offset[index] = decay.left(of: offset[index], slope[index])
      slope[index] = ResidualDecay.angularFrequency * offset[index]
    }
  }

  /// What is shown where a run says a look.
  func shown(_ aim: Look, _ decay: ResidualDecay, _ size: Size2D) -> Look {
    var look = aim
    for index in 0..<Look.count {
      var left = decay.left(of: offset[index], slope[index])
      if isInSpace, index >= Look.lead {
        left = Look.within(left, seen[index] + decay.left(of: 0, velocity[index]) - aim[index])
      }
      look[index] += left
    }
    look.turn(by: decay.left(of: turn.offset, turn.slope))
    look.limit(size)
    return look
  }

  /// How large it is, in points at the layer's edges: what is left, or how fast it changes in units of its decay.
  func size(on layer: Size2D) -> Double {
    let longest = max(layer.width, layer.height)
    let levers = SIMD8(1, 1, layer.width, layer.width, layer.height, layer.height, longest * longest, longest * longest)
    let pace = 1 / ResidualDecay.angularFrequency
    var size = max(turn.offset.magnitude, turn.slope.magnitude * pace) * longest
    for index in 0..<Look.count {
      size = max(size, max(offset[index].magnitude, slope[index].magnitude * pace) * levers[index])
    }
    return size
  }
}

extension Look {
  /// How many numbers it has, and from which on they are its lead and its tilt.
  fileprivate static let (count, lead) = (8, 2)
  /// A turn is meant only where it brings one lead so near to another one, in parts of their lengths: not edge on, nor
  /// to a mirrored side.
  private static let likeness = 0.5

  fileprivate subscript(index: Int) -> Double {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: index &* 8, as: Double.self) } }
    set { withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: newValue, toByteOffset: index &* 8, as: Double.self) } }
  }

  /// By which angle in the plane another look is turned into the likest one of this; nil if none is like it.
  fileprivate func turn(from other: Look) -> Double? {
    let sine =
      across.y * other.across.x - across.x * other.across.y + down.y * other.down.x - down.x * other.down.y
    let cosine = (across * other.across + down * other.down).sum()
    let lengths = (across * across + down * down).sum() * (other.across * other.across + other.down * other.down).sum()
    return sine * sine + cosine * cosine > Look.likeness * Look.likeness * lengths ? Elementary.atan2(sine, cosine) : nil
  }

  /// Turns the lead in the plane.
  fileprivate mutating func turn(by angle: Double) {
    if angle == 0 { return }
    let (sine, cosine) = Elementary.sincos(angle)
    across = SIMD2(across.x * cosine - across.y * sine, across.x * sine + across.y * cosine)
    down = SIMD2(down.x * cosine - down.y * sine, down.x * sine + down.y * cosine)
  }

  /// What is left of a number, kept between none and all that there is room for, without a kink: as much and as fast as
  /// it is where it fills the room.
  fileprivate static func within(_ left: Double, _ room: Double) -> Double {
    if left * room <= 0 { return 0 }
    let part = room / left
    return part < 1 ? room * part * (2 - part) : left * (2 - 1 / part)
  }

  /// Keeps every corner before the viewer.
  fileprivate mutating func limit(_ size: Size2D) {
    let nearest = (tilt.x.magnitude * size.width + tilt.y.magnitude * size.height) / 2
    if nearest > 1 - LayerCorners.nearest { tilt *= (1 - LayerCorners.nearest) / nearest }
  }
}
