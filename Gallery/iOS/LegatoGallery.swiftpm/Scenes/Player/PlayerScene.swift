// The player: a film grows from its cell to a pager of all of them, and goes back into the current one's cell.

import LegatoUIKit
import UIKit

enum PlayerScene {
  @MainActor static func make() -> UIViewController { UINavigationController(rootViewController: FilmGrid()) }
}
