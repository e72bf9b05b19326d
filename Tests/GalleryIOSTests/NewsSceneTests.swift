import LegatoUIKit
import Testing
import UIKit

@testable import GalleryIOS

@MainActor @Suite("The gallery's news", .serialized)
struct NewsSceneTests {
  private let middle = CGPoint(x: 195, y: 400)

  private func enter(_ stage: GalleryStage) throws -> (scene: UIViewController, news: UINavigationController) {
    let scene = try stage.enter(.news)
    return (scene, try #require(scene.children.first as? UINavigationController))
  }

  private func log(_ stage: GalleryStage) throws -> CallbackLog {
    try #require(stage.views(of: CallbackLog.self).first)
  }

  private func open(_ row: Int, _ stage: GalleryStage) throws {
    let list = try #require(stage.views(of: UITableView.self).first)
    try stage.tap(row: row, of: list)
  }

  @Test(arguments: UIKitDouble.Settings.both, [0, 1])
  func anArticleComesAndAFingerTakesItBackWhateverTheBars(settings: UIKitDouble.Settings, bars: Int) throws {
    let stage = GalleryStage(settings)
    let (scene, news) = try enter(stage)
    let log = try log(stage)
    stage.choose(bars, of: try #require(stage.views(of: UISegmentedControl.self).first { $0.isDescendant(of: log) }))
    #expect((news.legato.bars == .attached) == (bars == 0))
    for row in [0, 1, 4] {
      try open(row, stage)
      #expect(news.topViewController is ArticleController)
      #expect(log.lines.first == "will begin: push, by a tap" && log.lines.last == "finish: push")
      stage.drag(from: middle, by: 60)
      #expect(log.lines.last == "cancel: pop" && news.viewControllers.count == 2)
      stage.drag(from: middle, by: 200)
      #expect(log.lines.last == "finish: pop" && news.viewControllers.count == 1)
    }
    #expect(news.navigationBar.alpha == 1)
    stage.leave(scene)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anArticleComesFromTheSideUnlessItSaysOtherwise(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (scene, news) = try enter(stage)
    for (article, isUpward) in [(Article.all[1], false), (Article.all[4], true)] {
      let page = ArticleController(article)
      news.pushViewController(page, animated: true)
      stage.device.advance(by: 0.1)
      let offset = stage.offset(of: page)
      #expect(isUpward ? offset.y > 20 && offset.x == 0 : offset.x > 20 && offset.y == 0)
      stage.device.advance(by: 2)
      news.popViewController(animated: true)
      stage.device.advance(by: 2)
    }
    stage.leave(scene)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tabsPageAndOnlyTheFirstOneGoesBack(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (scene, news) = try enter(stage)
    try stage.choose(news.topViewController?.navigationItem.rightBarButtonItem)
    let topics = try #require(news.topViewController as? NewsPage)
    #expect(news.viewControllers.count == 2)
    stage.drag(from: middle, by: -250)
    #expect(topics.tab == 1)
    stage.drag(from: middle, by: 250)
    #expect(topics.tab == 0 && news.viewControllers.count == 2)
    stage.drag(from: middle, by: 0, -200)
    #expect(news.viewControllers.count == 2)
    stage.drag(from: middle, by: 250)
    #expect(news.viewControllers.count == 1)
    stage.leave(scene)
  }
}
