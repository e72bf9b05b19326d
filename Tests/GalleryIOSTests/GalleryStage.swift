import Testing
import UIKit

@testable import GalleryIOS

/// The gallery on a device, for one test.
@MainActor struct GalleryStage {
  enum Scene: Int, CaseIterable { case hub, photos, process, news, player }

  let device: Device
  let list = SceneList()

  init(_ settings: UIKitDouble.Settings = .usual) {
    device = Device(settings: settings)
    device.show(UINavigationController(rootViewController: list))
    device.advance(by: 0.1)
  }

  /// What is presented over everything else, if anything.
  var presented: UIViewController? {
    var top = device.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top === device.window.rootViewController ? nil : top
  }

  /// Opens a scene by a tap on its row.
  func enter(_ scene: Scene) throws -> UIViewController {
    try tap(row: scene.rawValue, of: list.tableView)
    return try #require(presented)
  }

  /// The same, for a scene that is a navigation controller.
  func enterNavigation(_ scene: Scene) throws -> UINavigationController {
    try #require(try enter(scene) as? UINavigationController)
  }

  /// Taps a view in its middle, and waits until everything has come to rest.
  func tap(_ view: UIView) {
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.tap(point.x, point.y)
    device.advance(by: 2)
  }

  func tap(row: Int, of table: UITableView) throws {
    putBelowBars(table)
    tap(try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
  }

  func tap(item: Int, of grid: UICollectionView) throws {
    putBelowBars(grid)
    tap(try #require(grid.cellForItem(at: IndexPath(item: item, section: 0))))
  }

  /// The content begins below the bars, as UIKit puts it at first and the double does not.
  private func putBelowBars(_ scroller: UIScrollView) {
    scroller.contentOffset.y = -scroller.adjustedContentInset.top
    device.advance(by: 0)
  }

  /// Taps the button of this title that is seen.
  func press(_ title: String) throws {
    tap(try #require(views(of: UIButton.self).first { $0.currentTitle == title }))
  }

  /// Chooses the item of a bar.
  func choose(_ item: UIBarButtonItem?) throws {
    UIControl().sendAction(try #require(item?.primaryAction))
    device.advance(by: 2)
  }

  /// Chooses a segment of a control.
  func choose(_ segment: Int, of control: UISegmentedControl) {
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
    device.advance(by: 2)
  }

  /// A stroke of one finger that rests before it lifts, and what comes of it.
  func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0) {
    let finger = device.touch(start)
    finger.drag(to: CGPoint(x: start.x + x, y: start.y + y), duration: 0.3)
    device.advance(by: 0.2)
    finger.lift()
    device.advance(by: 2)
  }

  /// How far from its rest a controller is seen at this moment.
  func offset(of controller: UIViewController) -> CGPoint {
    sequence(first: controller.view as UIView, next: \.superview).reduce(into: .zero) { offset, view in
      let transform = (view.layer.presentation() ?? view.layer).transform
      offset.x += transform.m41
      offset.y += transform.m42
    }
  }

  /// The pictures of a grid that are hidden, because they fly.
  func hidden(in grid: PictureGrid) -> [PictureView] {
    grid.collectionView.visibleCells.compactMap { ($0 as? PictureCell)?.picture }.filter { $0.alpha == 0 }
  }

  /// All views of a kind that are in the window.
  func views<Kind: UIView>(of kind: Kind.Type) -> [Kind] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(in: device.window).compactMap { $0 as? Kind }
  }

  /// Closes the scene, and expects that it has left nothing.
  func leave(_ scene: UIViewController, location: SourceLocation = #_sourceLocation) {
    scene.dismiss(animated: true)
    device.advance(by: 2)
    #expect(presented == nil && list.view.window != nil, sourceLocation: location)
    #expect(CATransform3DIsIdentity(list.view.layer.transform), sourceLocation: location)
    #expect(UIKitDouble.violations == [], sourceLocation: location)
  }
}
