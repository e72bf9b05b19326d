// A watchdog for missing frames, and actions in later turns of the run loop.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Ends a run if the frames that would end it do not come, for instance while its window is hidden: UIKit waits for
  /// its completion.
  @MainActor final class Watchdog {
    private var isOn = false
    private var isArmed = false
    private var lastFrame = 0.0
    private let patience: TimeInterval
    private let bark: () -> Void

    /// How long frames may be missing, in seconds. A busy app drops a few, but not half a second of them.
    static let framePatience = 0.5

    /// - Parameter patience: how long it waits to be fed, in seconds.
    init(patience: TimeInterval = framePatience, _ bark: @escaping () -> Void) {
      self.patience = patience
      self.bark = bark
    }

    func start() {
      feed()
      isOn = true
      arm()
    }

    func stop() { isOn = false }

    /// Notes that a frame, or whatever it waits for, has come.
    func feed() { lastFrame = CACurrentMediaTime() }

    private func arm() {
      guard !isArmed else { return }
      isArmed = true
      Timer.once(after: patience) { [weak self] in self?.look() }
    }

    private func look() {
      isArmed = false
      guard isOn else { return }
      if CACurrentMediaTime() - lastFrame >= patience { bark() }
      if isOn { arm() }
    }
  }

  extension Timer {
    /// Performs an action once, in a later turn of the run loop, in any mode: timers of the default mode stand still
    /// while a scroll view is dragged or glides.
    ///
    /// - Parameter seconds: how long to wait; zero for the next turn.
    @MainActor static func once(
      after seconds: TimeInterval = 0, _ action: @escaping @MainActor @Sendable () -> Void
    ) {
      let timer = Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { action() } }
      RunLoop.main.add(timer, forMode: .common)
    }
  }
#endif
