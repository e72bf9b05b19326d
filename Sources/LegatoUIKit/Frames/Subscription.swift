#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A notification that UIKit posts on the main thread, heard at once, for as long as somebody keeps this.
  final class Subscription {
    private let token: any NSObjectProtocol

    /// - Parameter sender: whose notification; nil for anybody's.
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
