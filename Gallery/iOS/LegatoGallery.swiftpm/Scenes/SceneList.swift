// The first screen: the five scenes.

import LegatoUIKit
import UIKit

/// One of the gallery's scenes.
struct GalleryScene {
  let row: Row
  let make: @MainActor () -> UIViewController

  static let all = [
    GalleryScene(row: Row("dune", "Hub", "Friends, stories and memories around a camera"), make: HubScene.make),
    GalleryScene(row: Row("leaf", "Photos", "A photo flies to its page, and back"), make: PhotosScene.make),
    GalleryScene(row: Row("arches", "Process", "Who decides how a screen comes and goes"), make: ProcessScene.make),
    GalleryScene(row: Row("lake", "News", "Bars, pages, and a log of what happens"), make: NewsScene.make),
    GalleryScene(row: Row("kite", "Player", "Films that grow out of their cells"), make: PlayerScene.make),
  ]
}

/// The list of the scenes, each of which is a separate container.
final class SceneList: RowList {
  init() { super.init("Legato", rows: GalleryScene.all.map(\.row)) }

  override func open(_ index: Int) {
    let scene = GalleryScene.all[index].make()
    // Fingers belong to the scene, so only its button dismisses it.
    scene.legato.dismissals = []
    legato.present(scene, using: .zoom { [weak self] _ in self?.thumbnail(index) })
  }
}
