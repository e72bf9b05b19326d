// Sheets.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller as a sheet that rests at detents, with this one visible and dimmed behind it.
    ///
    /// ```swift
    /// map.legato.present(places, detents: [.points(120), .content, 1])
    /// ```
    ///
    /// A finger drags it from detent to detent, and down and away; pulled above its whole height it stretches a little.
    /// A list in it hands the finger over at its top, in both directions within one touch. A tap beside it dismisses
    /// it. Neither does while the controller's `isModalInPresentation` is set or its presentation controller's delegate
    /// says no; that delegate is told what the user does, as with a sheet of UIKit's. For UIKit only the presentation
    /// and the dismissal are transitions: moving between detents calls no appearance method, and this controller's are
    /// not called while the sheet is there.
    ///
    /// The style is `.custom`, so a presentation controller of the app's may give it a frame. UIKit's own sheets,
    /// `.pageSheet` with its detents, are UIKit's alone.
    ///
    /// - Parameters:
    ///   - controller: one that is neither presented nor a child; otherwise nothing happens, and a debug build traps.
    ///     Its view keeps its whole height at each detent.
    ///   - transition: how it comes, and how it goes unless it says that itself; nil for what the policies say, or else
    ///     `ScreenTransition.sheet(dim:shadow:radius:)`.
    ///   - interactions: the gestures from it until it is dismissed, in place of the sheet's own drag; nil for what the
    ///     policies say, empty for none. They also take hold of it while it moves.
    ///   - detents: how much of it is seen when it rests, in any order: parts of its height, points, or as much as its
    ///     content needs, which is measured when a run begins and when the container changes its size. 1 is always
    ///     among them. What is no detent is left out, and a debug build traps.
    ///   - initialDetent: the one to which it comes; nil for the lowest. One that is not among them counts as nil, and
    ///     a debug build traps.
    ///   - animated: `false` to show it at once.
    ///   - completion: called once: with `.finished` when it has come, with `.cancelled` if it has not.
    public func present(
      _ controller: UIViewController, using transition: ScreenTransition? = nil, interactions: [Interaction]? = nil,
      detents: [Detent], initialDetent: Detent? = nil, animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) {
      guard controller.mayBePresented(by: base) else {
        completion?(.cancelled)
        return
      }
      let sheet = Sheet(detents, initially: initialDetent)
      assert(
        sheet?.detents.count == detents.count,
        "Give the sheet detents above 0 and at most 1, points above 1, or its content: at least one.")
      assert(
        initialDetent == nil || sheet?.initialDetent == initialDetent, "Let the sheet come to one of its detents, or 1."
      )
      controller.legato.ownRecord.sheet = sheet
      controller.legato.claimPresentation(in: .custom)
      bring(controller, controller.legato.call(transition, interactions), animated, completion)
    }

    /// The detent at which this controller rests, or to which it moves; nil if it is no sheet.
    public var selectedDetent: Detent? { record?.delegateProxy?.selectedDetent }

    /// Moves this controller, which rests at a detent, to another one.
    ///
    /// - Parameter detent: one of those with which it was presented, or 1.
    /// - Returns: whether it sets off; `false` if it is no sheet, if the detent is not one of its own, or if it is
    ///   there already.
    @discardableResult
    public func selectDetent(_ detent: Detent) -> Bool { record?.delegateProxy?.selectDetent(detent) ?? false }
  }
#endif
