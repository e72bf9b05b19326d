#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The parts of a page's bar, for the engine and for the layers that show them.
  ///
  /// It is drawn as the bar looks at that time, and keeps that look until the run has ended. Titles and buttons are cut
  /// out of one picture; the background is a bar without any, so that what is behind shows through.
  @MainActor final class PinnedBar {
    private let content: DrawnBar
    private let background: DrawnBar
    private let color: UIColor?
    private var picture: CGImage?
    /// The bar as the engine is told of it.
    private(set) var bar = Bar(frame: .zero)

    /// Nil for a page without a bar.
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
    /// - view: where it hangs meanwhile, below everything else: UIKit lays a bar out by its window.
    /// - number: the engine's number of a part.
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
