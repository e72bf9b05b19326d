// Screens that a finger brings.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Lets a finger push or present a screen from this one: the screen comes with the finger, and goes back with it.
    ///
    /// ```swift
    /// feed.legato.setForwardGesture(.left, using: .slide(.left)) { _ in ProfileController() }
    /// feed.legato.setForwardGesture(.up, as: .present(.custom)) { [weak feed] context in
    ///   feed?.comments(at: context.touchPoint)
    /// }
    /// ```
    ///
    /// Each direction has one forward gesture, which a further call replaces. It works where this screen is in a
    /// navigation controller (for a presentation also in a tab bar controller) on which `install` was or will be
    /// called, and for a presentation where this screen was presented by the library. Elsewhere nothing hears the
    /// finger.
    ///
    /// - Parameters:
    ///   - direction: the way that the finger goes. The screen comes from the opposite side, like a page that is pulled
    ///     in: for `.leading` from the trailing side.
    ///   - arrival: whether the screen is pushed or presented.
    ///   - transition: how the screen comes, and how it goes unless it says that itself; nil for what the policies say.
    ///   - interaction: how the finger drives it; nil for `Interaction.hubPan(_:)`.
    ///   - backGesture: how a finger goes back from a screen that does not say it itself; nil for
    ///     `Interaction.hubPan(_:)` the other way, whatever the interaction.
    ///   - destination: makes the screen once the finger has set off, and never before. Nil leaves the drag to the
    ///     page; so does a screen that is already somewhere, for which a debug build traps. It is kept for as long as
    ///     this screen lives: refer to the screen weakly. A screen whose push is cancelled is released.
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

    /// Removes a forward gesture; without one for this direction nothing happens.
    public func removeForwardGesture(_ direction: Direction) {
      record?.forwardGestures.removeAll { $0.direction == direction }
    }
  }
#endif
