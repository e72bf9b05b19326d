#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Keeps a page's safe area as it is while something moves the page, so that nothing in it is laid out anew.
  ///
  /// UIKit derives a safe area from where a view lies in its window, transforms included. What a move takes from it, or
  /// adds, is made up for by the controller's `additionalSafeAreaInsets`; what changes it for any other reason stays.
  @MainActor final class SafeAreaPin {
    private weak var controller: UIViewController?
    /// The app's own insets.
    private var own: UIEdgeInsets
    /// The app's own insets with what makes up for the moves.
    private var held: UIEdgeInsets

    /// Nil for a view that is no controller's: it has no insets that could be held.
    init?(_ view: UIView) {
      guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return nil }
      self.controller = controller
      own = controller.additionalSafeAreaInsets
      held = own
    }

    /// Moves the page.
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

    /// The page is back at its rest: its insets are the app's again.
    func release() {
      guard let controller else { return }
      meetApp(controller)
      if held != own { controller.additionalSafeAreaInsets = own }
    }

    /// What the app has changed meanwhile is its own.
    private func meetApp(_ controller: UIViewController) {
      let present = controller.additionalSafeAreaInsets
      guard present != held else { return }
      own = own + present - held
      held = present
    }
  }

  extension UIEdgeInsets {
    /// Whether they are more than what is lost in rounding.
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
