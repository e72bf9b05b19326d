// Where a finger on a screen leads onwards.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What is known when a finger has set off and a screen is to come.
  @MainActor public struct OnwardContext {
    /// The screen that the finger is on.
    public let source: UIViewController
    /// The way that the finger goes, as it was asked for.
    public let direction: Direction
    /// Where the finger landed, in points, in the coordinates of the source's view.
    public let touchPoint: CGPoint
  }

  /// One way onwards from a screen.
  @MainActor struct WayOnward {
    let direction: Direction
    let arrival: OnwardArrival
    let transition: Transition?
    let interaction: Interaction
    let wayBack: Interaction
    let destination: (OnwardContext) -> UIViewController?

    /// What the engine has to know; the key comes back when the screen is to come.
    func binding(key: Int32) -> Binding {
      Binding(interaction, .onward(key: key, arrival.operation), transition: transition, wayBack: wayBack)
    }

    /// The screen that comes, for a finger that has landed at a point of a view.
    func arrival(from source: UIViewController, at point: Point, in view: UIView?) -> UIViewController? {
      let place = source.view.convert(CGPoint(point), from: view)
      return destination(OnwardContext(source: source, direction: direction, touchPoint: place))
    }
  }
#endif
