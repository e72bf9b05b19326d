import LegatoUIKit
import Testing
import UIKit

@testable import GalleryIOS

@MainActor @Suite("The gallery's photos", .serialized)
struct PhotosSceneTests {
  private func library(_ navigation: UINavigationController) throws -> LibraryController {
    try #require(navigation.viewControllers.first as? LibraryController)
  }

  private func open(_ index: Int, in grid: PictureGrid, _ stage: GalleryStage) throws {
    try stage.tap(item: index, of: grid.collectionView)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPhotoIsPushedAndAFingerBringsItBack(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let navigation = try stage.enterNavigation(.photos)
    let grid = try library(navigation)
    try open(4, in: grid, stage)
    let photo = try #require(navigation.topViewController as? PhotoController)
    #expect(photo.picture == Picture.all[4] && photo.photo.bounds.width == 390 && photo.photo.bounds.height > 300)
    let finger = stage.device.touch(60, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    stage.device.advance(frames: 1)
    #expect(stage.hidden(in: grid) == [try #require(grid.view(of: Picture.all[4]))] && photo.photo.alpha == 0)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 2)
    #expect(navigation.topViewController === photo && photo.photo.alpha == 1 && stage.hidden(in: grid) == [])
    stage.drag(from: CGPoint(x: 60, y: 400), by: 300)
    #expect(navigation.topViewController === grid && stage.hidden(in: grid) == [])
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anotherPhotoThatWasChosenFliesIntoItsOwnCell(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let navigation = try stage.enterNavigation(.photos)
    let grid = try library(navigation)
    try open(0, in: grid, stage)
    let photo = try #require(navigation.topViewController as? PhotoController)
    let other = try #require(Picture.all.last)
    photo.show(other)
    navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.hidden(in: grid) == [try #require(grid.view(of: other))])
    stage.device.advance(by: 2)
    #expect(navigation.topViewController === grid && stage.hidden(in: grid) == [])
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPhotoIsPresentedAndDraggedDownOrNot(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let navigation = try stage.enterNavigation(.photos)
    let grid = try library(navigation)
    let manner = try #require(grid.navigationItem.rightBarButtonItem?.customView as? UISegmentedControl)
    stage.choose(1, of: manner)
    try open(4, in: grid, stage)
    let photo = try #require(stage.presented as? PhotoController)
    stage.drag(from: CGPoint(x: 200, y: 300), by: 0, 30)
    #expect(stage.presented === photo)
    stage.drag(from: CGPoint(x: 200, y: 300), by: 0, 400)
    #expect(stage.presented === navigation && navigation.topViewController === grid && stage.hidden(in: grid) == [])
    stage.leave(navigation)
  }

  @Test func thePhotoThatIsChosenInTheStripIsShown() throws {
    let stage = GalleryStage()
    let navigation = try stage.enterNavigation(.photos)
    try open(0, in: try library(navigation), stage)
    let photo = try #require(navigation.topViewController as? PhotoController)
    let film = try #require(photo.children.first as? FilmStrip)
    stage.tap(try #require(film.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))))
    #expect(photo.picture == Picture.all[3] && photo.photo.accessibilityLabel == Picture.all[3].title)
    stage.leave(navigation)
  }
}
