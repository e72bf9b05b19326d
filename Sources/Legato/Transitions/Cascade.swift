/// The order in which a screen's elements set off.
public enum Cascade: Equatable, Sendable {
  /// One after the other, as the host lists them.
  case order
  /// The nearest to a point first, in the container's coordinates, in points.
  case distance(from: Point2D)
  /// Along a direction: what lies farthest back sets off first.
  case direction(Direction)

  /// When each element sets off, from 0 for the first to 1 for the last; all at 0 if they lie alike.
  func ranks(_ elements: [OwnElement], in layout: ReadingDirection) -> [Double] {
    var places = elements.indices.map { place(of: elements[$0].frame.center, at: $0, in: layout) }
    guard let first = places.min(), let last = places.max(), last > first else { return places.map { _ in 0 } }
    for index in places.indices { places[index] = (places[index] - first) / (last - first) }
    return places
  }

  private func place(of center: Point2D, at index: Int, in layout: ReadingDirection) -> Double {
    switch self {
    case .order: Double(index)
    case .distance(let point): (center - point).length
    case .direction(let direction): (center - .zero).dot(direction.unit(in: layout))
    }
  }
}
