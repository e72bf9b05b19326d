/// Calls back once a frame. The run loop retains it, and it retains its target, until it is invalidated.
open class CADisplayLink: NSObject {
  private let step: @MainActor (CADisplayLink) -> Void
  private var modes: [RunLoop.Mode] = []
  private var lastFire: TimeInterval?

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var preferredFramesPerSecond = 0

  /// The double's stand-in for `init(target:selector:)`, which needs Objective-C.
  public init(step: @escaping @MainActor (CADisplayLink) -> Void) {
    self.step = step
    super.init()
  }

  /// Seconds between two frames of the display.
  open var duration: CFTimeInterval { MainActor.assumeIsolated { UIKitDouble.clock.frameDuration } }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.append(mode)
    if modes.count == 1 { DisplayLinkRegistry.links.append(self) }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { invalidate() }
  }

  open func invalidate() { DisplayLinkRegistry.links.removeAll { $0 === self } }

  @MainActor func fire(at time: TimeInterval) {
    guard !isPaused, modes.contains(where: \.isServed), isDue(time) else { return }
    lastFire = time
    timestamp = time
    targetTimestamp = time + interval
    step(self)
  }

  private var interval: TimeInterval {
    let asked = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    return asked > 0 ? max(1 / asked, duration) : duration
  }

  private func isDue(_ time: TimeInterval) -> Bool {
    guard let lastFire else { return true }
    // A tenth of a frame allows for the rounding of sums.
    return time - lastFire >= interval - duration / 10
  }
}

/// The running links, which the screen's refresh drives.
enum DisplayLinkRegistry {
  nonisolated(unsafe) static var links: [CADisplayLink] = []
  nonisolated(unsafe) static var isSuspended = false

  static func reset() { (links, isSuspended) = ([], false) }

  @MainActor static func fire() {
    guard !isSuspended else { return }
    for link in links where links.contains(where: { $0 === link }) { link.fire(at: Timebase.now) }
  }
}

extension UIKitDouble {
  /// The display links that have been added and not invalidated.
  @MainActor public static var displayLinks: [CADisplayLink] { DisplayLinkRegistry.links }
}
