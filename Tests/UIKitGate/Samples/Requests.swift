import LegatoUIKit
import UIKit

/// What an app writes outside of the main actor, and what its tests hand to it.
enum Requests {
  static let animator: AnimatorProvider = { request in request.from.view.isHidden ? Animator() : nil }
  static let interaction: InteractionProvider = { _ in UIApplication.shared.delegate == nil ? nil : Drive() }
  static let source: ElementFinder = { request in request.covered.view }

  private final class Drive: UIPercentDrivenInteractiveTransition {}

  @MainActor static func answers(_ one: UIViewController, _ other: UIViewController) -> [AnyObject?] {
    let state = TransitionState(.pop, from: one, to: other, isInteractive: true, fraction: 0.5)
    let forward = ForwardGestureContext(source: one, direction: .up, touchPoint: .zero)
    return [
      animator(AnimatorRequest(.push, from: one, to: other)), source(ElementRequest(.push, from: one, to: other)),
      state.from, forward.source,
    ]
  }
}
