// RWPopTransitionAnimation's headline, by its numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct HeadlineTests {
  @Test func theCoveredScreenStepsBack() {
    let headline = ScreenTransition.headline()
    #expect(headline.state(of: .screen(0), at: 1)?.scaleX == 0.95)
    #expect(headline.state(of: .screen(0), at: 1)?.opacity == 0.7)
    #expect(headline.state(of: .screen(1), at: 0)?.translationX == 402)
    #expect(headline.state(of: .shadow(of: 1), at: 0.5)?.opacity == 0.3)
    #expect(headline.motion == .spring(SpringMotion(settlingDuration: 0.4, dampingRatio: 1, initialVelocity: 0)))
  }

  @Test func theCoveredScreenStepsBackOnThePagesColourAndOnBlackIfThatIsNotKnown() {
    for color in [nil, LayerColor(red: 1, green: 0.9, blue: 0.8)] {
      let context = context()
      context.coveringColor = color
      let backdrop = ScreenTransition.headline().state(of: .dimming(over: .none), at: 0.5, in: context)
      #expect(backdrop?.red == color?.red ?? 0 && backdrop?.blue == color?.blue ?? 0 && backdrop?.opacity == 1)
    }
  }

  @Test func theInteractivePopIsLinear() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .headline(), interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    for step in 1...5 {
      stage.finger.drag(by: .right(step == 1 ? 50 : 40), over: 0.1)
      #expect(isClose(stage.state(of: .screen(1))?.translationX, Double(step) * 40))
      #expect(isClose(stage.state(of: .screen(0))?.scaleX, 0.95 + 0.05 * Double(step) * 40 / 402))
    }
  }

  @Test(arguments: [(100.0, Outcome.cancelled), (115, .finished)])
  func aQuarterOfTheWidthIsEnoughFromAnywhere(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan(threshold: 0.25)]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 250, y: 400))
    stage.finger.drag(by: .right(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func theGestureSurvivesAnyNumberOfPushes() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    for screen in 1...50 { stage.push(ScreenID(Int32(screen)), animated: false) }
    for depth in (1...50).reversed() {
      stage.finger.begin(at: Point2D(x: 100, y: 400))
      stage.finger.flick(by: .right(200))
      #expect(stage.settle() == .finished)
      #expect(stage.navigator.count == depth)
    }
  }

  @Test func scrollersAndPagersKeepTheirDrags() {
    let tabs = { Scrollable(axis: .horizontal, offset: $0, upper: 804, isPager: true) }
    for (offset, response) in [(402.0, PointerResponse.denied), (0, .claimed)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: 200, y: 400), over: [tabs(offset)])
      stage.finger.drag(by: .right(60))
      #expect(stage.finger.response == response)
    }
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 400), over: [Scrollable(axis: .vertical, offset: 300, upper: 900)])
    stage.finger.drag(by: .down(60))
    #expect(stage.finger.response == .denied)
  }

  @Test(arguments: BarStyle.allCases) func barsMoveWithTheirPagesOrStay(style: BarStyle) {
    let context = context()
    context.barStyle = style
    context.coveredBar = Scenario.bar
    context.coveringBar = Scenario.bar
    let states = ScreenTransition.headline().state(of: .bar(of: 1), at: 0.5, in: context)
    // An attached bar is a part of its screen and needs no layer.
    #expect((states != nil) == (style == .pinned))
    if let states { #expect(states.opacity == 0.5 && states.translationX == 0) }
  }
}
