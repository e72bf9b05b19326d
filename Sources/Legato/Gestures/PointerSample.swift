/// A finger's position at an instant.
///
/// A recogniser ignores a position that is not finite or lies beyond a billion points; a lift counts all the same.
public struct PointerSample: Equatable, Sendable {
  /// The finger. The same number from its touch to its lift.
  public var pointer: Int32
  /// In points, in the container's coordinates. Not in those of a view that moves with the transition.
  public var position: Point2D
  /// In seconds, from any fixed instant.
  public var time: Double

  /// A sample from a finger, its position and the time; all are kept as given.
  public init(pointer: Int32 = 0, position: Point2D, time: Double) {
    self.pointer = pointer
    self.position = position
    self.time = time
  }

  /// Whether sums of a few such positions stay finite.
  var isUsable: Bool { abs(position.x) <= 1e9 && abs(position.y) <= 1e9 }
}

extension [PointerSample] {
  /// An empty list with room for some, so that adding those allocates nothing.
  @inline(never)
  init(room: Int) {
    self = []
    reserveCapacity(room)
  }

  /// Empties the list and keeps its room.
  @inline(never)
  mutating func clear() {
    while !isEmpty { remove(at: count - 1) }
  }

  /// Adds a finger.
  @inline(never)
  mutating func add(_ sample: PointerSample) { append(sample) }
}
