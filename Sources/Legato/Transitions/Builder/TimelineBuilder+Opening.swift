// Screens that are clipped to a circle.

extension TransitionContext {
  /// The centre of a circle, by the first of these that exists: the given point, the middle of the source, the place
  /// where a finger opens the screen, the container's middle.
  func center(or point: Point2D?) -> Point2D {
    if let point, point.isFinite { return point }
    if hasSource { return sourceFrame.center }
    // A finger that takes the screen back may be anywhere, so its place does not count.
    if !operation.isReverse, let touchPoint, touchPoint.isFinite { return touchPoint }
    return bounds.center
  }
}

extension TimelineBuilder {
  /// The fraction of the opening at which the circle reaches the farthest corner. From there on nothing is clipped, and
  /// the outline becomes the screen's own.
  private static let circlePart = 0.9

  /// Clips a screen to a circle that grows from nothing at one fraction to the whole screen at another fraction.
  @inline(never)
  func open(
    _ screen: Handle, _ side: Side, about center: Point2D, between closed: Double, and open: Double
  ) {
    let frame = context.frame(side)
    let (width, height) = (frame.size.width, frame.size.height)
    let (x, y) = (clamp(center.x - frame.minX, 0, width), clamp(center.y - frame.minY, 0, height))
    let (farX, farY) = (max(x, width - x), max(y, height - y))
    let radius = (farX * farX + farY * farY).squareRoot()
    func cut(_ property: Property, _ distance: Double, _ growth: Double) {
      let wide = Keyframe(
        interpolate(closed, open, TimelineBuilder.circlePart), distance + growth * radius)
      let ends = (Keyframe(closed, distance), Keyframe(open, 0))
      animate(screen, property, through: closed < open ? [ends.0, wide, ends.1] : [ends.1, wide, ends.0])
    }
    cut(.clipLeft, x, -1)
    cut(.clipTop, y, -1)
    cut(.clipRight, width - x, -1)
    cut(.clipBottom, height - y, -1)
    cut(.cornerRadius, 0, 1)
  }
}
