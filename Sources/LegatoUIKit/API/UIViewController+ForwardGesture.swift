// Screens that a finger brings.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Lets a finger push or present a screen from this one: the screen follows the finger, forwards and back.
    ///
    /// ```swift
    /// feed.legato.setForwardGesture(.left, using: .slide(.left)) { _ in ProfileController() }
    /// feed.legato.setForwardGesture(.up, as: .present(.custom)) { [weak feed] context in
    ///   feed?.comments(at: context.touchPoint)
    /// }
    /// ```
    ///
    /// Each direction has one forward gesture, which a further call replaces. A push works in a navigation controller,
    /// a presentation also in a tab bar controller; `install` must be called on that controller, before or after. A
    /// presentation also works from a screen that the library has presented. Elsewhere the finger has no effect.
    ///
    /// - Parameters:
    ///   - direction: the direction in which the finger goes. The screen comes from the opposite side, like a page that
    ///     is pulled in: for `.leading` from the trailing side.
    ///   - arrival: whether the screen is pushed or presented.
    ///   - transition: how the screen comes, and how it goes if it has no transition of its own; nil for the policies'
    ///     transition.
    ///   - interaction: how the finger drives it; nil for `Interaction.hubPan(_:)`.
    ///   - backGesture: the back gesture from a screen that sets none; nil for `Interaction.hubPan(_:)` in the other
    ///     direction, whatever the interaction.
    ///   - destination: makes the screen once the finger has started to move, and never before. Nil leaves the drag to
    ///     the page; so does a screen that is already shown elsewhere, for which a debug build traps. It is kept as
    ///     long as this screen: refer to the screen weakly. A screen whose push is cancelled is released.
    public func setForwardGesture(
      _ direction: Direction, as arrival: ForwardArrival = .push, using transition: ScreenTransition? = nil,
      by interaction: Interaction? = nil, back backGesture: Interaction? = nil,
      to destination: @escaping (ForwardGestureContext) -> UIViewController?
    ) {
      ownRecord.forwardGestures.removeAll { $0.direction == direction }
      ownRecord.forwardGestures.append(
        ForwardGesture(
          direction: direction, arrival: arrival, transition: transition,
          interaction: interaction ?? .hubPan(direction), backGesture: backGesture ?? .hubPan(direction.opposite),
          destination: destination))
    }

    /// Removes the forward gesture of a direction, if there is one.
    public func removeForwardGesture(_ direction: Direction) {
      record?.forwardGestures.removeAll { $0.direction == direction }
    }
  }
#endif
