// The edge of a screen that slides in over another one: its shadow, its corners, and what is behind both.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct LeadingEdgeTests {
  private func shadow(of transition: ScreenTransition, at fraction: Double, _ layout: ReadingDirection) -> LayerState? {
    transition.state(of: .shadow(of: 1), at: fraction, in: context(.push, layout))
  }

  @Test(arguments: ReadingDirection.allCases, [0.0, 0.4, 1])
  func thePushHasAFaintShadowSixPointsAhead(layout: ReadingDirection, fraction: Double) {
    let shadow = shadow(of: .push, at: fraction, layout)
    #expect(shadow?.opacity == 0.03 && shadow?.shadowOpacity == 1 && shadow?.shadowRadius == 12)
    let sign = layout == .leftToRight ? 1.0 : -1
    #expect(isClose(shadow?.translationX, sign * (402 * (1 - fraction) - 6)))
  }

  @Test(arguments: ReadingDirection.allCases, [0.0, 0.4, 1])
  func theHeadlineHasAShadowThreePointsAhead(layout: ReadingDirection, fraction: Double) {
    let shadow = shadow(of: .headline(), at: fraction, layout)
    #expect(shadow?.opacity == 0.3 && shadow?.shadowRadius == 3)
    #expect(shadow.map { [$0.red, $0.green, $0.blue] } == [0, 0, 0])
    let sign = layout == .leftToRight ? 1.0 : -1
    #expect(isClose(shadow?.translationX, sign * (402 * (1 - fraction) - 3)))
  }

  @Test(arguments: [0.0, 0.4, 1]) func thePushHasTheDisplaysCornersAllTheWay(fraction: Double) {
    let context = context()
    context.displayCornerRadius = 55
    #expect(ScreenTransition.push.state(of: .screen(1), at: fraction, in: context)?.cornerRadius == 55)
    #expect(ScreenTransition.push.state(of: .shadow(of: 1), at: fraction, in: context)?.cornerRadius == 55)
  }

  @Test(arguments: [TransitionOperation.push, .pop]) func theHeadlineIsOnBlack(operation: TransitionOperation) {
    let context = context(operation)
    let timeline = ScreenTransition.headline().prepare(context)
    // Below both screens, as large as the container, and never anything but opaque black.
    #expect(timeline.layers[0] == Layer(.dimming(over: .none), frame: context.bounds))
    for fraction in [0.0, 0.5, 1] {
      #expect(timeline.states(at: Inputs(fraction: fraction))[0] == .rest)
    }
  }
}
