/// The motion of a list after a finger has let go: its speed falls by the same factor in equal spans of time.
package struct ScrollGlide: Equatable, Sendable {
  /// The time in seconds in which a list's speed falls to 1/e. It follows from UIKit's normal deceleration rate, .998
  /// for each millisecond.
  static let timeConstant = 0.4995

  /// The distance from the resting place, in points, at which the list counts as arrived.
  private static let tolerance = 0.5

  private let offset: Double
  private let velocity: Double

  /// - Parameters:
  ///   - offset: The offset when the finger let go, in points.
  ///   - velocity: Of the offset, in points per second. A velocity that is not finite is 0.
  package init(from offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// The offset after this many seconds, if no limit stops the list. Times below 0 count as 0.
  package func offset(after time: Double) -> Double {
    let way = velocity * ScrollGlide.timeConstant
    return offset + way * (1 - Elementary.exp(-max(0, time) / ScrollGlide.timeConstant))
  }

  /// The time until the list has arrived, in seconds.
  package var duration: Double {
    let way = velocity.magnitude * ScrollGlide.timeConstant
    return ScrollGlide.timeConstant * Elementary.log(max(way / ScrollGlide.tolerance, 1))
  }
}
