#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Sees to it that a run ends although nothing comes that would end it, as frames while its window is hidden: UIKit
  /// waits for its completion.
  @MainActor final class Watchdog {
    private var isOn = false
    private var isArmed = false
    private var lastFrame = 0.0
    private let patience: TimeInterval
    private let bark: () -> Void

    /// How long frames may stay away, in seconds: a busy app drops a few, half a second's worth is none of them.
    static let framePatience = 0.5

    /// - Parameter patience: how long what feeds it may stay away, in seconds.
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

    /// A frame, or whatever else it waits for, has come.
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
#endif
