#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// How a navigation bar looks over a page, as far as an app can change it while the page is out of sight.
  ///
  /// Compared by what is seen: an appearance is made anew for each question, so that the same object says nothing.
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
