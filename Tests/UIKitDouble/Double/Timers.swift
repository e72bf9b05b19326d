/// A timer of the virtual clock. It hides Foundation's, which would wait for real seconds.
@MainActor open class Timer: NSObject {
  private let interval: TimeInterval
  private let isRepeating: Bool
  private var action: ((Timer) -> Void)?
  private var event: Int?
  private var mode = RunLoop.Mode.default

  /// A timer that is not added to a run loop yet.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.interval = interval
    isRepeating = repeats
    action = block
    super.init()
  }

  /// A timer of the run loop's default mode.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  open var isValid: Bool { action != nil }

  open func invalidate() {
    action = nil
    if let event { UIKitDouble.clock.cancel(event) }
  }

  fileprivate func schedule(in mode: RunLoop.Mode) {
    self.mode = mode
    event = UIKitDouble.clock.after(interval, in: mode) { [self] in fire() }
  }

  open func fire() {
    let action = action
    if isRepeating, isValid { schedule(in: mode) } else { self.action = nil }
    action?(self)
  }
}

extension RunLoop {
  @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule(in: mode) }
}

/// The main queue on the virtual clock. It hides Dispatch's, which would run in real time.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()

  /// Runs the work in the next turn of the run loop.
  @preconcurrency public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    MainActor.assumeIsolated { _ = UIKitDouble.clock.after(0) { work() } }
  }

  /// Runs the work once the clock has reached the deadline.
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    MainActor.assumeIsolated { _ = UIKitDouble.clock.after(deadline.seconds - Timebase.now) { work() } }
  }
}

/// A moment of the virtual clock.
public struct DispatchTime: Sendable {
  let seconds: TimeInterval
  public static func now() -> DispatchTime { DispatchTime(seconds: Timebase.now) }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds + interval.seconds)
  }
}

/// A length of time, as Dispatch spells it.
public enum DispatchTimeInterval: Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}
