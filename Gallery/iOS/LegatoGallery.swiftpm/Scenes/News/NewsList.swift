// One tab's articles.

import UIKit

/// Articles, one below the other.
final class NewsList: RowList {
  private let articles: [Article]

  init(_ articles: [Article]) {
    self.articles = articles
    super.init("", rows: articles.map { Row($0.story.picture.id, $0.story.title, $0.kicker) })
  }

  override func open(_ index: Int) {
    navigationController?.pushViewController(ArticleController(articles[index]), animated: true)
  }
}
