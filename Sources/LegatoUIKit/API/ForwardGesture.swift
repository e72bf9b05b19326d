// Forward gestures from a screen.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The context of a finger that has started to bring a screen.
  @MainActor public struct ForwardGestureContext {
    /// The screen that the finger is on.
    public let source: UIViewController
    /// The direction for which the gesture was set.
    public let direction: Direction
    /// Where the finger landed, in points in the source's view.
    public let touchPoint: CGPoint

    /// A context to test a destination with; the library makes its own contexts.
    public init(source: UIViewController, direction: Direction, touchPoint: CGPoint) {
      self.source = source
      self.direction = direction
      self.touchPoint = touchPoint
    }
  }

  /// One forward gesture from a screen.
  @MainActor struct ForwardGesture {
    let direction: Direction
    let arrival: ForwardArrival
    let transition: ScreenTransition?
    let interaction: Interaction
    let backGesture: Interaction
    let destination: (ForwardGestureContext) -> UIViewController?

    /// The route for the engine. The engine returns its key when the screen is needed.
    func route(key: Int32) -> GestureRoute {
      GestureRoute(interaction, .forward(key: key, arrival.operation), transition: transition, backGesture: backGesture)
    }

    /// The screen that comes for a finger that landed at a point of a view.
    func arrival(from source: UIViewController, at point: Point2D, in view: UIView?) -> UIViewController? {
      let place = source.view.convert(CGPoint(point), from: view)
      return destination(ForwardGestureContext(source: source, direction: direction, touchPoint: place))
    }
  }

  /// How a screen arrives that a finger brings.
  public enum ForwardArrival: Sendable {
    /// It is pushed.
    case push
    /// It is presented in a style of UIKit that leaves the animation to apps. Nil stands for its own
    /// `modalPresentationStyle`, or for full screen if that is a sheet of UIKit. A finger cannot bring a sheet or
    /// popover of UIKit: nothing comes, and a debug build traps.
    case present(UIModalPresentationStyle?)

    /// It is presented in its own style.
    public static let present = ForwardArrival.present(nil)

    /// The style in which it is presented; nil for its own.
    var style: UIModalPresentationStyle? {
      guard case .present(let style) = self else { return nil }
      return style
    }

    var operation: TransitionOperation {
      switch self {
      case .push: .push
      case .present: .present
      }
    }
  }
#endif
