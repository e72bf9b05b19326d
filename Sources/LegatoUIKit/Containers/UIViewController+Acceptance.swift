// Mistakes for which UIKit would raise an exception.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIViewController {
    /// Whether UIKit can present this controller from another one; if not, a debug build traps with the reason.
    func mayBePresented(by presenter: UIViewController) -> Bool {
      guard self !== presenter else { return reject("A controller cannot present itself: present another one.") }
      guard parent == nil else {
        return reject("The controller to be presented is a child of another one: take it from its parent first.")
      }
      // A controller that is being dismissed may be presented again; whether UIKit allows it depends on the moment.
      guard presentingViewController == nil || isBeingDismissed else {
        return reject("The controller is presented already: dismiss it first, or present another one.")
      }
      return true
    }

    /// Whether a finger can bring this controller; if not, a debug build traps with the reason.
    func mayBeBrought(as arrival: ForwardArrival) -> Bool {
      guard parent == nil, presentingViewController == nil else {
        return reject(
          "A finger brings a screen that is nowhere yet: return a new one from setForwardGesture(_:as:), or nil.")
      }
      guard case .present(let style) = arrival, !(style?.leavesAnimationsToApps ?? true) else { return true }
      return reject("A finger brings no sheet or popover of UIKit's: give setForwardGesture(_:as:) another style.")
    }
  }

  extension UINavigationController {
    /// Whether UIKit can push a controller; if not, a debug build traps with the reason.
    func mayPush(_ controller: UIViewController) -> Bool {
      guard !viewControllers.contains(controller) else {
        return reject("Push a controller that is not in the stack, or pop to it: legato.pop(to:).")
      }
      guard !(controller is UINavigationController) else {
        return reject("A navigation controller cannot be pushed: push its root, or present it.")
      }
      return true
    }

    /// Whether UIKit can take these controllers as its stack; if not, a debug build traps with the reason.
    func maySet(_ controllers: [UIViewController]) -> Bool {
      guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
        return reject("A controller can be in the stack only once: set each of them once.")
      }
      return true
    }
  }

  private func reject(_ sentence: String) -> Bool {
    assertionFailure(sentence)
    return false
  }
#endif
