// The element that the covering screen comes out of.

extension TransitionContext {
  /// The edge of the square that a screen shrinks to when its source is gone (Aweme's fallback), in points.
  package static let fallbackExtent = 5.0

  /// The element that the covering screen comes out of: the one that the user touched, or else the first; nil if the
  /// screens share none.
  @inline(never)
  public var source: SharedElement? {
    for element in elements where element.id == touchedElement { return element }
    return elements.first
  }

  /// Whether ``source`` has a place in the covered screen.
  var hasSource: Bool { source.map { !$0.covered.isEmpty } ?? false }

  /// Where ``source`` is seen in the covered screen, in the container's coordinates; a square of 5 pt in the centre if
  /// it is not (Aweme's).
  @inline(never)
  public var sourceFrame: Rect2D { place(of: source) }

  /// Where an element is seen in the covered screen, or a small square in the centre if it is not.
  @inline(never)
  func place(of element: SharedElement?) -> Rect2D {
    let (extent, center) = (TransitionContext.fallbackExtent, bounds.center)
    let square = Rect2D(x: center.x - extent / 2, y: center.y - extent / 2, width: extent, height: extent)
    return element?.seen.or(square) ?? square
  }
}
