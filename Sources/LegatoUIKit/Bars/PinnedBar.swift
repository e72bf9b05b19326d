#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// The bar of a page in its parts: as the engine takes them, and as layers show them.
  ///
  /// It is drawn as the bar looks when it is made. Its titles and buttons are cut out of one picture; its background is
  /// a bar without any, so that what is behind shows through. It keeps the look of its time until the run has ended.
  @MainActor final class PinnedBar {
    private let content: DrawnBar
    private let background: DrawnBar
    private let color: UIColor?
    private var picture: CGImage?
    /// What the engine is told of it.
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

    /// Measures its parts, and draws them.
    ///
    /// - Parameters:
    ///   - view: where it hangs meanwhile, below all that is there: UIKit lays a bar out by its window.
    ///   - number: the engine's number for a part.
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

    /// Gives a layer of the bar what it shows.
    func fill(_ layer: SceneLayer) {
      if layer.kind.role == .bar {
        layer.show(background, isPainted: color != nil)
      } else if let picture {
        layer.cut(picture, of: bar.frame)
      }
    }
  }
#endif
