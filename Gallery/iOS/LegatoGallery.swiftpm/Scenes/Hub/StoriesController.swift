// The hub's trailing neighbor.

import UIKit

/// Stories in two columns.
final class StoriesController: PictureGrid {
  init() {
    super.init(["lake", "fig", "forest", "drop", "peaks", "cups", "kite", "arches"].map(Picture.named), columns: 2)
    title = "Stories"
  }
}
