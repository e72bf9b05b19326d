/// How a list goes on after a finger has let go of it: slower by the same factor in every equal span of time.
package struct ScrollGlide: Equatable, Sendable {
  /// The time in seconds in which a list's speed falls to 1/e: that of UIKit's normal deceleration rate, .998 for each
  /// millisecond.
  static let timeConstant = 0.4995

  /// How close to its rest in points a list has arrived.
  private static let tolerance = 0.5

  private let offset: Double
  private let velocity: Double

  /// - Parameters:
  ///   - offset: where the finger has let go of it, in points.
  ///   - velocity: of the offset, in points per second; not finite is 0.
  package init(from offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Where it is so many seconds later, if nothing ends its way; before 0 it has not set off.
  package func offset(after time: Double) -> Double {
    let way = velocity * ScrollGlide.timeConstant
    return offset + way * (1 - Elementary.exp(-max(0, time) / ScrollGlide.timeConstant))
  }

  /// How long it takes, in seconds.
  package var duration: Double {
    let way = velocity.magnitude * ScrollGlide.timeConstant
    return ScrollGlide.timeConstant * Elementary.log(max(way / ScrollGlide.tolerance, 1))
  }
}
