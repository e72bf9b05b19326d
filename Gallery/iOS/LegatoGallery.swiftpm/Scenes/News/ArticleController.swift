// The page of one article.

import LegatoUIKit
import UIKit

/// An article under a bar of its own colour, or under a transparent one.
final class ArticleController: StoryController {
  private let bar: Article.Bar

  init(_ article: Article) {
    bar = article.bar
    super.init(article.story)
    title = article.kicker
    // A screen's own setting takes precedence over the global default.
    if article.comesFromBelow { legato.transition = .cover(.up) }
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if case .transparent = bar { scroller.contentInsetAdjustmentBehavior = .never }
  }

  private var appearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    switch bar {
    case .colored(let color):
      // A tint over the system's own material, on which the title and the back button are legible in light and dark.
      appearance.configureWithDefaultBackground()
      appearance.backgroundColor = UIColor(rgb: color).withAlphaComponent(0.4)
    case .transparent:
      appearance.configureWithTransparentBackground()
    }
    return appearance
  }
}
