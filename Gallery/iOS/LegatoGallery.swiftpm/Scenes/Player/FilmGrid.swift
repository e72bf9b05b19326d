// The films of one person.

import LegatoUIKit
import UIKit

/// Films in three columns of upright cells.
final class FilmGrid: PictureGrid {
  init() {
    super.init(Picture.films, columns: 3, ratio: 16 / 9)
    title = "mara.outside"
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: closing)
  }

  override func open(_ picture: Picture) {
    let player = PlayerController(pictures, at: picture)
    player.remove = { [weak self] in self?.remove($0) }
    // Called again for the return, when another film may be shown; if it returns nil, the player shrinks into the
    // middle.
    legato.present(
      player,
      using: .grow { [weak self, weak player] _ in
        player.flatMap { self?.view(of: $0.current) }
      })
  }
}
