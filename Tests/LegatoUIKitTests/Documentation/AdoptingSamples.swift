// The UIKit samples of the README and of the host's landing page, word for word; ArticleTests compares them.

import LegatoUIKit
import Testing
import UIKit

final class GridController: UIViewController {
  /// The picture of item 3, above and left of the middle.
  let cell = PictureCell(frame: CGRect(x: 20, y: 200, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    cell.imageView.frame = cell.bounds
    cell.addSubview(cell.imageView)
    view.addSubview(cell)
  }

  func imageView(forItem item: Int?) -> UIImageView? { item == 3 ? cell.imageView : nil }

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

  func landing(_ navigationController: UINavigationController, gallery: GridController, item: Int) {
    let photo = PhotoController(item: item)
    navigationController.legato.install()  // push and pop, and the swipe back
    gallery.legato.present(photo, using: .zoom { [weak gallery] _ in gallery?.imageView(forItem: item) })
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

  /// A grid on a stack without the library.
  private func stage() -> (Device, GridController, UINavigationController) {
    let (device, grid) = (Device(), GridController())
    let navigation = UINavigationController(rootViewController: grid)
    device.show(navigation)
    return (device, grid, navigation)
  }

  /// Whether a page is still small, and near the grid's cell.
  private func growsOutOfItsCell(_ page: UIViewController?) -> Bool {
    guard let page, let corners = Sight(page)?.corners else { return false }
    return corners[1].x - corners[0].x < 380 && corners[0].x + corners[1].x < 300
  }

  @Test func readmesPhotoGrowsOutOfItsCellAndGoesBackByASwipe() {
    let (device, grid, navigation) = stage()
    let photo = PhotoController(item: 3)
    grid.readme(navigation, photo: photo, item: 3)
    device.advance(frames: 3)
    #expect(growsOutOfItsCell(photo))
    device.advance(by: 2)
    #expect(navigation.viewControllers == [grid, photo] && Sight(photo)?.corners[0] == .zero)
    let finger = device.touch(3, 400)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.3)
    finger.lift()
    device.advance(by: 2)
    #expect(navigation.viewControllers == [grid] && grid.cell.imageView.alpha == 1)
    expectNoViolations()
  }

  @Test func theLandingPagesPhotoGrowsOutOfItsCellAndGoesByADrag() {
    let (device, grid, navigation) = stage()
    grid.landing(navigation, gallery: grid, item: 3)
    device.advance(frames: 3)
    #expect(growsOutOfItsCell(navigation.presentedViewController))
    device.advance(by: 2)
    let finger = device.touch(200, 200)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.3)
    finger.lift()
    device.advance(by: 2)
    #expect(navigation.presentedViewController == nil && grid.cell.imageView.alpha == 1)
    expectNoViolations()
  }
}
