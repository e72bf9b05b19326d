/// How something stands that is turned about a line of its own: along an axis, in points from where that begins, which
/// is the leading or the top side of the container.
///
/// All is kept as given; a number that is not finite is left out of the run (``Timeline/error`` names it).
public struct Turn: Equatable, Sendable {
  /// Where the line is at rest.
  var pivot: Double
  /// Where it is seen.
  var place: Double
  /// Where the viewer looks.
  var eye: Double
  /// Radians; above 0 what lies beyond the line goes away from the viewer.
  var angle: Double

  /// A turn about a line that stays where it is, in front of the viewer.
  @inline(never)
  public init(about line: Double, by angle: Double) {
    (pivot, place, eye) = (line, line, line)
    self.angle = angle
  }

  /// A turn about a line that has travelled.
  @inline(never)
  package init(about pivot: Double, at place: Double, seenFrom eye: Double, by angle: Double) {
    (self.pivot, self.place, self.eye, self.angle) = (pivot, place, eye, angle)
  }

  /// A quarter of a whole turn, in radians.
  package static let quarter = Double.pi / 2
}
