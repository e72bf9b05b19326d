import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Animations alongside a hub's and a drawer's children", .serialized)
struct ChildCoordinatorTests {
  /// A panel that fades one of the app's own views in while it appears.
  final class Panel: UIViewController {
    let badge = UIView()
    var ends: [Bool] = []
    var interactions: [Bool] = []

    override func viewWillAppear(_ animated: Bool) {
      badge.alpha = 0
      transitionCoordinator?.animate(
        alongsideTransition: { _ in self.badge.alpha = 1 }, completion: { self.ends.append($0.isCancelled) })
      transitionCoordinator?.notifyWhenInteractionChanges { self.interactions.append($0.isInteractive) }
    }
  }

  /// A drawer with such a panel, and the badge in the window.
  @MainActor struct Stage {
    let device: Device
    let content = UIViewController()
    let panel = Panel()
    let drawer: DrawerController

    init(_ settings: UIKitDouble.Settings) {
      device = Device(settings: settings)
      drawer = DrawerController(content: content, panel: panel, extent: 300)
      device.show(drawer)
      drawer.view.addSubview(panel.badge)
      device.advance(by: 0.1)
    }

    var shown: CGFloat { CGFloat((panel.badge.layer.presentation() ?? panel.badge.layer).opacity) }

    func pull(to end: CGFloat) -> Finger {
      let finger = device.touch(195, 300)
      finger.drag(to: CGPoint(x: 195, y: end), duration: 0.2)
      finger.drag(to: CGPoint(x: 195, y: end), duration: 0.2)
      return finger
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itIsAsFarAsTheFingerAndEndsWithTheRun(settings: UIKitDouble.Settings) {
    let stage = Stage(settings)
    let finger = stage.pull(to: 460)
    #expect(stage.shown > 0.4 && stage.shown < 0.6)
    #expect(stage.drawer.transitionCoordinator?.isInteractive == true)
    #expect(stage.panel.transitionCoordinator != nil && stage.content.transitionCoordinator?.isAnimated == true)
    finger.lift()
    #expect(stage.panel.interactions == [false])
    stage.device.advance(by: 1)
    #expect(stage.shown == 1 && stage.panel.badge.alpha == 1 && stage.panel.ends == [false])
    #expect(stage.drawer.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatChangesItsMindTakesItBack(settings: UIKitDouble.Settings) {
    let stage = Stage(settings)
    stage.pull(to: 340).lift()
    stage.device.advance(by: 1)
    #expect(stage.panel.badge.alpha == 0 && stage.panel.ends == [true] && !stage.drawer.isOpen)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCallGoesAlongAllTheWay(settings: UIKitDouble.Settings) {
    let stage = Stage(settings)
    stage.drawer.open()
    var last: CGFloat = -1
    for _ in 0..<60 {
      stage.device.advance(frames: 1)
      #expect(stage.shown >= last)
      last = stage.shown
    }
    #expect(last == 1 && stage.panel.ends == [false])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsTurnedRoundEndsWhatWasAlongside(settings: UIKitDouble.Settings) {
    let stage = Stage(settings)
    stage.drawer.open()
    stage.device.advance(by: 0.05)
    stage.drawer.close()
    #expect(stage.panel.ends == [false], "the opening has been committed")
    stage.device.advance(by: 1)
    #expect(!stage.drawer.isOpen && stage.drawer.transitionCoordinator == nil)
    expectNoViolations()
  }
}
