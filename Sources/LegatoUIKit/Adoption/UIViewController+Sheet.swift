// Sheets.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller as a sheet that rests at stops, with this one visible and dimmed behind it.
    ///
    /// ```swift
    /// map.legato.present(places, stops: [0.4, 1])
    /// ```
    ///
    /// A finger drags it from stop to stop, and down and away; beyond its last stop it yields a little. A tap beside it
    /// dismisses it. Neither does while the controller's `isModalInPresentation` is set, or its presentation
    /// controller's delegate refuses; that delegate hears of what the user does as for a sheet of UIKit's. Only a
    /// dismissal counts as one for UIKit: from stop to stop no appearance method is called, and at none of them one of
    /// this controller's.
    ///
    /// The style is `.custom`, so a presentation controller of the app's may give it a frame. UIKit's own sheets,
    /// `.pageSheet` with its detents, are UIKit's alone: the library does not take part in them.
    ///
    /// - Parameters:
    ///   - controller: one that is not presented yet. Its view has its whole height at each stop.
    ///   - transition: how it comes, and goes; nil for what the policies say, or else `Transition.sheet(dim:radius:)`.
    ///   - stops: how much of its height is seen when it rests, in any order, above 0 and at most 1; others are left out. It
    ///     comes to the lowest.
    ///   - animated: `false` to show it at once.
    ///   - completion: called when it has come there.
    public func present(
      _ controller: UIViewController, using transition: Transition? = nil, stops: [Double], animated: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      let sheet = Sheet(stops)
      assert(sheet != nil, "Give the sheet a stop above 0 and at most 1.")
      controller.legato.ownRecord.sheet = sheet
      controller.modalPresentationStyle = .custom
      controller.legato.claimPresentation()
      controller.legato.call(transition)
      base.present(controller, animated: animated, completion: completion)
    }

    /// Takes this controller, which rests at a stop, to another one, without a finger.
    ///
    /// - Parameter stop: one of those with which it was presented, or 1.
    /// - Returns: whether it sets off: not if it is no sheet, or rests there already.
    @discardableResult
    public func move(to stop: Double) -> Bool { record?.relay?.move(to: stop) ?? false }
  }
#endif
