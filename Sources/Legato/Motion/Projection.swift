/// How far content would glide if it were let go.
public enum Projection {
  /// The distance in points that a velocity in points per second covers while it decays.
  ///
  /// Scrolling multiplies the velocity by `decelerationRate` each millisecond, so it covers v/1000 · d / (1 − d): 499
  /// points for 1000 points per second at UIKit's normal rate of 0.998 (its fast one is 0.99). A rate is limited to
  /// `0 ... 0.9999`, and NaN is 0.998. A velocity that is not finite covers nothing.
  public static func distance(velocity: Double, decelerationRate: Double = 0.998) -> Double {
    guard velocity.isFinite else { return 0 }
    let rate = decelerationRate.isNaN ? 0.998 : clamp(decelerationRate, 0, 0.9999)
    let distance = velocity / 1000 * (rate / (1 - rate))
    return clamp(distance, -.greatestFiniteMagnitude, .greatestFiniteMagnitude)
  }
}
