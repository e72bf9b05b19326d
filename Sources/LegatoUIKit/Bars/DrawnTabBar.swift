#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The tab bar that a page will have, drawn by another tab bar with snapshots of the tabs.
  final class DrawnTabBar: UIView {
    private let bar = UITabBar()

    init(like model: UITabBar) {
      super.init(frame: model.bounds)
      isUserInteractionEnabled = false
      bar.frame = bounds
      bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      bar.isTranslucent = model.isTranslucent
      bar.tintColor = model.tintColor
      bar.unselectedItemTintColor = model.unselectedItemTintColor
      bar.standardAppearance = model.standardAppearance
      bar.scrollEdgeAppearance = model.scrollEdgeAppearance
      let models = model.items ?? []
      let items = models.map(DrawnTabBar.snapshot)
      bar.items = items
      bar.selectedItem = models.firstIndex { $0 === model.selectedItem }.map { items[$0] }
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    private static func snapshot(of item: UITabBarItem) -> UITabBarItem {
      let other = UITabBarItem(title: item.title, image: item.image, selectedImage: item.selectedImage)
      other.badgeValue = item.badgeValue
      other.badgeColor = item.badgeColor
      return other
    }
  }
#endif
