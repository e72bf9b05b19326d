import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Two views of one screen with the same name", .serialized)
struct TwinTests {
  private final class Stamp: UIView {}

  /// A grid with a stamp that has a photo's name.
  private func stage(_ settings: UIKitDouble.Settings) throws -> (GridStage, photo: UIView, stamp: UIView) {
    let stage = GridStage(settings)
    let stamp = Stamp(frame: CGRect(x: 0, y: 700, width: 50, height: 50))
    stamp.legato.elementID = 4
    stage.grid.view.addSubview(stamp)
    return (stage, try #require(stage.grid.picture(of: 4)), stamp)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theFirstFliesAndTheOtherStays(settings: UIKitDouble.Settings) throws {
    let (stage, photo, stamp) = try stage(settings)
    _ = remarks {
      _ = stage.push(4)
      stage.device.advance(by: 0.1)
      #expect(stage.flights.count == 1 && photo.alpha == 0 && stamp.alpha == 1)
      stage.device.advance(by: 1)
    }
    #expect(photo.alpha == 1 && stamp.alpha == 1)
    expectNoViolations()
  }

  #if DEBUG
    @Test(arguments: UIKitDouble.Settings.both)
    func aDebugBuildNamesTheNameAndBothOnceForEachScreen(settings: UIKitDouble.Settings) throws {
      let (stage, _, _) = try stage(settings)
      let goThereAndBack = {
        _ = stage.pushed(4)
        stage.navigation.popViewController(animated: true)
        stage.device.advance(by: 2)
      }
      let first = remarks(goThereAndBack)
      #expect(
        first == [
          "two views of a PhotoGrid bear the element id 4: a UIImageView, which flies, and a Stamp, which stays. "
            + "Give the second one an id of its own, or nil"
        ])
      #expect(remarks(goThereAndBack) == [], "it was said")
      let page = PhotoScreen(4)
      let stamp = Stamp(frame: CGRect(x: 0, y: 700, width: 50, height: 50))
      stamp.legato.elementID = 4
      page.view.addSubview(stamp)
      let second = remarks {
        stage.navigation.pushViewController(page, animated: true)
        stage.device.advance(by: 2)
      }
      #expect(second.count == 1 && second[0].hasPrefix("two views of a PhotoScreen bear the element id 4"))
      expectNoViolations()
    }
  #endif
}
