// The look of a navigation bar for a page.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UINavigationBar {
    /// The appearance of the bar for a page, by the rules in UIKit's headers: the item's appearance takes precedence
    /// over the bar's, and there are other appearances at the top of a page and in a compact height.
    func appearance(for page: UIViewController) -> UINavigationBarAppearance {
      let item = page.navigationItem
      let isCompact = traitCollection.verticalSizeClass == .compact
      let standard = item.standardAppearance ?? plainAppearance
      let compact = isCompact ? item.compactAppearance ?? compactAppearance : nil
      guard page.isAtTop else { return compact ?? standard }
      let compactEdge = isCompact ? item.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
      return compactEdge ?? item.scrollEdgeAppearance ?? scrollEdgeAppearance ?? compact ?? standard.withoutBackground
    }

    /// The standard appearance, with the properties that apps for older systems set on the bar.
    private var plainAppearance: UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
      appearance.backgroundColor = appearance.backgroundColor ?? barTintColor
      appearance.backgroundImage = appearance.backgroundImage ?? backgroundImage(for: .default)
      if appearance.titleTextAttributes.isEmpty { appearance.titleTextAttributes = titleTextAttributes ?? [:] }
      return appearance
    }
  }

  extension UINavigationBarAppearance {
    /// The background's colour if it is only a colour; clear if there is no background.
    func plainColor(in traits: UITraitCollection) -> UIColor? {
      guard backgroundImage == nil else { return nil }
      let color = (backgroundColor ?? .clear).resolvedColor(with: traits)
      return backgroundEffect == nil || color.cgColor.alpha == 1 ? color : nil
    }

    /// The appearance of a bar of which only a part is drawn.
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

    /// UIKit's default at the top of a page: the same appearance without a background.
    fileprivate var withoutBackground: UINavigationBarAppearance {
      let clear = UINavigationBarAppearance(barAppearance: self)
      clear.configureWithTransparentBackground()
      return clear
    }
  }

  extension UIViewController {
    /// Whether the page's content is at its top, not scrolled behind the bar.
    var isAtTop: Bool {
      // UIKit finds the scroll view in the same places, if the app has not set one.
      let scroller = contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
      guard let scroller else { return true }
      return scroller.contentOffset.y <= -scroller.adjustedContentInset.top
    }
  }
#endif
