// A container's frames, fingers and notifications.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    func startFrames() {
      ticker.start()
      watchdog.start()
      let end: @MainActor @Sendable () -> Void = { [weak self] in self?.finishAtOnce() }
      background = [Subscription(UIApplication.didEnterBackgroundNotification, end)]
      // Another window of the app may close while this one stays.
      guard let scene = view?.window?.windowScene else { return }
      background.append(Subscription(UIScene.didEnterBackgroundNotification, from: scene, end))
    }

    func stopFrames() {
      ticker.stop()
      watchdog.stop()
      background = []
    }

    /// The engine's time in seconds: the time at which a change made now will be seen.
    ///
    /// Frames are drawn for that time, and the render server continues from it. Fingers and calls must use it, too:
    /// otherwise they would be a frame ahead.
    var now: Double { CACurrentMediaTime() + lead }

    /// How long after drawing a frame is seen, in seconds: until the display's next refresh.
    var lead: Double { 1 / Double(max(1, view?.window?.windowScene?.screen.maximumFramesPerSecond ?? 60)) }

    /// - Parameter time: when the frame will be seen.
    func showFrame(at time: Double) {
      watchdog.feed()
      for layer in scene.layers { layer.noteFrame() }
      doWhatWaits()
      let haveMoved = elements.watch.takeMove()
      if haveMoved { send(.changed, at: time) }
      send(.tick, at: time)
      guard navigator.isRunning else { return }
      show()
      elements.follow(in: scene.layers)
      // Elements that have moved are measured again in the next frame.
      if !haveMoved { handOver() }
    }

    func show() { navigator.withStates { scene.show($0) } }

    /// Gives a settle to the render server, once.
    private func handOver() {
      guard case .settling = navigator.phase, !hasTriedHandOver, !scene.layers.isEmpty else { return }
      hasTriedHandOver = true
      guard let keyframes = navigator.settleKeyframes(budget: TransitionContainer.keyframeBudget)
      else { return }
      scene.handOver(keyframes, from: navigator.time)
    }

    /// The most keyframes of a hand-off; more would cost more than the frames that they save.
    private static let keyframeBudget = 1200

    /// Passes a finger to the engine. If it takes hold of a run, the render server stops playing it.
    @discardableResult
    func fingers(_ event: Navigator.Event, at time: Double? = nil) -> PointerResponse {
      guard !isAway else { return .denied }
      noticingGrab {
        prepare()
        send(event, at: time)
      }
      return navigator.pointerResponse
    }

    /// Performs an action after which a finger may hold the run. If it does, the render server stops playing the run,
    /// and the outcome is open for UIKit again.
    func noticingGrab(_ action: () -> Void) {
      let before = navigator.phase
      action()
      guard before != .tracking, navigator.phase == .tracking else { return }
      hasTriedHandOver = false
      reopenSystem()
      // Nothing is decided any more: the screen from which the run has come answers.
      respond()
      navigator.withStates { scene.takeBack($0) }
    }

    /// Whether the gesture may begin, for UIKit's question.
    func mayBegin() -> Bool {
      send(.shouldBegin)
      return navigator.pointerResponse == .pending
    }
  }

  /// Delivers a notification of UIKit on the main thread, at once, while it is retained.
  final class Subscription {
    private let token: any NSObjectProtocol

    /// - Parameter sender: the sender of the notification; nil for any.
    init(
      _ name: NSNotification.Name, from sender: AnyObject? = nil, _ heard: @escaping @MainActor @Sendable () -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { _ in
        MainActor.assumeIsolated { heard() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
