// Time passes, fingers move.

import Legato

extension Stage {
  /// Lets so many seconds pass, frame by frame; the last frame may be short. None pass if that is not a positive
  /// number.
  public func advance(by seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    let end = clock.time + seconds
    while end - clock.time > 1e-9 { frame(after: min(clock.frameInterval, end - clock.time)) }
  }

  /// Lets so many frames pass; none below 1.
  public func advance(frames: Int) {
    for _ in 0..<max(0, frames) { frame(after: clock.frameInterval) }
  }

  /// Shows one frame after so many seconds, however long: a stalled application shows a single one. If that is
  /// not a positive number, no time passes.
  package func frame(after seconds: Double) {
    clock.advance(by: seconds)
    showFrame()
  }

  /// Lets time pass until nothing moves, and says how the last run ended; nil if none has, or if it still goes on after
  /// `limit` seconds, which are none if they are not positive.
  @discardableResult
  public func settle(limit: Double = 20) -> Outcome? {
    let end = clock.time + limit
    while isRunning, clock.time < end { frame(after: clock.frameInterval) }
    return isRunning ? nil : runs.last?.outcome
  }

  /// Moves fingers together, each in a straight line and evenly, in so many seconds, with a sample each for every
  /// frame: a single one if there is no time for more. Those that are not down stay where they are.
  package func drag(_ movements: [(finger: Finger, travel: Vector2D)], over seconds: Double) {
    let movements = movements.filter(\.finger.isDown)
    let starts = movements.map(\.finger.position)
    let duration = seconds > 0 && seconds.isFinite ? seconds : 0
    let count = max(1, Int(exactly: (duration / clock.frameInterval).rounded()) ?? 1)
    for step in 1...count {
      clock.advance(by: duration / Double(count))
      let part = Double(step) / Double(count)
      for (index, movement) in movements.enumerated() {
        movement.finger.move(to: starts[index] + movement.travel * part)
      }
      showFrame()
    }
  }

  /// Both fingers land and spread or close along a line about a point, in so many seconds; they stay down.
  ///
  /// - Parameters:
  ///   - center: the point midway between them, in points in the container's coordinates.
  ///   - start: their first distance in points.
  ///   - end: their last distance in points.
  ///   - travel: how far the point midway moves meanwhile.
  ///   - seconds: how long it takes.
  public func pinch(
    at center: Point2D, from start: Double, to end: Double, by travel: Vector2D = .zero, over seconds: Double = 0.3
  ) {
    finger.begin(at: center - .right(start / 2))
    secondFinger.begin(at: center + .right(start / 2))
    let spread = Vector2D.right((end - start) / 2)
    drag([(finger, travel - spread), (secondFinger, travel + spread)], over: seconds)
  }

  func showFrame() {
    send(.tick)
    traceFrame()
    onFrame?()
  }

  func send(_ event: Recording.Event, _ finger: Finger, scrollables: [Scrollable] = []) -> PointerResponse {
    tell(
      event, PointerSample(pointer: finger.pointer, position: finger.position, time: clock.time), over: scrollables)
  }

  func cancelFingers() {
    tell(.cancel, PointerSample(position: finger.position, time: clock.time))
    finger.forget()
    secondFinger.forget()
  }
}

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
