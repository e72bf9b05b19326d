#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A tap beside a sheet or a drawer, on the screen behind it.
  final class DimmingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private let condition: () -> Bool
    private let action: () -> Void
    private weak var sheet: UIViewController?

    /// - Parameter condition: whether such a tap counts; if not, the screen behind gets it.
    init(
      beside sheet: UIViewController, while condition: @escaping () -> Bool = { true }, action: @escaping () -> Void
    ) {
      self.sheet = sheet
      self.condition = condition
      self.action = action
      super.init(target: nil, action: nil)
      delegate = self
      listen()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard condition(), let view = sheet?.viewIfLoaded else { return false }
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
