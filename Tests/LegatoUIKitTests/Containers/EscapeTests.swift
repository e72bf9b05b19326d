import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("VoiceOver's scrub goes back", .serialized)
struct EscapeTests {
  @Test(arguments: UIKitDouble.Settings.overlapping)
  func tenScrubsPopTenScreens(settings: UIKitDouble.Settings) {
    for gap in [0.016, 0.03, 0.1, 0.19, 0.3] {
      let stage = UIKitStage(settings)
      stage.navigation.setViewControllers([stage.root] + (1...10).map { screen("P\($0)") }, animated: false)
      stage.device.advance(by: 0.2)
      let left = (1...10).map { _ in
        UIAccessibility.focus = stage.navigation.topViewController?.view
        stage.device.performEscape()
        stage.device.advance(by: gap)
        return stage.navigation.viewControllers.count
      }
      #expect(left == (1...10).reversed(), "every \(gap) s")
      stage.device.advance(by: 0.6)
      #expect(!stage.device.performEscape() && stage.offset(of: stage.root) == 0)
      #expect(UIKitDouble.displayLinks.isEmpty)
      expectNoViolations()
    }
  }
}
