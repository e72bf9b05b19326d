/// The scale and the offset of an image that can be zoomed and panned, and hands over at its edges.
///
/// Call ``begin()`` when fingers land, then ``pan(by:)`` or ``pinch(scale:around:translation:)`` with the recogniser's
/// values since its lock, and animate to ``settled`` when they lift.
///
/// An image that is zoomed keeps its drags from transitions: only a fitted one is dismissed by a drag
/// (MDTransitioning). What a pan cannot use it returns, for a pager around it: one image hands over to the next at its
/// edge.
public struct ZoomPan: Equatable, Sendable {
  /// The resistance beyond the limits of the scale is that of a scroll view.
  private static let resistance = 0.55
  /// A pinch beyond the limits goes at most half as far again: 2× yields to 3×, 1× to ⅔×.
  private static let yield = 0.5
  /// How far a scale may be above 1 and count as fitted: what a settle leaves when it ends.
  private static let fitting = 0.001

  /// The image's size at scale 1, fitted into the container.
  package let content: Size2D
  /// The container's size; an extent that is not a positive number is 0.
  let container: Size2D
  /// How far the image may be zoomed; at least 1.
  package let maximumScale: Double
  /// 1 is fitted. Set it above 0: what is not becomes fitted when it is ``settled``.
  public var scale = 1.0
  /// From the container's centre to the image's, in points; ``settled`` brings it within its limits.
  public var offset = Vector2D.zero

  private var startScale = 1.0
  private var startOffset = Vector2D.zero
  /// What a pinch holds on to, from the container's centre.
  private var focus = Vector2D.zero

  /// Fits an image into a container; sizes that are zero or not finite make an image that takes nothing.
  ///
  /// - Parameters:
  ///   - image: Its natural size; only the proportions matter.
  ///   - container: In points.
  ///   - maximumScale: At least 1; what is less, or no finite number, counts as 1. MDTransitioning zooms to 2.
  public init(image: Size2D, in container: Size2D, maximumScale: Double = 2) {
    let image = image.sanitized
    self.container = container.sanitized
    self.maximumScale = maximumScale >= 1 && maximumScale.isFinite ? maximumScale : 1
    if image.width > 0, image.height > 0 {
      let fit = min(self.container.width / image.width, self.container.height / image.height)
      content = Size2D(width: image.width * fit, height: image.height * fit)
    } else {
      content = .zero
    }
  }

  /// Whether the image is fitted, so that drags are free for a dismissal.
  package var isAtMinimumScale: Bool { scale <= 1 + Self.fitting }

  /// Takes the present scale and offset as what the gesture's values refer to.
  public mutating func begin() {
    startScale = scale
    startOffset = offset
  }

  /// Moves the image by as much of a translation since ``begin()`` as it can take, and returns the rest.
  ///
  /// Both are since the beginning, so that a returning finger first brings the interaction back to zero and then
  /// moves the image. A translation that is not finite changes nothing and returns zero.
  public mutating func pan(by translation: Vector2D) -> Vector2D {
    guard translation.isFinite else { return .zero }
    let wanted = startOffset + translation
    // What already lies beyond the limits, in a grabbed settle, may stay there but goes no farther.
    offset = limited(wanted, at: scale, orWithin: startOffset)
    return wanted - offset
  }

  /// Zooms around a point, which stays under the fingers.
  ///
  /// - Parameters:
  ///   - ratio: The fingers' scale since ``begin()``. Beyond the limits it meets resistance. If it is not above 0 or
  ///     not finite, nothing changes.
  ///   - focus: Where the fingers' focus was at ``begin()``, in the container's coordinates.
  ///   - translation: The travel of the focus since then, in points. Where a number is not finite, nothing changes.
  public mutating func pinch(scale ratio: Double, around focus: Point2D, translation: Vector2D = .zero) {
    guard ratio > 0, ratio.isFinite, focus.isFinite, translation.isFinite else { return }
    scale = resisted(startScale * ratio)
    let held = fromCenter(focus)
    self.focus = held + translation
    offset = self.focus - (held - startOffset) * (scale / startScale)
  }

  /// Where the image comes to rest: within the limits of scale and offset.
  public var settled: ZoomPan { zoomed(to: clamp(scale, 1, maximumScale), holding: focus) }

  /// Where a double tap leads: from fitted to the maximum around the point, from anything else, and around no point, to
  /// fitted.
  public func toggled(around point: Point2D) -> ZoomPan {
    guard isAtMinimumScale, point.isFinite else { return zoomed(to: 1, holding: .zero) }
    return zoomed(to: maximumScale, holding: fromCenter(point))
  }

  /// The image as the arbiter sees it: a fitted one leaves every drag to the transition, a zoomed one none.
  public func scrollable(along axis: ScreenAxis) -> Scrollable {
    Scrollable(axis: axis, offset: 0, upper: 0, claimsAll: !isAtMinimumScale)
  }

  private func fromCenter(_ point: Point2D) -> Vector2D {
    Vector2D(dx: point.x - container.width / 2, dy: point.y - container.height / 2)
  }

  /// How far the image's centre may be from the container's.
  private func limit(along axis: ScreenAxis, at scale: Double) -> Double {
    max(0, (content[axis] * scale - container[axis]) / 2)
  }

  private func limited(_ offset: Vector2D, at scale: Double, orWithin outer: Vector2D = .zero) -> Vector2D {
    let x = limit(along: .horizontal, at: scale)
    let y = limit(along: .vertical, at: scale)
    return Vector2D(
      dx: clamp(offset.dx, min(-x, outer.dx), max(x, outer.dx)),
      dy: clamp(offset.dy, min(-y, outer.dy), max(y, outer.dy)))
  }

  private func resisted(_ scale: Double) -> Double {
    let band = RubberBand(coefficient: Self.resistance, dimension: Self.yield)
    if scale > maximumScale { return maximumScale * (1 + band.offset(for: scale / maximumScale - 1)) }
    if scale < 1 { return 1 / (1 + band.offset(for: 1 / scale - 1)) }
    return scale
  }

  private func zoomed(to scale: Double, holding focus: Vector2D) -> ZoomPan {
    var result = self
    result.scale = scale
    result.offset = limited(focus - (focus - offset) * (scale / self.scale), at: scale)
    return result
  }
}
