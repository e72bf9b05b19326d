#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The parts of a page's bar, for the engine and for the layers that show them.
  ///
  /// It is drawn with the bar's present look, and keeps that look until the run has ended. Titles and buttons are cut
  /// out of one picture; the background is a bar without content, so that the page shows through it.
  @MainActor final class PinnedBar {
    private let content: DrawnBar
    private let background: DrawnBar
    private let color: UIColor?
    private var picture: CGImage?
    /// The bar as the engine gets it.
    private(set) var bar = Bar(frame: .zero)

    /// Fails for a page without a bar.
    init?(of page: UIViewController, in navigation: UINavigationController) {
      guard !navigation.isNavigationBarHidden, navigation.navigationBar.frame.maxY > 0 else { return nil }
      let traits = navigation.traitCollection
      color = navigation.navigationBar.appearance(for: page).plainColor(in: traits)
      content = DrawnBar(for: page, in: navigation, showing: .content)
      background = DrawnBar(for: page, in: navigation, showing: .background)
      for each in [content, background] { each.overrideUserInterfaceStyle = traits.userInterfaceStyle }
    }

    /// Measures and draws its parts.
    ///
    /// - Parameters:
    ///   - view: the view in which it hangs during the layout, below everything else: UIKit lays out a bar by its
    ///     window.
    ///   - number: the engine's number of a part.
    func measure(in view: UIView, as number: (BarPart.Name) -> ElementID) {
      view.insertSubview(content, at: 0)
      content.layoutIfNeeded()
      let items = BarScan(content).parts.map { part in
        BarItem(id: number(part.name), frame: Rect2D(part.frame), role: part.name.role)
      }
      bar = Bar(frame: Rect2D(content.frame), items: items, color: color.map(LayerColor.init))
      picture = content.drawing?.cgImage
      content.removeFromSuperview()
    }

    /// Fills a layer of the bar.
    func fill(_ layer: SceneLayer) {
      if layer.kind.role == .bar {
        layer.show(background, isPainted: color != nil)
      } else if let picture {
        layer.cut(picture, of: bar.frame)
      }
    }
  }
#endif
