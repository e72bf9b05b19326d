#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A panel that is pulled over a screen from one side, and pushed back.
  ///
  /// ```swift
  /// let drawer = DrawerController(content: feed, panel: filters, from: .top, extent: 320)
  /// ```
  ///
  /// The content stays visible beside the open panel. The panel is closed by pushing it back, by a tap beside it, by
  /// ``close(animated:)``, or by VoiceOver's escape; then the content answers again.
  public final class DrawerController: ContainerController {
    /// The screen behind the panel.
    public let content: UIViewController
    /// The screen that is pulled over the content.
    public let panel: UIViewController
    private let drawer: DrawerContainer

    /// A drawer with its content and its panel.
    ///
    /// - Parameters:
    ///   - content: the screen behind the panel, which is always there.
    ///   - panel: the screen that is pulled over the content. It is retained while it is closed.
    ///   - edge: the side that the panel comes from.
    ///   - extent: how far the panel reaches from that side, in points; at most, and by default, the whole view. Below
    ///     0 counts as 0.
    ///   - threshold: the fraction of the panel's extent beyond which a release opens or closes it, 0 ... 1; the
    ///     default is Kuaishan's. Others are clamped, and a debug build traps.
    ///   - transition: how the panel comes and goes; nil for `ScreenTransition.drawer(from:dim:)` from that edge.
    public init(
      content: UIViewController, panel: UIViewController, from edge: ScreenEdge = .top, extent: CGFloat? = nil,
      threshold: Double = 0.2, transition: ScreenTransition? = nil
    ) {
      assert((0...1).contains(threshold), "A drawer's threshold is a part of its way: give it one of 0 ... 1.")
      self.content = content
      self.panel = panel
      drawer = DrawerContainer(
        content: content, panel: panel, from: edge, extent: extent,
        threshold: min(1, max(0, threshold)), transition: transition)
      super.init(drawer)
    }

    /// Whether the panel is open or opening.
    public var isOpen: Bool { drawer.isOpen }

    /// Opens the panel, also from under a finger.
    ///
    /// - Parameter animated: `false` to open it at once. Before the drawer is visible it always opens at once.
    /// - Returns: `false` if it is open or opening already.
    @discardableResult
    public func open(animated: Bool = true) -> Bool {
      loadViewIfNeeded()
      return drawer.open(animated: animated && isShown)
    }

    /// Closes the panel, also from under a finger.
    ///
    /// - Parameter animated: `false` to close it at once.
    /// - Returns: `false` if it is not open.
    @discardableResult
    public func close(animated: Bool = true) -> Bool { drawer.close(animated: animated && isShown) }

    public override func accessibilityPerformEscape() -> Bool { close() }
  }
#endif
