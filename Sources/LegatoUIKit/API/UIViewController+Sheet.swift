// Sheets.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Presents a controller as a sheet that rests at detents, with this controller visible and dimmed behind it.
    ///
    /// ```swift
    /// map.legato.present(places, detents: [.points(120), .content, 1])
    /// ```
    ///
    /// A finger drags it from detent to detent, and down to dismiss it; pulled above its full height it stretches a
    /// little. A list in it hands the finger over at the list's top, in both directions within one touch. A tap beside
    /// it dismisses it, unless nothing dims this controller (`using: .sheet(dim: 0)`): then this controller answers.
    /// The drag and the tap do not dismiss it while the controller's `isModalInPresentation` is set or its presentation
    /// controller's delegate denies it; that delegate gets the same calls as with a sheet of UIKit.
    ///
    /// For UIKit only the presentation and the dismissal are transitions: moves between detents call no appearance
    /// method, and this controller's appearance methods are not called while the sheet is there.
    ///
    /// The style is `.custom`, so a presentation controller of the app may give it a frame. UIKit alone shows its own
    /// sheets, `.pageSheet` with its detents.
    ///
    /// - Parameters:
    ///   - controller: a controller that is not presented and not a child; for others nothing happens, and a debug
    ///     build traps. Its view keeps its full height at each detent.
    ///   - transition: how it comes, and how it goes if it has no transition of its own; nil for the policies'
    ///     transition, or else `ScreenTransition.sheet(dim:shadow:radius:)`.
    ///   - interactions: the gestures from it until it is dismissed, in place of the sheet's own drag; nil for the
    ///     policies' gestures, empty for none. They also take hold of it while it moves.
    ///   - detents: how much of it is seen at rest, in any order: fractions of its height, points, or the height of its
    ///     content, which is measured when a run begins and when the container changes its size. 1 is always a detent.
    ///     An invalid detent is ignored, and a debug build traps.
    ///   - initialDetent: the detent at which it first comes to rest; nil for the lowest. Another one counts as nil,
    ///     and a debug build traps.
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

    /// The detent at which this controller rests, or to which it moves; nil if it is not a sheet.
    public var selectedDetent: Detent? { record?.delegateProxy?.selectedDetent }

    /// Moves this controller from its detent to another one.
    ///
    /// - Parameter detent: one of its own detents, or 1.
    /// - Returns: whether it starts to move; `false` if it is not a sheet, has no such detent, or is there already.
    @discardableResult
    public func selectDetent(_ detent: Detent) -> Bool { record?.delegateProxy?.selectDetent(detent) ?? false }
  }
#endif
