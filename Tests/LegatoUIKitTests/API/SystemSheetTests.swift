import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit reads `.automatic`, which is every controller's initial style, as its own sheet. An app cannot choose how such
/// a sheet comes.
@MainActor @Suite("UIKit's own sheets", .serialized)
struct SystemSheetTests {
  typealias Pair = PresentationContainerTests.Pair

  private func isOurs(_ controller: UIViewController) -> Bool {
    sequence(first: controller.view) { $0.superview }.contains { "\(type(of: $0))" == "SceneView" }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aControllerThatHasBeenToldNothingComesAsItIsAskedTo(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .modal)
    pair.device.advance(by: 0.1)
    #expect(pair.depth(of: pair.above).map { $0 > 50 && $0 < 800 } == true && isOurs(pair.above))
    pair.device.advance(by: 1)
    #expect(pair.above.modalPresentationStyle == .fullScreen && pair.below.view.window == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatAControllerSaysIsTakenByAPlainPresent(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    pair.above.legato.transition = .modal
    pair.below.present(pair.above, animated: true)
    pair.device.advance(by: 0.1)
    #expect(isOurs(pair.above))
    pair.device.advance(by: 1)
    #expect(pair.above.modalPresentationStyle == .fullScreen && pair.below.presentedViewController === pair.above)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [UIModalPresentationStyle.pageSheet, .formSheet])
  func aSheetThatIsAskedForComesAndGoesByItself(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = Pair(settings)
    pair.below.legato.present(pair.above, using: .modal, style: .custom)
    pair.device.advance(by: 1)
    pair.above.legato.dismiss()
    pair.device.advance(by: 1)
    for isPlain in [true, false] {
      pair.above.modalPresentationStyle = style
      if isPlain {
        pair.below.present(pair.above, animated: true)
      } else {
        pair.below.legato.present(pair.above, style: style)
      }
      pair.device.advance(by: 0.1)
      #expect(!isOurs(pair.above) && pair.above.modalPresentationStyle == style)
      pair.device.advance(by: 1)
      pair.above.legato.dismiss()
      pair.device.advance(by: 0.1)
      #expect(!isOurs(pair.above))
      pair.device.advance(by: 1)
      #expect(pair.below.presentedViewController == nil)
    }
    expectNoViolations()
  }
}
