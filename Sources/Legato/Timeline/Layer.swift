/// One thing that a transition moves.
///
/// A layer describes what it shows and where it rests; its ``LayerState`` describes how it looks at one instant.
public struct Layer: Equatable, Sendable {
  /// What it shows.
  public var kind: Kind
  /// Where the layer lies at rest, in points in the container's coordinates.
  public var frame: Rect2D

  /// A layer at rest at a frame, which is kept as given.
  package init(_ kind: Kind, frame: Rect2D) {
    self.kind = kind
    self.frame = frame
  }

  /// The screen that the layer shows or belongs to; nil for the container.
  package var screen: ScreenID? { kind.role == .container ? nil : ScreenID(kind.id) }
}

extension [Layer] {
  /// Appends a layer. Never inlined: growing an array takes much WebAssembly.
  @inline(never)
  mutating func put(_ layer: Layer) { append(layer) }
}

extension Layer {
  /// Where the layer's fixed point is seen, which it turns and is scaled about.
  func fixedPoint(_ numbers: UnsafeMutablePointer<Double>) -> Point2D {
    Point2D(
      x: frame.minX + numbers[.anchorX] * frame.size.width + numbers[.translationX],
      y: frame.minY + numbers[.anchorY] * frame.size.height + numbers[.translationY])
  }

  /// From the middle of another layer to the middle of this one, both at rest.
  func arm(from other: Layer) -> SIMD2<Double> {
    SIMD2(frame.center.x - other.frame.center.x, frame.center.y - other.frame.center.y)
  }

  /// Adds a constant shift to the layer's numbers.
  ///
  /// - Parameters:
  ///   - numbers: the layer's, which change, as a ``LayerState``.
  ///   - shift: what is added; for the perspective, its reciprocal.
  @inline(never)
  func shift(_ numbers: UnsafeMutablePointer<Double>, by shift: UnsafeMutablePointer<Double>) {
    let (viewer, nearness) = (numbers[.perspective], shift[.perspective])
    for index in 0..<LayerState.stride { numbers[index] += shift[index] }
    numbers[.perspective] = nearness == 0 ? max(0, viewer) : reciprocal(reciprocal(viewer) + nearness)
  }
}
