#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A centre whose neighbors are opened by a swipe, each with its own transition.
  ///
  /// ```swift
  /// let hub = HubController(
  ///   center: camera,
  ///   neighbors: [
  ///     .init(.leading, using: .slide(.trailing)) { ChatController() },
  ///     .init(.trailing, using: .slide(.leading)) { StoriesController() },
  ///   ])
  /// window.rootViewController = hub
  /// ```
  ///
  /// A neighbor lies beyond an edge and is pulled in from there: the right one by a swipe to the left. It is closed by
  /// the opposite swipe, by ``close(animated:)`` or by VoiceOver's escape, and is then released.
  public final class HubController: ContainerController {
    /// A screen beside the centre.
    @MainActor public struct Neighbor {
      /// Where it lies, its transition and its gestures.
      var place: Legato.Neighbor
      /// Makes the screen when it is opened; with nil the hub stays at its centre. It is retained by the hub: refer to
      /// the hub weakly.
      var controller: () -> UIViewController?

      /// A neighbor; by default it is opened by a swipe away from its edge and closed by the opposite swipe.
      ///
      /// - Parameters:
      ///   - edge: the side of the centre on which it lies.
      ///   - transition: how it comes and goes; nil for the transition of its own ``LegatoExtension/policy``.
      ///   - interaction: the gesture that opens it; nil for `Interaction.hubPan(_:)`.
      ///   - backGesture: the back gesture from a neighbor that sets none; nil for `Interaction.hubPan(_:)` in the
      ///     opposite direction.
      ///   - controller: makes the screen.
      public init(
        _ edge: ScreenEdge, using transition: ScreenTransition? = nil, by interaction: Interaction? = nil,
        back backGesture: Interaction? = nil, controller: @escaping () -> UIViewController?
      ) {
        place = Legato.Neighbor(
          edge, transition: transition, interactions: interaction.map { [$0] }, backGesture: backGesture)
        self.controller = controller
      }
    }

    /// The screen in the middle.
    public let center: UIViewController
    private let hub: HubContainer

    /// A hub with its centre and its neighbors.
    ///
    /// - Parameters:
    ///   - center: the screen in the middle, which is always there.
    ///   - neighbors: the screens around it; of several on one edge the first one counts.
    public init(center: UIViewController, neighbors: [Neighbor]) {
      self.center = center
      hub = HubContainer(center: center, neighbors: neighbors)
      super.init(hub)
    }

    /// The neighbor that is open or opening; nil at the centre, and while a finger is undecided.
    public var openNeighbor: UIViewController? { topController === center ? nil : topController }

    /// Opens the neighbor on an edge, from what is seen now.
    ///
    /// The call overrules a finger: a neighbor that a finger is about to open goes back, and that finger has no further
    /// effect.
    ///
    /// - Parameters:
    ///   - edge: the side of the centre on which it lies.
    ///   - animated: `false` to open it at once. Before the hub is visible it always opens at once.
    @discardableResult
    public func open(_ edge: ScreenEdge, animated: Bool = true) -> Bool {
      loadViewIfNeeded()
      return hub.open(edge, animated: animated && isShown)
    }

    /// Goes back to the centre.
    ///
    /// - Parameter animated: `false` to be there at once.
    /// - Returns: `false` if it is there already.
    @discardableResult
    public func close(animated: Bool = true) -> Bool { hub.close(animated: animated && isShown) }

    public override func accessibilityPerformEscape() -> Bool { close() }
  }
#endif
