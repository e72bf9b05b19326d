// Transitions that begin from a view, and how that is asked for.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension ScreenTransition {
    /// This transition, with a view as its first shared element: a popover grows out of it, a reveal begins at its
    /// middle, a container transform takes its place.
    ///
    /// ```swift
    /// info.legato.presentation = .popover().from { [weak button] _ in button }
    /// ```
    ///
    /// - Parameters:
    ///   - source: names the view in the covered screen before each run, in reverse too; with nil from it there is
    ///     none. It lives as long as the transition: capture weakly what would otherwise keep itself.
    ///   - target: names the view that stands for it in the covering screen, if there is one.
    public func from(_ source: @escaping ElementFinder, to target: ElementFinder? = nil) -> ScreenTransition {
      attaching(ElementSource(covered: source, covering: target))
    }

    /// A zoom out of a view, and back into the one that then stands for it.
    ///
    /// ```swift
    /// photo.legato.transition = .zoom { [weak grid] request in
    ///   grid?.imageView(for: (request.covering as? Photo)?.item)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - parameters: the zoom's numbers.
    ///   - source: names the view in the covered screen. It lives as long as the transition: capture weakly what would
    ///     otherwise keep itself.
    public static func zoom(
      _ parameters: ZoomParameters = ZoomParameters(), from source: @escaping ElementFinder
    ) -> ScreenTransition {
      zoom(parameters).attaching(ElementSource(covered: source))
    }

    /// A picture that flies from a view of the covered screen to one of the covering screen, which comes behind it.
    ///
    /// - Parameters:
    ///   - source: names the picture in the covered screen; with nil from it the picture comes from the centre, and
    ///     goes to it. It lives as long as the transition: capture weakly what would otherwise keep itself.
    ///   - target: names the picture in the covering screen; nil from it means that no picture flies. It lives as long.
    ///   - sourceStyle: what becomes of the picture in the covered screen: it is not seen while the other one flies, is
    ///     kept where it is, or flies along and fades, so that a thumbnail's border is there when it lands.
    public static func imageZoom(
      from source: @escaping ElementFinder, to target: @escaping ElementFinder,
      sourceStyle: SourceStyle = .hidden
    ) -> ScreenTransition {
      imageZoom(sourceStyle: sourceStyle).attaching(ElementSource(covered: source, covering: target))
    }

    /// A screen that grows out of a view, and shrinks back into the one that then stands for it.
    ///
    /// - Parameters:
    ///   - dim: the opacity of black behind the screen, limited to 0 ... 1.
    ///   - source: names the view in the covered screen; with nil from it the screen comes at once, and goes to the
    ///     centre. It lives as long as the transition.
    public static func grow(dim: Double = 0.8, from source: @escaping ElementFinder) -> ScreenTransition {
      grow(dim: dim).attaching(ElementSource(covered: source))
    }
  }

  /// The run that is about to begin, for which an ``ElementFinder`` is to find a view.
  @MainActor public struct ElementRequest {
    /// What is being done.
    public let operation: TransitionOperation
    /// The controller that is shown now.
    public let from: UIViewController
    /// The controller to be shown. Its view is laid out where it will rest.
    public let to: UIViewController

    /// A request for a test of a finder; the library makes its own.
    public init(_ operation: TransitionOperation, from: UIViewController, to: UIViewController) {
      self.operation = operation
      self.from = from
      self.to = to
    }

    /// The controller that is covered: the same when it comes and when it goes.
    public var covered: UIViewController { operation.screen(.covered, from: from, to: to) }
    /// The controller that covers the other one: what is pushed or presented, and popped or dismissed.
    public var covering: UIViewController { operation.screen(.covering, from: from, to: to) }
  }

  /// Finds the view that an element is in a screen, for a transition that begins from it. A screen that finds views by
  /// their ids says so by ``LegatoExtension/elementProvider``.
  ///
  /// It is asked each time that a run begins, so it may answer with another view than the last time, and may first
  /// scroll its item into view (not animated). It answers nil if the element is not there: it then comes from the
  /// centre, and goes to it.
  public typealias ElementFinder = @MainActor (ElementRequest) -> UIView?

  /// Where a transition's first element comes from: what the host attaches to the engine's transition.
  final class ElementSource: Sendable {
    let covered: ElementFinder
    let covering: ElementFinder?

    init(covered: @escaping ElementFinder, covering: ElementFinder? = nil) {
      self.covered = covered
      self.covering = covering
    }
  }
#endif
