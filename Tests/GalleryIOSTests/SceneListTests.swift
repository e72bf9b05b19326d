import Legato
import LegatoUIKit
import Testing
import UIKit

@testable import GalleryIOS

@MainActor @Suite("The gallery's list of scenes", .serialized)
struct SceneListTests {
  @Test(arguments: UIKitDouble.Settings.both, GalleryStage.Scene.allCases)
  func aSceneAppearsGoesAndLeavesNothing(settings: UIKitDouble.Settings, scene: GalleryStage.Scene) throws {
    let stage = GalleryStage(settings)
    weak var gone: UIViewController?
    for _ in 0..<2 {
      let entered = try stage.enter(scene)
      gone = entered
      #expect(entered.view.window != nil && stage.list.view.window == nil)
      stage.leave(entered)
    }
    stage.device.advance(by: 1)
    #expect(gone == nil)
    #expect(TransitionDefaults.policy.transition == nil)
  }

  @Test(arguments: UIKitDouble.Settings.both, GalleryStage.Scene.allCases)
  func aSceneEndsWellOnAPadOnItsSideAndFromRightToLeft(
    settings: UIKitDouble.Settings, scene: GalleryStage.Scene
  ) throws {
    let stage = GalleryStage(settings)
    stage.device.setLayoutDirection(.rightToLeft)
    let entered = try stage.enter(scene)
    stage.device.rotate()
    stage.device.advance(by: 1)
    #expect(entered.view.bounds.width > entered.view.bounds.height)
    stage.leave(entered)
  }

  @Test func everyPictureHasItsPhotographAndItsTitle() {
    #expect(Picture.all.count == 19 && Set(Picture.all.map(\.id)).count == 19)
    for picture in Picture.all {
      #expect(!picture.title.isEmpty && picture.image.size == picture.size)
    }
  }
}
