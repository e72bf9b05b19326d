// Screens any number deep.

import UIKit

/// A page that pushes another one.
final class LevelController: StoryController {
  private static let pictures = ["lake", "dusk", "forest", "peaks", "jetty", "moss"]

  init(depth: Int) {
    let picture = LevelController.pictures[(depth - 1) % LevelController.pictures.count]
    weak var page: UIViewController?
    let more = UIAction(title: "Push another") { _ in
      page?.navigationController?.pushViewController(LevelController(depth: depth + 1), animated: true)
    }
    let back = UIAction(title: "To the start") { _ in
      page?.navigationController?.popToRootViewController(animated: true)
    }
    super.init(
      Story(picture, "Level \(depth)", "Go on, as deep as you like: each screen below keeps its place."),
      actions: depth == 1 ? [more] : [more, back])
    page = self
  }
}
