// What is to be done in another turn of the run loop.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension Timer {
    /// Does something once, in a later turn of the run loop, whatever that is busy with: while a scroll view is dragged
    /// or glides, the timers of its default mode stand still.
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
