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
    /// Each direction has one forward gesture; a further call for the same direction takes its place. The screen has to
    /// be in a navigation controller, or in a tab bar controller for a presentation, on which `install` was called,
    /// before this or at any time after it, or be presented by the library, which suffices for a presentation. Until
    /// then, and elsewhere, nothing comes: nobody hears the finger.
    ///
    /// - Parameters:
    ///   - direction: the way that the finger goes. The screen comes from the opposite side, as a page is pulled in:
    ///     for `.leading` from the trailing side.
    ///   - arrival: whether the screen is pushed or presented.
    ///   - transition: how the screen comes, and goes unless it says that itself; nil for what the policies say.
    ///   - interaction: how the finger drives it; nil for `Interaction.hubPan(_:)`.
    ///   - backGesture: how a finger goes back from a screen that says nothing of that; nil for
    ///     `Interaction.hubPan(_:)` the other way, whatever the interaction.
    ///   - destination: makes the screen when the finger has set off, and never before. Nil leaves the drag to the
    ///     page, and so does a screen that is somewhere already, which traps in debug. It is kept for as long as this
    ///     screen lives: refer to the screen weakly. A screen whose push is cancelled is let go.
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

    /// Takes a forward gesture away again; without one for this direction nothing happens.
    public func removeForwardGesture(_ direction: Direction) {
      record?.forwardGestures.removeAll { $0.direction == direction }
    }
  }
#endif
