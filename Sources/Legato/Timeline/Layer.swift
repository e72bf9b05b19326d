// One thing that a transition moves, and how it is seen by its numbers.

/// One thing that a transition moves.
///
/// A layer says what it shows, and where it rests. Its ``LayerState`` says how it looks now.
public struct Layer: Equatable, Sendable {
  /// What it shows.
  public var kind: Kind
  /// Where the layer lies at rest, in points in the container's coordinates.
  public var frame: Rect2D

  /// A layer that rests at a frame in points; all is kept as given.
  package init(_ kind: Kind, frame: Rect2D) {
    self.kind = kind
    self.frame = frame
  }

  /// The screen that the layer shows or belongs to; nil for the container.
  package var screen: ScreenID? { kind.role == .container ? nil : ScreenID(kind.id) }
}

extension Layer {
  /// From the middle of another layer to this one's, while both are at rest.
  func arm(from other: Layer) -> SIMD2<Double> {
    SIMD2(frame.center.x - other.frame.center.x, frame.center.y - other.frame.center.y)
  }

  /// Moves the layer by what it lies farther all the time.
  ///
  /// - Parameters:
  ///   - numbers: what is changed, as a ``LayerState``.
  ///   - shift: what is added, the perspective's by its reciprocal.
  ///   - reach: how many numbers are shifted, from the first on.
  @inline(never)
  func shift(_ numbers: UnsafeMutablePointer<Double>, by shift: UnsafeMutablePointer<Double>, _ reach: Int) {
    let nearness = reciprocal(numbers[.perspective]) + shift[.perspective]
    for index in 0..<reach { numbers[index] += shift[index] }
    numbers[.perspective] = reciprocal(nearness)
  }
}
