import LegatoUIKit
import Testing
import UIKit

@testable import GalleryIOS

@MainActor @Suite("The gallery's hub", .serialized)
struct HubSceneTests {
  private let middle = CGPoint(x: 195, y: 400)

  private func enter(_ stage: GalleryStage) throws -> (hub: HubController, drawer: DrawerController) {
    let hub = try #require(try stage.enter(.hub) as? HubController)
    return (hub, try #require(hub.center as? DrawerController))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerOpensBothNeighborsAndClosesThem(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (hub, _) = try enter(stage)
    stage.drag(from: middle, by: 150)
    #expect(hub.openNeighbor is FriendsController)
    stage.drag(from: middle, by: -150)
    #expect(hub.openNeighbor == nil)
    stage.drag(from: middle, by: -150)
    #expect(hub.openNeighbor is StoriesController)
    stage.drag(from: middle, by: 150)
    #expect(hub.openNeighbor == nil)
    stage.leave(hub)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatComesBackLeavesTheCamera(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (hub, drawer) = try enter(stage)
    for (x, y) in [(150.0, 0.0), (-150, 0), (0, 150)] {
      let finger = stage.device.touch(middle)
      finger.drag(to: CGPoint(x: middle.x + x, y: middle.y + y), duration: 0.3)
      finger.drag(to: CGPoint(x: middle.x + x / 20, y: middle.y + y / 20), duration: 0.3)
      stage.device.advance(by: 0.2)
      finger.lift()
      stage.device.advance(by: 2)
      #expect(hub.openNeighbor == nil && !drawer.isOpen)
    }
    stage.leave(hub)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theNeighborsComeByDifferentTransitions(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (hub, drawer) = try enter(stage)
    for (x, travel) in [(150.0, 1.0), (-150, 0)] {
      let finger = stage.device.touch(middle)
      finger.drag(to: CGPoint(x: middle.x + x, y: middle.y), duration: 0.3)
      stage.device.advance(frames: 1)
      let neighbor = try #require(hub.children.first { $0 !== drawer })
      #expect((stage.offset(of: neighbor).x * x) < 0, "it comes from the side that the finger leaves")
      #expect((stage.offset(of: drawer).x - travel * (x - 12)).magnitude < 15)
      finger.drag(to: middle, duration: 0.3)
      finger.lift()
      stage.device.advance(by: 2)
    }
    stage.leave(hub)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thePanelIsPulledDownAndPushedUp(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (hub, drawer) = try enter(stage)
    stage.drag(from: middle, by: 0, 150)
    #expect(drawer.isOpen && drawer.panel.view.bounds.height == 320)
    stage.drag(from: middle, by: 0, -150)
    #expect(!drawer.isOpen)
    stage.leave(hub)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theButtonsDoWhatTheFingersDo(settings: UIKitDouble.Settings) throws {
    let stage = GalleryStage(settings)
    let (hub, drawer) = try enter(stage)
    try stage.press("Friends")
    #expect(hub.openNeighbor is FriendsController)
    hub.close()
    stage.device.advance(by: 2)
    try stage.press("Stories")
    #expect(hub.openNeighbor is StoriesController)
    hub.close()
    stage.device.advance(by: 2)
    try stage.press("Memories")
    #expect(drawer.isOpen)
    drawer.close()
    stage.device.advance(by: 2)
    try stage.press("Close")
    #expect(stage.presented == nil && UIKitDouble.violations == [])
  }
}
