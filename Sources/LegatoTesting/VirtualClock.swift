/// A clock that stands still until a test moves it.
public struct VirtualClock: Equatable, Sendable {
  /// The time in seconds.
  public private(set) var time: Double
  /// The time from one frame to the next in seconds.
  private(set) var frameInterval: Double

  /// A clock at a time in seconds, for a display of so many frames per second.
  ///
  /// A rate that is not a positive number is 60; a time that is not finite is 0.
  package init(time: Double = 0, frameRate: Double = 60) {
    self.time = time.isFinite ? time : 0
    frameInterval = frameRate > 0 && frameRate.isFinite ? 1 / frameRate : 1.0 / 60
  }

  /// How many frames the display shows in a second; one that is set to what is not a positive number is 60.
  package var frameRate: Double {
    get { 1 / frameInterval }
    set { self = VirtualClock(time: time, frameRate: newValue) }
  }

  /// Moves on by a number of seconds. What is negative or not finite leaves the clock.
  package mutating func advance(by seconds: Double) {
    if seconds > 0, seconds.isFinite { time += seconds }
  }
}
