// Screens to any depth.

import LegatoUIKit
import UIKit

/// A page that pushes another one, by a button or by a finger.
final class LevelController: StoryController {
  private static let pictures = ["lake", "dusk", "forest", "peaks", "jetty", "moss"]

  init(depth: Int) {
    let picture = LevelController.pictures[(depth - 1) % LevelController.pictures.count]
    super.init(Story(picture, "Level \(depth)", "Go on, as deep as you like: each screen below keeps its place."))
    let more = UIAction(title: "Push another") { [weak self] _ in
      // Ten taps in a row push ten levels; UIKit's own push would wait for the previous one.
      self?.navigationController?.legato.push(LevelController(depth: depth + 1))
    }
    let back = UIAction(title: "To the start") { [weak self] _ in
      self?.navigationController?.legato.popToRoot()
    }
    actions = depth == 1 ? [more] : [more, back]
    // A drag in the opposite direction pushes the next one.
    legato.setForwardGesture(.leading) { _ in LevelController(depth: depth + 1) }
  }
}
