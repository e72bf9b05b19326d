#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// How a navigation bar looks over a page, as far as an app can change that while the page is not visible.
  ///
  /// Compared by what is seen: UIKit makes a new appearance for each question, so identity says nothing.
  @MainActor struct BarLook: Equatable {
    private let colors: [UIColor?]
    private let images: [UIImage?]
    private let fonts: [UIFont?]
    private let effect: UIBlurEffect?
    private let style: UIBarStyle
    private let states: [Bool]

    init(of page: UIViewController, in navigation: UINavigationController) {
      let (bar, item) = (navigation.navigationBar, page.navigationItem)
      let appearance = bar.appearance(for: page)
      let titles = [appearance.titleTextAttributes, appearance.largeTitleTextAttributes]
      colors = [appearance.backgroundColor, appearance.shadowColor, bar.tintColor] + titles.map { $0.color }
      images = [appearance.backgroundImage, appearance.shadowImage]
      fonts = titles.map { $0.font }
      effect = appearance.backgroundEffect
      style = bar.barStyle
      states = [
        bar.isTranslucent, item.hidesBackButton, item.leftItemsSupplementBackButton,
        bar.prefersLargeTitles && navigation.hasLargeTitle(page),
      ]
    }
  }

  extension [NSAttributedString.Key: Any] {
    fileprivate var color: UIColor? { self[.foregroundColor] as? UIColor }
    fileprivate var font: UIFont? { self[.font] as? UIFont }
  }
#endif
