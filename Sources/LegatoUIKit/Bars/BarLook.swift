#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The look of a navigation bar for a page, as far as an app can change it while the page is not visible.
  ///
  /// It is compared by its properties: UIKit makes a new appearance each time, so identity does not help.
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
