// Transitions that start from a view.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension ScreenTransition {
    /// This transition, starting from a view: a popover grows out of it, a reveal begins at its middle, a container
    /// transform takes its place.
    ///
    /// ```swift
    /// info.legato.presentation = .popover().from { [weak button] _ in button }
    /// ```
    ///
    /// - Parameters:
    ///   - source: finds the view in the covered screen before each run, also in reverse; nil for none. It lives as
    ///     long as the transition: capture objects weakly that retain the transition.
    ///   - target: finds the matching view in the covering screen, if there is one.
    public func from(_ source: @escaping ElementFinder, to target: ElementFinder? = nil) -> ScreenTransition {
      attaching(ElementSource(covered: source, covering: target))
    }

    /// A zoom out of a view, and back into the matching view at that time.
    ///
    /// ```swift
    /// photo.legato.transition = .zoom { [weak grid] request in
    ///   grid?.imageView(for: (request.covering as? Photo)?.item)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - parameters: the zoom's numbers.
    ///   - source: finds the view in the covered screen. It lives as long as the transition: capture objects weakly
    ///     that retain the transition.
    public static func zoom(
      _ parameters: ZoomParameters = ZoomParameters(), from source: @escaping ElementFinder
    ) -> ScreenTransition {
      zoom(parameters).attaching(ElementSource(covered: source))
    }

    /// A picture that flies from a view of the covered screen to a view of the covering screen, which appears behind
    /// it.
    ///
    /// - Parameters:
    ///   - source: finds the picture in the covered screen; with nil the picture comes from the centre, and goes there.
    ///     It lives as long as the transition: capture objects weakly that retain the transition.
    ///   - target: finds the picture in the covering screen; with nil no picture flies. It lives as long as the
    ///     transition.
    ///   - sourceStyle: what happens to the picture in the covered screen: it is hidden while the copy flies, stays
    ///     where it is, or flies along and fades, so that a thumbnail's border is there when it lands.
    public static func imageZoom(
      from source: @escaping ElementFinder, to target: @escaping ElementFinder,
      sourceStyle: SourceStyle = .hidden
    ) -> ScreenTransition {
      imageZoom(sourceStyle: sourceStyle).attaching(ElementSource(covered: source, covering: target))
    }

    /// A screen that grows out of a view, and shrinks back into the matching view at that time.
    ///
    /// - Parameters:
    ///   - dim: the opacity of black behind the screen, clamped to 0 ... 1.
    ///   - source: finds the view in the covered screen; with nil the screen appears at once, and goes to the centre.
    ///     It lives as long as the transition.
    public static func grow(dim: Double = 0.8, from source: @escaping ElementFinder) -> ScreenTransition {
      grow(dim: dim).attaching(ElementSource(covered: source))
    }
  }

  /// The run that is about to begin, for which an ``ElementFinder`` finds a view.
  @MainActor public struct ElementRequest {
    /// The operation.
    public let operation: TransitionOperation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown. Its view is laid out at its resting place.
    public let to: UIViewController

    /// A request to test a finder with; the library makes its own requests.
    public init(_ operation: TransitionOperation, from: UIViewController, to: UIViewController) {
      self.operation = operation
      self.from = from
      self.to = to
    }

    /// The controller that is covered, both when the other one comes and when it goes.
    public var covered: UIViewController { operation.screen(.covered, from: from, to: to) }
    /// The controller that covers the other one: the one that is pushed, presented, popped or dismissed.
    public var covering: UIViewController { operation.screen(.covering, from: from, to: to) }
  }

  /// Finds the view of an element in a screen, for a transition that starts from it.
  /// (``LegatoExtension/elementProvider`` finds views by their ids.)
  ///
  /// It is called whenever a run begins, so it may return another view each time, and may first scroll an item into
  /// view (not animated). If it returns nil, the element comes from the centre and goes there.
  public typealias ElementFinder = @MainActor (ElementRequest) -> UIView?

  /// The finders of a transition's source, which the host attaches to the engine's transition.
  final class ElementSource: Sendable {
    let covered: ElementFinder
    let covering: ElementFinder?

    init(covered: @escaping ElementFinder, covering: ElementFinder? = nil) {
      self.covered = covered
      self.covering = covering
    }
  }
#endif
