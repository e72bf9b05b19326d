/// The scale and the offset of an image that can be zoomed and panned. At its edges it leaves the drag to a pager.
///
/// Call ``begin()`` when fingers land, then ``pan(by:)`` or ``pinch(scale:around:translation:)`` with the recogniser's
/// values since its lock. Animate to ``settled`` when the fingers lift.
///
/// A zoomed image keeps its drags from transitions: only an image at scale 1 is dismissed by a drag, as in
/// MDTransitioning. ``pan(by:)`` returns the part of a drag that the image cannot use, for a pager around it.
public struct ZoomPan: Equatable, Sendable {
  /// The resistance beyond the limits of the scale. The value is a scroll view's.
  private static let resistance = 0.55
  /// How far a pinch can exceed the limits, as a factor: 2× can become 3×, and 1× can become ⅔×.
  private static let yield = 0.5
  /// A scale that exceeds 1 by at most this still counts as fitted. The end of a settle leaves such differences.
  private static let fitting = 0.001

  /// The image's size at scale 1, at which it fits into the container.
  package let content: Size2D
  let container: Size2D
  package let maximumScale: Double
  /// The scale; at 1 the image fits into the container. Invalid values (NaN, infinite, 0 or less) become 1 in
  /// ``settled``.
  public var scale = 1.0
  /// From the container's centre to the image's, in points. ``settled`` limits it.
  public var offset = Vector2D.zero

  private var startScale = 1.0
  private var startOffset = Vector2D.zero
  /// The point that a pinch holds, from the container's centre.
  private var focus = Vector2D.zero

  /// Fits an image into a container. If a size is zero or not finite, the image has no extent.
  ///
  /// - Parameters:
  ///   - image: Its natural size. Only the proportions matter.
  ///   - container: In points.
  ///   - maximumScale: At least 1. A lower value and one that is not finite count as 1. MDTransitioning zooms to 2.
  public init(image: Size2D, in container: Size2D, maximumScale: Double = 2) {
    let image = image.sanitized
    self.container = container.sanitized
    self.maximumScale = maximumScale >= 1 && maximumScale.isFinite ? maximumScale : 1
    let (across, down) = (self.container.width / image.width, self.container.height / image.height)
    let fit = image.width > 0 && image.height > 0 ? min(across, down) : 0
    content = Size2D(width: image.width * fit, height: image.height * fit)
  }

  package var isAtMinimumScale: Bool { scale <= 1 + Self.fitting }

  /// Makes the present scale and offset those to which the gesture's values refer.
  public mutating func begin() {
    startScale = scale
    startOffset = offset
  }

  /// Moves the image by the part of a translation that it can use, and returns the rest.
  ///
  /// The translation and the rest count from ``begin()``: a returning finger first brings the interaction back to zero
  /// and then moves the image. A translation that is not finite changes nothing and returns zero.
  public mutating func pan(by translation: Vector2D) -> Vector2D {
    guard translation.isFinite else { return .zero }
    let wanted = startOffset + translation
    // In a grabbed settle the offset may lie beyond the limits already. It may stay there, but it may not go farther.
    offset = limited(wanted, at: scale, orWithin: startOffset)
    return wanted - offset
  }

  /// Zooms around a point, which stays under the fingers.
  ///
  /// - Parameters:
  ///   - ratio: The fingers' scale since ``begin()``. Beyond the limits it meets resistance. An invalid scale (NaN,
  ///     infinite, 0 or less) changes nothing.
  ///   - focus: Where the fingers' focus was at ``begin()``, in the container's coordinates.
  ///   - translation: The travel of the focus since then, in points. A translation that is not finite changes nothing.
  public mutating func pinch(scale ratio: Double, around focus: Point2D, translation: Vector2D = .zero) {
    guard ratio > 0, ratio.isFinite, focus.isFinite, translation.isFinite else { return }
    scale = resisted(startScale * ratio)
    let held = fromCenter(focus)
    self.focus = held + translation
    offset = self.focus - (held - startOffset) * (scale / startScale)
  }

  /// The image as it comes to rest: within the limits of scale and offset.
  public var settled: ZoomPan { zoomed(to: clamp(scale, 1, maximumScale), holding: focus) }

  /// The image after a double tap: from scale 1 to the maximum around the point; otherwise, and with a point that is
  /// not finite, to scale 1.
  public func toggled(around point: Point2D) -> ZoomPan {
    guard isAtMinimumScale, point.isFinite else { return zoomed(to: 1, holding: .zero) }
    return zoomed(to: maximumScale, holding: fromCenter(point))
  }

  /// The image as the arbiter sees it: at scale 1 it leaves every drag to the transition, zoomed it keeps every drag.
  public func scrollable(along axis: ScreenAxis) -> Scrollable {
    Scrollable(axis: axis, offset: 0, upper: 0, claimsAll: !isAtMinimumScale)
  }

  private func fromCenter(_ point: Point2D) -> Vector2D {
    Vector2D(dx: point.x - container.width / 2, dy: point.y - container.height / 2)
  }

  /// The largest distance of the image's centre from the container's.
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
