import LegatoUIKit
import Testing
import UIKit

@testable import GalleryIOS

@MainActor @Suite("The gallery's process", .serialized)
struct ProcessSceneTests {
  private let middle = CGPoint(x: 195, y: 300)

  private func open(_ row: Int, in navigation: UINavigationController, _ stage: GalleryStage) throws {
    let list = try #require(navigation.viewControllers.first as? ProcessList)
    try stage.tap(row: row, of: list.tableView)
  }

  /// The scene, with what a row of its list opens.
  private func opened(_ row: Int, _ settings: UIKitDouble.Settings) throws -> (GalleryStage, UINavigationController) {
    let stage = GalleryStage(settings)
    let navigation = try stage.enterNavigation(.process)
    try open(row, in: navigation, stage)
    return (stage, navigation)
  }

  /// A finger drags a story down: a little, and it comes back; and away.
  private func dragDown(_ stage: GalleryStage, to navigation: UINavigationController) throws {
    let story = try #require(stage.presented as? StoryController)
    stage.drag(from: middle, by: 0, 60)
    #expect(stage.presented === story)
    stage.drag(from: middle, by: 0, 500)
    #expect(stage.presented === navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func pagesArePushedAnyNumberDeepAndAFingerBringsThemBack(settings: UIKitDouble.Settings) throws {
    let (stage, navigation) = try opened(0, settings)
    try stage.press("Push another")
    try stage.press("Push another")
    #expect(navigation.viewControllers.count == 4)
    stage.drag(from: middle, by: 40)
    #expect(navigation.viewControllers.count == 4)
    stage.drag(from: middle, by: 180)
    #expect(navigation.viewControllers.count == 3)
    stage.drag(from: middle, by: -180)
    #expect(navigation.topViewController?.title == "Level 3", "a finger brings the next one")
    try stage.press("To the start")
    #expect(navigation.viewControllers.count == 1)
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageLeavesByItsOwnWayAndAPageGoesDownward(settings: UIKitDouble.Settings) throws {
    let (stage, navigation) = try opened(1, settings)
    stage.drag(from: middle, by: 180)
    #expect(navigation.viewControllers.count == 1)
    try open(2, in: navigation, stage)
    stage.drag(from: middle, by: 180)
    #expect(navigation.viewControllers.count == 2, "its only back gesture is down")
    stage.drag(from: middle, by: 0, 120)
    #expect(navigation.viewControllers.count == 1)
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPictureIsDraggedAwayUnlessItIsZoomed(settings: UIKitDouble.Settings) throws {
    let (stage, navigation) = try opened(3, settings)
    let viewer = try #require(stage.presented as? ImageViewer)
    #expect(viewer.photo.bounds.size == CGSize(width: 390, height: 844))
    viewer.scroller.zoomScale = 2
    stage.drag(from: middle, by: 0, 180)
    #expect(stage.presented === viewer)
    viewer.scroller.zoomScale = 1
    stage.drag(from: middle, by: 0, 40)
    #expect(stage.presented === viewer && viewer.photo.alpha == 1)
    stage.drag(from: middle, by: 0, 180)
    #expect(stage.presented === navigation)
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageZoomsInAndSlidesOut(settings: UIKitDouble.Settings) throws {
    let (stage, navigation) = try opened(4, settings)
    try dragDown(stage, to: navigation)
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSheetRestsAtItsDetentsAndIsPulledAway(settings: UIKitDouble.Settings) throws {
    let (stage, navigation) = try opened(5, settings)
    let sheet = try #require(stage.presented)
    #expect(sheet.legato.selectedDetent == 0.5 && navigation.view.window != nil)
    stage.drag(from: CGPoint(x: 195, y: 600), by: 0, -400)
    #expect(sheet.legato.selectedDetent == 1 && stage.presented === sheet)
    stage.drag(from: CGPoint(x: 195, y: 100), by: 0, 700)
    #expect(stage.presented === navigation)
    stage.leave(navigation)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCardIsThrownInBySomebodyElsesAnimator(settings: UIKitDouble.Settings) throws {
    let (stage, navigation) = try opened(6, settings)
    // A finger drives it all the same.
    try dragDown(stage, to: navigation)
    try open(6, in: navigation, stage)
    stage.presented?.dismiss(animated: true)
    stage.device.advance(by: 2)
    #expect(stage.presented === navigation)
    stage.leave(navigation)
  }
}
