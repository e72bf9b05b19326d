// A tap beside a sheet.

#if canImport(UIKit)
  import UIKit

  /// A tap beside a sheet, on what lies dimmed behind it.
  final class DimmingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private let action: () -> Void
    private weak var sheet: UIViewController?

    init(beside sheet: UIViewController, _ action: @escaping () -> Void) {
      self.sheet = sheet
      self.action = action
      super.init(target: nil, action: nil)
      delegate = self
      listen()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard let view = sheet?.viewIfLoaded else { return false }
      return !view.bounds.contains(touch.location(in: view))
    }

    fileprivate func didAct() { if state == .ended { action() } }

    #if canImport(ObjectiveC)
      private func listen() { addTarget(self, action: #selector(act)) }

      @objc private func act() { didAct() }
    #else
      private func listen() { UIKitDouble.whenRecognizing(self) { $0.didAct() } }
    #endif
  }
#endif
