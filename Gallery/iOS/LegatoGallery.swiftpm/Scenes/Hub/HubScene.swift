// The hub: a camera in the middle, friends on one side, stories on the other, memories above.

import LegatoUIKit
import UIKit

enum HubScene {
  /// The height of the memories' panel, in points.
  private static let memories: CGFloat = 320

  @MainActor static func make() -> UIViewController {
    let camera = CameraController()
    let drawer = DrawerController(content: camera, panel: MemoriesController(), from: .top, extent: memories)
    let hub = HubController(
      center: drawer,
      neighbors: [
        .init(.leading, using: .slide(.trailing)) { FriendsController() },
        .init(.trailing, using: .cover(.leading, dim: 0.35)) { StoriesController() },
      ])
    camera.buttons = [
      UIAction(title: "Friends") { [weak hub] _ in hub?.open(.leading) },
      UIAction(title: "Memories") { [weak drawer] _ in drawer?.open() },
      UIAction(title: "Stories") { [weak hub] _ in hub?.open(.trailing) },
    ]
    return hub
  }
}
