import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Corners", .serialized)
struct CornerTests {
  /// A page whose corners are round until it has arrived.
  private var rounding: ScreenTransition {
    ScreenTransition(motion: .curve(.linear, duration: 0.4)) { context in
      let timeline = TimelineBuilder(context)
      let page = timeline.screen(.covering)
      timeline.animate(page, .cornerRadius, from: 40, to: 0)
      timeline.animate(page, .translationX, from: context.size.width, to: 0)
      return timeline.build()
    }
  }

  /// A corner clips the content only if the layer masks, whether the engine or the render server shows the frames.
  @Test(arguments: UIKitDouble.Settings.both)
  func whatIsRoundStaysCutOffOnTheRenderServerToo(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.legato.push(b, using: rounding)
    for _ in 0..<10 {
      stage.device.advance(frames: 2)
      let layer = try #require(b.view.superview?.layer)
      #expect(try #require(layer.presentation()).cornerRadius > 1 && layer.masksToBounds)
      #expect(layer.cornerCurve == .continuous)
    }
    stage.device.advance(by: 1)
    #expect(b.view.layer.masksToBounds == false)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [CALayerCornerCurve.circular, .continuous])
  func anElementFliesWithItsOwnCorners(settings: UIKitDouble.Settings, curve: CALayerCornerCurve) throws {
    let stage = GridStage(settings)
    stage.grid.picture(of: 4)?.layer.cornerCurve = curve
    let screen = PhotoScreen(4)
    screen.loadViewIfNeeded()
    screen.picture.layer.cornerCurve = curve
    stage.navigation.pushViewController(screen, animated: true)
    stage.device.advance(by: 0.1)
    let layer = try #require(stage.flights.first?.view.superview?.layer)
    #expect((layer.mask ?? layer).cornerCurve == curve)
    expectNoViolations()
  }
}
