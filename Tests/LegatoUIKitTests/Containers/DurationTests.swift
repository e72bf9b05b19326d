import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("What UIKit animates alongside", .serialized)
struct DurationTests {
  @Test func takesAsLongAsTheWayByWhichThePageCame() {
    let stage = UIKitStage()
    let b = screen("B")
    let slow = ScreenTransition.cover(
      .leading, motion: .curve(.linear, duration: 0.2), reverseMotion: .curve(.linear, duration: 0.9))
    stage.navigation.legato.push(b, using: slow)
    stage.device.advance(by: 0)
    #expect(stage.navigation.transitionCoordinator?.transitionDuration == 0.2)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    #expect(stage.navigation.transitionCoordinator?.transitionDuration == 0.9)
    stage.device.advance(by: 2)
    expectNoViolations()
  }
}
