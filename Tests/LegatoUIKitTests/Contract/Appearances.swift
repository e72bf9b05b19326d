import UIKit

/// A controller's appearance callbacks, in order.
@MainActor func appearances(of name: String) -> [String] {
  let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
  return UIKitDouble.log.calls.compactMap { call in calls.first { "\(name).\($0)" == call } }
}
