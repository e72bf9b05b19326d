// The UIKit samples of the README and of the host's landing page, as they stand there; ArticleTests compares them.

import Legato
import LegatoUIKit
import Testing
import UIKit

final class GridController: UIViewController {
  func imageView(forItem item: Int?) -> UIImageView? { nil }

  func show(_ item: Int) {
    let detail = PhotoController(item: item)
    detail.legato.transition = .zoom { [weak self] request in
      self?.imageView(forItem: (request.covering as? PhotoController)?.item)
    }
    detail.legato.interactions = [.zoomDrag(), .edgePan()]
    navigationController?.pushViewController(detail, animated: true)
  }

  func readme(_ navigationController: UINavigationController, photo: PhotoController, item: Int) {
    navigationController.legato.install()  // push and pop, and the swipe back

    photo.legato.transition = .zoom { [weak self] _ in self?.imageView(forItem: item) }
    navigationController.pushViewController(photo, animated: true)
  }

  func landing(_ navigationController: UINavigationController, gallery: UIViewController, cell: PictureCell) {
    let photo = PhotoController(item: 0)
    navigationController.legato.install()  // push and pop, and the swipe back
    gallery.legato.present(photo, using: .zoom { _ in cell.imageView })
  }
}

final class PictureCell: UIView {
  let imageView = UIImageView()
}

final class PhotoController: UIViewController {
  let item: Int
  let imageView = UIImageView()

  init(item: Int) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Adopting Legato", .serialized)
struct AdoptingSamples {
  @Test func aPhotoIsPushedAndSwipedBackAsTheArticleSays() {
    let device = Device()
    let grid = GridController()
    let navigation = UINavigationController(rootViewController: grid)
    navigation.legato.install()
    device.show(navigation)
    grid.show(3)
    device.advance(by: 1)
    #expect((navigation.topViewController as? PhotoController)?.item == 3)
    let finger = device.touch(3, 400)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.3)
    finger.lift()
    device.advance(by: 1)
    #expect(navigation.topViewController === grid)
    expectNoViolations()
  }
}
