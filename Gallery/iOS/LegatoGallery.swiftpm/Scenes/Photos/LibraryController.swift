// The grid of all photos.

import LegatoUIKit
import UIKit

/// All photos. The control in the bar decides whether a photo is pushed or presented.
final class LibraryController: PictureGrid {
  private let manner = UISegmentedControl(items: ["Push", "Present"])

  init() {
    super.init(Picture.all, columns: 3)
    title = "Library"
    manner.selectedSegmentIndex = 0
    manner.accessibilityLabel = "How a photo opens"
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: closing)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: manner)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Used for the return of a photo whose cell is out of sight by then.
    legato.elementProvider = { [weak self] id in
      (id as? String).flatMap { self?.view(of: .named($0)) }
    }
  }

  override func prepare(_ cell: PictureCell, for picture: Picture) { cell.picture.legato.elementID = picture.id }

  override func open(_ picture: Picture) {
    let photo = PhotoController(picture)
    if manner.selectedSegmentIndex == 0 {
      navigationController?.pushViewController(photo, animated: true)
    } else {
      photo.legato.dismissals = [.zoomDrag(), .zoomEdgePan(), .pinch()]
      legato.present(
        photo,
        using: .zoom { [weak self] request in
          (request.covering as? PhotoController).flatMap { self?.view(of: $0.picture) }
        })
    }
  }
}
