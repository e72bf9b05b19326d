/// The double's only time. It stands still until a test advances it.
enum Timebase {
  nonisolated(unsafe) static var now: TimeInterval = VirtualClock.origin

  /// The time at which a change made now is seen: Core Animation shows layers as they are then.
  static var seen: TimeInterval { now + MainActor.assumeIsolated { UIKitDouble.clock.frameDuration } }
}

/// Runs what is due, frame by frame, when a test advances the time.
@MainActor public final class VirtualClock {
  /// The time at which every test begins, in seconds since boot: not 0, which Core Animation takes for "now".
  public nonisolated static let origin: TimeInterval = 1000

  /// The number of layouts and commits in one turn that the double takes for an endless loop.
  static let mostPassesOfATurn = 32

  private struct Event {
    let time: TimeInterval
    let order: Int
    let mode: RunLoop.Mode
    let action: () -> Void
  }

  private var events: [Event] = []
  private var scheduled = 0
  private var frames = 0
  private var isTurning = false

  /// The passes of a turn: layout, deferred starts, completions. Each returns whether anything happened.
  var passes: [() -> Bool] = []

  /// Called when a frame has been drawn.
  public var onFrame: () -> Void = {}

  public var now: TimeInterval { Timebase.now }

  /// Seconds from one frame to the next.
  public var frameDuration: TimeInterval { 1 / UIKitDouble.settings.frameRate }

  /// Runs `action` at the first time after `delay` seconds at which the run loop serves the mode; returns a
  /// cancellation.
  @discardableResult
  func after(_ delay: TimeInterval, in mode: RunLoop.Mode = .common, _ action: @escaping () -> Void) -> Int {
    scheduled += 1
    events.append(Event(time: now + max(delay, 0), order: scheduled, mode: mode, action: action))
    return scheduled
  }

  func cancel(_ event: Int) { events.removeAll { $0.order == event } }

  /// Lets `duration` seconds pass, with all their frames. Zero finishes the present turn of the run loop.
  public func advance(by duration: TimeInterval) {
    precondition(duration >= 0 && duration.isFinite, "The clock only runs forwards")
    turn()
    let end = now + duration
    while let next = nextMoment(until: end) {
      Timebase.now = next.time
      runDueEvents()
      if next.isFrame {
        frames += 1
        DisplayLinkRegistry.fire()
      }
      turn()
      if next.isFrame { onFrame() }
    }
    Timebase.now = end
    runDueEvents()
    turn()
  }

  /// Lets `count` frames pass.
  public func advance(frames count: Int) {
    for _ in 0..<count { advance(by: frameDuration) }
  }

  /// Lays out, starts deferred work, and completes what has ended, until nothing is left to do.
  public func turn() {
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    for _ in 0..<Self.mostPassesOfATurn {
      var changed = CATransaction.flushTurn()
      for pass in passes where pass() { changed = true }
      if AnimationRegistry.completeEnded() { changed = true }
      runDueEvents()
      if !changed { return }
    }
    UIKitDouble.violate("A turn of the run loop never came to rest: something asks for layout in every layout pass.")
  }

  private func nextMoment(until end: TimeInterval) -> (time: TimeInterval, isFrame: Bool)? {
    let frame = Self.origin + Double(frames + 1) * frameDuration
    let event = servedEvents.map(\.time).min()
    if let event, event <= end, event < frame { return (max(event, now), false) }
    // Sums of frame durations are rounded: a frame within half a microsecond of the end still counts.
    guard frame <= end + 5e-7 else { return nil }
    return (max(min(frame, end), now), true)
  }

  private var servedEvents: [Event] { events.filter { $0.mode.isServed } }

  private func runDueEvents() {
    while let next = servedEvents.filter({ $0.time <= now }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      events.removeAll { $0.order == next.order }
      next.action()
    }
  }
}
