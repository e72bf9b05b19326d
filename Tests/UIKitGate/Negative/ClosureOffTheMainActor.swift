// error: call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context
import UIKit

@MainActor func watch(_ view: UIView) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(
    forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
  ) { _ in view.setNeedsLayout() }
}
