import Legato
import LegatoUIKit
import Testing
import UIKit

/// When a frame is drawn, and at which time it will be seen.
@MainActor @Suite("Frames", .serialized)
struct FrameRateTests {
  /// A stage on a display with this frame rate.
  private func stage(_ rate: Double, _ settings: UIKitDouble.Settings) -> UIKitStage {
    var settings = settings
    settings.frameRate = rate
    return UIKitStage(settings)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunAsksForAllFramesOfAProMotionDisplayWhileItLasts(settings: UIKitDouble.Settings) {
    let stage = stage(120, settings)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(UIKitDouble.displayLinks.map(\.preferredFrameRateRange.preferred) == [120])
    #expect(UIKitDouble.displayLinks.map(\.preferredFrameRateRange.minimum) == [80])
    finger.drag(to: CGPoint(x: 3, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(UIKitDouble.displayLinks.isEmpty && stage.offset(of: b) == 0)
    expectNoViolations()
  }

  private final class Reader: ScreenTransitionObserver {
    var fraction = 0.0
    func transitionDidChange(_ transition: TransitionState) { fraction = transition.fraction }
  }

  /// The render server shows a frame at the time at which it is seen, not at which it is drawn; it continues from the
  /// engine's time.
  @Test(arguments: UIKitDouble.Settings.both, [60.0, 120])
  func theRenderServerIsNoFrameAheadOfTheEngine(settings: UIKitDouble.Settings, rate: Double) throws {
    let (stage, reader) = (stage(rate, settings), Reader())
    let b = stage.pushed()
    stage.navigation.legato.addObserver(reader)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 203, y: 400), duration: 0.2)
    finger.lift()
    for _ in 0..<6 {
      stage.device.advance(frames: 1)
      #expect(b.view.superview?.layer.animation(forKey: "legato.transform") != nil)
      #expect((try #require(stage.offset(of: b)) - 390 * reader.fraction).magnitude < 0.5)
    }
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }
}
