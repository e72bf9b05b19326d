/// A finger's position at an instant.
///
/// A recogniser ignores a position that is not finite or lies beyond a billion points. A lift at such a position still
/// counts.
public struct PointerSample: Equatable, Sendable {
  /// The number of the finger. It stays the same from the touch to the lift.
  public var pointer: Int32
  /// In points, in the container's coordinates, and not in those of a view that moves with the transition.
  public var position: Point2D
  /// In seconds, from any fixed instant.
  public var time: Double

  /// A sample with these values, which are not checked.
  public init(pointer: Int32 = 0, position: Point2D, time: Double) {
    self.pointer = pointer
    self.position = position
    self.time = time
  }

  /// Whether the position is small enough for sums of a few positions to stay finite.
  var isUsable: Bool { abs(position.x) <= 1e9 && abs(position.y) <= 1e9 }
}

extension [PointerSample] {
  /// An empty list with this capacity, so that adding as many fingers does not allocate.
  @inline(never)
  init(room: Int) {
    self = []
    reserveCapacity(room)
  }

  /// Empties the list and keeps its capacity.
  @inline(never)
  mutating func clear() {
    while !isEmpty { remove(at: count - 1) }
  }

  @inline(never)
  mutating func add(_ sample: PointerSample) { append(sample) }
}
