import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("What the render server plays of a settle", .serialized)
struct SettleTests {
  /// A screen that fades in over a shadow all of which changes, in a second, at one pace.
  private static let shadowed = Legato.Transition(motion: .curve(.linear, duration: 1)) { context in
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
