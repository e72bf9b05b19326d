// How a navigation bar looks over a page.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UINavigationBar {
    /// How the bar looks over a page, by the rules that UIKit's headers give: those of the page's item before the bar's
    /// own, others at the top of a page than below it, and others in a compact height.
    func appearance(for page: UIViewController) -> UINavigationBarAppearance {
      let item = page.navigationItem
      let isCompact = traitCollection.verticalSizeClass == .compact
      let standard = item.standardAppearance ?? plainAppearance
      let compact = isCompact ? item.compactAppearance ?? compactAppearance : nil
      guard page.isAtTop else { return compact ?? standard }
      let compactEdge = isCompact ? item.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
      return compactEdge ?? item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? compact ?? standard.withoutBackground
    }

    /// The standard appearance, with what apps written for older systems say of the bar itself.
    private var plainAppearance: UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
      appearance.backgroundColor = appearance.backgroundColor ?? barTintColor
      appearance.backgroundImage = appearance.backgroundImage ?? backgroundImage(for: .default)
      if appearance.titleTextAttributes.isEmpty { appearance.titleTextAttributes = titleTextAttributes ?? [:] }
      return appearance
    }
  }

  extension UINavigationBarAppearance {
    /// The background's colour where it is nothing else; clear for no background at all.
    func plainColor(in traits: UITraitCollection) -> UIColor? {
      guard backgroundImage == nil else { return nil }
      let color = (backgroundColor ?? .clear).resolvedColor(with: traits)
      return backgroundEffect == nil || color.cgColor.alpha == 1 ? color : nil
    }

    /// The same for a bar of which only a part is drawn.
    func showing(_ extent: DrawnBar.Extent, in traits: UITraitCollection) -> UINavigationBarAppearance {
      switch extent {
      case .all: self
      case .content: withoutBackground
      case .background: plainColor(in: traits) == nil ? self : withoutColor
      }
    }

    private var withoutColor: UINavigationBarAppearance {
      let colorless = UINavigationBarAppearance(barAppearance: self)
      colorless.backgroundColor = nil
      colorless.backgroundEffect = nil
      return colorless
    }

    /// What UIKit makes of an appearance at the top of a page that has none for there.
    fileprivate var withoutBackground: UINavigationBarAppearance {
      let clear = UINavigationBarAppearance(barAppearance: self)
      clear.configureWithTransparentBackground()
      return clear
    }
  }

  extension UIViewController {
    /// Whether nothing of the page has been scrolled below the bar.
    var isAtTop: Bool {
      // UIKit looks for the scroll view in the same places, unless the app has named one.
      let scroller = contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
      guard let scroller else { return true }
      return scroller.contentOffset.y <= -scroller.adjustedContentInset.top
    }
  }
#endif
