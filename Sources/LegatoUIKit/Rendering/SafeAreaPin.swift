#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Keeps a page's safe area constant while the page is moved, so that the page keeps its layout.
  ///
  /// UIKit computes a safe area from a view's place in its window, including transforms. The controller's
  /// `additionalSafeAreaInsets` compensate a move; other changes stay.
  @MainActor final class SafeAreaPin {
    private weak var controller: UIViewController?
    /// The app's own insets.
    private var own: UIEdgeInsets
    /// The app's own insets, plus the compensation for the moves.
    private var held: UIEdgeInsets

    /// Fails for a view without a controller, which has no such insets.
    init?(_ view: UIView) {
      guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return nil }
      self.controller = controller
      own = controller.additionalSafeAreaInsets
      held = own
    }

    /// Moves the page and keeps its safe area.
    func hold(_ move: () -> Void) {
      guard let controller, let view = controller.viewIfLoaded else { return move() }
      let before = view.safeAreaInsets
      move()
      let lost = before - view.safeAreaInsets
      guard lost.isFelt else { return }
      meetApp(controller)
      held = held + lost
      controller.additionalSafeAreaInsets = held
    }

    /// Restores the app's insets once the page is at rest.
    func release() {
      guard let controller else { return }
      meetApp(controller)
      if held != own { controller.additionalSafeAreaInsets = own }
    }

    /// Takes over changes that the app has made during the run.
    private func meetApp(_ controller: UIViewController) {
      let present = controller.additionalSafeAreaInsets
      guard present != held else { return }
      own = own + present - held
      held = present
    }
  }

  extension UIEdgeInsets {
    /// Whether they differ from 0 by more than rounding.
    fileprivate var isFelt: Bool { [top, left, bottom, right].contains { $0.magnitude > UIEdgeInsets.rounding } }

    /// A millionth of a point: far below a pixel, far above the last digit of an inset.
    private static let rounding: CGFloat = 1e-6

    fileprivate static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    fileprivate static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }
  }
#endif
