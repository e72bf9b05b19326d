import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("The render server plays a settle as the engine computes it", .serialized)
struct SettleTests {
  /// A screen that fades in over a shadow whose every property changes, in a second, at constant speed.
  private static let shadowed = ScreenTransition(motion: .curve(.linear, duration: 1)) { context in
    let timeline = TimelineBuilder(context)
    timeline.screen(.covered)
    let covering = context.screen(.covering)
    let shadow = timeline.layer(.shadow(of: covering), frame: context.frame(.covering))
    let changes: [(Property, Double, Double)] = [
      (.clipLeft, 100, 0), (.cornerRadius, 0, 40), (.shadowOpacity, 0.2, 0.6), (.shadowRadius, 0, 20),
      (.shadowOffsetY, 0, 8),
    ]
    for (property, start, end) in changes { timeline.animate(shadow, property, from: start, to: end) }
    timeline.animate(timeline.screen(.covering), .opacity, from: 0, to: 1)
    return timeline.build()
  }

  /// A screen that comes over a dimming and a shadow whose colours change, in a second, at constant speed.
  private static let coloured = ScreenTransition(motion: .curve(.linear, duration: 1)) { context in
    let timeline = TimelineBuilder(context)
    timeline.screen(.covered)
    let dimming = timeline.dimming(to: 1, color: LayerColor(red: 0, green: 0, blue: 1))
    timeline.set(dimming, .opacity, to: 1)
    let shadow = timeline.layer(.shadow(of: context.screen(.covering)), frame: context.frame(.covering))
    timeline.set(shadow, .shadowOpacity, to: 0.5)
    for layer in [dimming, shadow] {
      timeline.animate(layer, .red, from: 0, to: 1)
      timeline.animate(layer, .alpha, from: 0.2, to: 0.8)
    }
    timeline.animate(timeline.screen(.covering), .translationX, from: context.size.width, to: 0)
    return timeline.build()
  }

  private func dimming(in view: UIView) -> CALayer? {
    if view.backgroundColor?.cgColor.components?[2] == 1 { return view.layer }
    return view.subviews.lazy.compactMap { dimming(in: $0) }.first
  }

  /// Whether a colour has the right value at a fraction of the run.
  private func isRight(_ color: CGColor?, at fraction: CGFloat) -> Bool {
    guard let parts = color?.components else { return false }
    return (parts[0] - fraction).magnitude < 0.01 && (parts[3] - 0.2 - 0.6 * fraction).magnitude < 0.01
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aColourChangesUnderAFingerAndAfterwards(settings: UIKitDouble.Settings) throws {
    let policy = TransitionPolicy(transition: SettleTests.coloured, interactions: [.edgePan()])
    let stage = UIKitStage(settings, policy: policy)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    stage.device.advance(frames: 1)
    for isHeld in [true, false] {
      let fraction = try 1 - #require(stage.offset(of: b)) / 390
      let dim = try #require(dimming(in: stage.navigation.view)?.presentation())
      let cast = try #require(shadow(in: stage.navigation.view)?.presentation())
      #expect(fraction > 0.1 && fraction < 0.9)
      #expect(isRight(dim.backgroundColor, at: fraction), "\(isHeld)")
      #expect(isRight(cast.shadowColor, at: fraction), "\(isHeld)")
      if isHeld { finger.lift() }
      stage.device.advance(by: 0.1)
    }
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  private func shadow(in view: UIView) -> CALayer? {
    if view.layer.shadowPath != nil { return view.layer }
    return view.subviews.lazy.compactMap { shadow(in: $0) }.first
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aShadowChangesWithWhatCastsIt(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings, policy: TransitionPolicy(transition: SettleTests.shadowed))
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.1)
    let model = try #require(shadow(in: stage.navigation.view))
    #expect(model.shadowPath?.boundingBox.minX == 0, "the model has the last values already")
    for _ in 0..<8 {
      let shown = try #require(model.presentation())
      let path = try #require(shown.shadowPath)
      let fraction = 1 - path.boundingBox.minX / 100
      #expect(fraction > 0.05 && fraction < 0.95)
      #expect((CGFloat(shown.shadowOpacity) - 0.2 - 0.4 * fraction).magnitude < 0.01)
      #expect((shown.shadowRadius - 20 * fraction).magnitude < 0.1)
      #expect((shown.shadowOffset.height - 8 * fraction).magnitude < 0.1)
      stage.device.advance(by: 0.1)
    }
    stage.device.advance(by: 1)
    expectNoViolations()
  }
}
