// Time passes, fingers move.

import Legato

extension Stage {
  /// Lets time pass, frame by frame; the last frame may be shorter. An invalid time (NaN, infinite, 0 or less) is
  /// ignored.
  public func advance(by seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    let end = clock.time + seconds
    while end - clock.time > 1e-9 { frame(after: min(clock.frameInterval, end - clock.time)) }
  }

  /// Lets frames pass.
  public func advance(frames: Int) {
    for _ in 0..<max(0, frames) { frame(after: clock.frameInterval) }
  }

  /// Shows a single frame after a number of seconds, like an application that stalls. An invalid time (NaN, infinite, 0
  /// or less) is ignored.
  package func frame(after seconds: Double) {
    clock.advance(by: seconds)
    showFrame()
  }

  /// Lets time pass until nothing moves; returns the last run's outcome. Nil if there was no run, or if something still
  /// moves after `limit` seconds.
  @discardableResult
  public func settle(limit: Double = 20) -> Outcome? {
    let end = clock.time + limit
    while isRunning, clock.time < end { frame(after: clock.frameInterval) }
    return isRunning ? nil : runs.last?.outcome
  }

  /// Moves fingers together, each evenly in a straight line, with one sample each in every frame, and at least one
  /// sample. Fingers that are not down stay.
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

  /// Lands two fingers, and spreads or closes them along a line about a point; they stay down.
  ///
  /// - Parameters:
  ///   - center: the point midway between them, in points in the container's coordinates.
  ///   - start: their first distance, in points.
  ///   - end: their last distance, in points.
  ///   - travel: the travel of the point midway.
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

  /// A clock at a time, for a display with a frame rate.
  ///
  /// An invalid rate (NaN, infinite, 0 or less) is 60; a time that is not finite is 0.
  package init(time: Double = 0, frameRate: Double = 60) {
    self.time = time.isFinite ? time : 0
    frameInterval = frameRate > 0 && frameRate.isFinite ? 1 / frameRate : 1.0 / 60
  }

  /// How many frames the display shows in a second; an invalid rate (NaN, infinite, 0 or less) becomes 60.
  package var frameRate: Double {
    get { 1 / frameInterval }
    set { self = VirtualClock(time: time, frameRate: newValue) }
  }

  /// Moves on by a time. A time that is negative or not finite is ignored.
  package mutating func advance(by seconds: Double) {
    if seconds > 0, seconds.isFinite { time += seconds }
  }
}
