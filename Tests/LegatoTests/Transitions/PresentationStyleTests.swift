// Sheets, cards, toasts, popovers and what is pulled down, by their numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct PresentationStyleTests {
  private static let panel = Rect(x: 16, y: 400, width: 370, height: 450)

  private func panelContext() -> TransitionContext {
    let context = context(.present)
    context.coveringFrame = PresentationStyleTests.panel
    return context
  }

  @Test(arguments: [Transition.sheet(), .adwSheet(), .pageSheet(), .card(), .toast(from: .bottom)])
  func aPanelComesFromBelowTheContainerAndRestsInItsPlace(transition: Transition) {
    #expect(transition.frame(of: .screen(1), at: .zero, in: panelContext())?.minY == 874)
    #expect(
      transition.frame(of: .screen(1), at: Inputs(fraction: 1), in: panelContext()) == PresentationStyleTests.panel)
    #expect(transition.keepsCoveredScreenVisible)
  }

  @Test(arguments: [Transition.sheet(), .adwSheet(), .pageSheet(), .card()])
  func aSheetFollowsAFingerBeyondItsPlaceAndBringsItsOwnWayBack(transition: Transition) {
    let pulled = Inputs(fraction: 1, drag: Vector(dy: -20))
    #expect(transition.frame(of: .screen(1), at: pulled, in: panelContext())?.minY == 380)
    #expect(transition.interactions?.first?.direction == .down && transition.interactions?.first?.reach == 0.1)
  }

  @Test(arguments: [
    (Transition.sheet(), 0.4, 10.0), (.adwSheet(), 0.25, 15), (.pageSheet(), 0.2, 10), (.card(), 0.3, 24),
    (.popover(), 0.1, 13),
  ])
  func whatIsBehindDarkensAndTheCornersAreRound(transition: Transition, dim: Double, radius: Double) {
    #expect(transition.state(of: .dimming(over: 0), at: 1, in: panelContext())?.opacity == dim)
    #expect(transition.state(of: .screen(1), at: 1, in: panelContext())?.cornerRadius == radius)
  }

  @Test func aSheetStopsWhereItsPolicySays() {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: .sheet()))
    stage.present(1, stops: [0.5, 1])
    #expect(stage.settle() != nil)
    #expect(isClose(stage.state(of: .screen(1))?.translationY, 437, within: 1e-6))
    #expect(stage.state(of: .screen(0)) == .rest)
  }

  @Test func theScreenBehindAPageSheetStepsBackWithRoundCorners() {
    let behind = Transition.pageSheet().state(of: .screen(0), at: 1, in: panelContext())
    #expect(behind?.scaleX == 0.92 && behind?.cornerRadius == 10)
    let context = panelContext()
    context.displayCornerRadius = 55
    #expect(Transition.pageSheet().state(of: .screen(0), at: 0, in: context)?.cornerRadius == 55)
  }

  @Test(arguments: [(0.25, 1.0), (0.5, 1), (0.75, 0.96), (1, 0.92)])
  func theScreenBehindAPageSheetStaysUpToTheStopThatIsSaid(fraction: Double, scale: Double) {
    let behind = Transition.pageSheet(from: 0.5).state(of: .screen(0), at: fraction, in: panelContext())
    #expect(isClose(behind?.scaleX, scale) && isClose(behind?.scaleY, scale))
    #expect(isClose(behind?.cornerRadius, (1 - scale) / 0.08 * 10))
  }

  @Test(arguments: [
    (Edge.top, Point(x: 16, y: -450)), (.bottom, Point(x: 16, y: 874)), (.leading, Point(x: -370, y: 400)),
    (.trailing, Point(x: 402, y: 400)),
  ])
  func aToastComesFromItsEdgeWithAShadow(edge: Edge, origin: Point) {
    let toast = Transition.toast(from: edge)
    #expect(toast.frame(of: .screen(1), at: .zero, in: panelContext())?.origin == origin)
    #expect(toast.state(of: .shadow(of: 1), at: 0, in: panelContext())?.opacity == 0)
    #expect(toast.state(of: .shadow(of: 1), at: 1, in: panelContext())?.opacity == 0.2)
    #expect(toast.interactions?.first?.direction == edge.inward.opposite && toast.interactions?.first?.reach == 0.1)
  }

  @Test func aPopoverGrowsOutOfTheNearestPointToItsElement() {
    let context = panelContext()
    context.elements = [SharedElement(id: 7, covered: Rect(x: 100, y: 300, width: 40, height: 40))]
    let start = Transition.popover().frame(of: .screen(1), at: .zero, in: context)
    #expect(isClose(start?.minY, 400))
    #expect(isClose(start?.size.width, 0.6 * 370))
    // 104 points along its upper side, which are as near to the element as before.
    #expect(isClose(start.map { $0.minX + 0.6 * 104 }, 120))
    #expect(Transition.popover().state(of: .screen(1), at: 0, in: context)?.opacity == 0)
    #expect(Transition.popover().state(of: .screen(1), at: 0.5, in: context)?.opacity == 1)
  }

  @Test(arguments: [0.0, 0.5, 1]) func aScreenThatIsPulledDownShrinksAndItsBackdropFades(pull: Double) {
    let gesture = GestureState(translation: Vector(dx: 30, dy: pull * 437), size: phone)
    let inputs = Interaction.pullDown().inputs(for: gesture)
    let context = context(.dismiss)
    let state = Transition.pullToDismiss().state(of: .screen(1), at: inputs, in: context)
    #expect(isClose(state?.scaleX, 1 - 0.15 * pull))
    #expect(state?.translationX == 30 && isClose(state?.translationY, pull * 437))
    let backdrop = Transition.pullToDismiss().state(of: .dimming(over: 0), at: inputs, in: context)
    #expect(isClose(backdrop?.opacity, 0.6 * (1 - pull)))
  }

  @Test(arguments: [(140.0, Outcome.cancelled), (220, .finished)])
  func aScreenGoesOnceItIsPulledByAFifthOfItsHeight(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: .pullToDismiss()))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point(x: 200, y: 200))
    stage.finger.drag(by: .down(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test(arguments: [Double.nan, -1]) func aRadiusThatIsNoneIsZero(radius: Double) {
    for transition in [
      Transition.sheet(radius: radius), .adwSheet(radius: radius), .pageSheet(radius: radius), .card(radius: radius),
      .toast(radius: radius), .popover(radius: radius),
    ] {
      let timeline = transition.prepare(panelContext())
      #expect(timeline.error == nil)
      #expect(transition.state(of: .screen(1), at: 1, in: panelContext())?.cornerRadius == 0)
    }
  }
}
