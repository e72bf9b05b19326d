#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A centre whose neighbors are opened by a swipe, each with a transition of its own.
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
  /// A neighbor lies beyond an edge and is pulled in from there: the right one by a swipe to the left. It goes by the
  /// opposite swipe, by ``close(animated:)`` or by VoiceOver's escape, and is then released.
  public final class HubController: ContainerController {
    /// A screen beside the centre.
    @MainActor public struct Neighbor {
      /// Where it lies, its transition and its gestures.
      var place: Hub.Neighbor
      /// Makes the screen when it is opened; with nil the hub stays at its centre. It is kept with the hub: refer to
      /// the hub weakly.
      var controller: () -> UIViewController?

      /// A neighbor that is opened by a swipe away from its edge and closed by the opposite one, unless told otherwise.
      ///
      /// - Parameters:
      ///   - edge: the side of the centre on which it lies.
      ///   - transition: how it comes and goes; nil for what the neighbor's ``LegatoExtension/policy`` says.
      ///   - interaction: the gesture that opens it; nil for `Interaction.hubPan(_:)`.
      ///   - backGesture: the gesture that goes back from a neighbor that does not say it itself; nil for
      ///     `Interaction.hubPan(_:)` the opposite way.
      ///   - controller: makes the screen.
      public init(
        _ edge: ScreenEdge, using transition: ScreenTransition? = nil, by interaction: Interaction? = nil,
        back backGesture: Interaction? = nil, controller: @escaping () -> UIViewController?
      ) {
        place = Hub.Neighbor(edge, transition: transition, interaction: interaction, backGesture: backGesture)
        self.controller = controller
      }
    }

    /// The screen in the middle.
    public let center: UIViewController
    private let hub: HubContainer

    ///
    /// - Parameters:
    ///   - center: the screen in the middle, which is always there.
    ///   - neighbors: the screens around it; if several share an edge, the first one counts.
    public init(center: UIViewController, neighbors: [Neighbor]) {
      self.center = center
      hub = HubContainer(center: center, neighbors: neighbors)
      super.init(hub)
    }

    /// The neighbor that is open, or on its way to be; nil at the centre, and while a finger has not decided.
    public var openNeighbor: UIViewController? { topController === center ? nil : topController }

    /// Opens the neighbor on an edge, from what is seen now.
    ///
    /// The call overrules a finger: a neighbor that a finger is about to open goes back, and that finger moves nothing
    /// more.
    ///
    /// - Parameters:
    ///   - edge: the side of the centre on which it lies.
    ///   - animated: `false` to open it at once. Before the hub is shown it always does.
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
