import UIKit

/// What the system tells a run.
@MainActor final class Watch {
  private var tokens: [any NSObjectProtocol] = []
  private var observation: NSKeyValueObservation?
  private(set) var keyboardHeight: CGFloat = 0

  func start(_ scrollView: UIScrollView) {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.stop() }
      })
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
      ) { [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self?.keyboardHeight = frame?.height ?? 0 }
      })
    observation = scrollView.observe(\.contentOffset, options: [.new]) { _, _ in }
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
    observation?.invalidate()
  }
}

@MainActor func surroundings(of view: UIView) -> (corner: CGFloat, mirrored: Bool, still: Bool) {
  let scale = view.traitCollection.displayScale
  let regular = view.traitCollection.horizontalSizeClass == .regular
  let frames = view.window?.windowScene?.screen.maximumFramesPerSecond ?? 60
  let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  let still = UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions
  UIAccessibility.post(notification: .screenChanged, argument: view)
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  let info = Bundle.main.object(forInfoDictionaryKey: "CADisableMinimumFrameDurationOnPhone") as? Bool
  return (regular || frames > 60 || info == true ? scale : 0, mirrored, still)
}

@MainActor func focus(_ field: UITextField, in scroll: UIScrollView) async {
  field.becomeFirstResponder()
  scroll.decelerationRate = .fast
  scroll.contentInsetAdjustmentBehavior = .never
  scroll.setContentOffset(CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: true)
  await Task.yield()
  if UIApplication.shared.applicationState == .active { field.resignFirstResponder() }
}

let dynamic = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
@MainActor let known = NSHashTable<UIViewController>.weakObjects()
