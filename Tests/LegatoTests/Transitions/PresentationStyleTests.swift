// Sheets, cards, toasts, popovers and what is pulled down, by their numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct PresentationStyleTests {
  private static let panel = Rect2D(x: 16, y: 400, width: 370, height: 450)

  private func panelContext() -> TransitionContext {
    let context = context(.present)
    context.coveringFrame = PresentationStyleTests.panel
    return context
  }

  @Test(arguments: [ScreenTransition.sheet(), .adwSheet(), .pageSheet(), .card(), .toast(from: .bottom)])
  func aPanelComesFromBelowTheContainerAndRestsInItsPlace(transition: ScreenTransition) {
    #expect(transition.frame(of: .screen(1), at: .zero, in: panelContext())?.minY == 874)
    #expect(
      transition.frame(of: .screen(1), at: Inputs(fraction: 1), in: panelContext()) == PresentationStyleTests.panel)
    #expect(transition.keepsCoveredScreenVisible)
  }

  @Test(arguments: [ScreenTransition.sheet(), .adwSheet(), .pageSheet(), .card()])
  func aSheetFollowsAFingerBeyondItsPlaceAndBringsItsOwnBackGesture(transition: ScreenTransition) {
    let pulled = Inputs(fraction: 1, drag: Vector2D(dy: -20))
    #expect(transition.frame(of: .screen(1), at: pulled, in: panelContext())?.minY == 380)
    #expect(transition.interactions?.first?.direction == .down && transition.interactions?.first?.reach == 0.1)
  }

  @Test(arguments: [
    (ScreenTransition.sheet(), 0.4, 10.0), (.adwSheet(), 0.25, 15), (.pageSheet(), 0.2, 10), (.card(), 0.3, 24),
    (.popover(), 0.1, 13),
  ])
  func whatIsBehindDarkensAndTheCornersAreRound(transition: ScreenTransition, dim: Double, radius: Double) {
    #expect(transition.state(of: .dimming(over: 0), at: 1, in: panelContext())?.opacity == dim)
    #expect(transition.state(of: .screen(1), at: 1, in: panelContext())?.cornerRadius == radius)
  }

  @Test(arguments: [
    (ScreenTransition.sheet(radius: 12), 24.0), (.adwSheet(radius: 12), 24), (.pageSheet(radius: 12), 24),
    (.sheet(), 0),
  ])
  func aSheetOnTheLowerEdgeIsRoundAtTheTop(transition: ScreenTransition, gap: Double) {
    let context = panelContext()
    context.coveringFrame.size.height += gap
    let sheet = transition.state(of: .screen(1), at: 0.5, in: context)
    #expect(sheet?.clipBottom == (gap > 0 ? -12 : 0))
    #expect(transition.state(of: .shadow(of: 1), at: 0.5, in: context)?.clipBottom == sheet?.clipBottom)
  }

  @Test(arguments: [
    (ScreenTransition.sheet(), 0.2), (.adwSheet(shadow: 0.3), 0.3), (.pageSheet(shadow: 0.4), 0.4),
    (.sheet(shadow: 2), 1),
  ])
  func aSheetsShadowIsThereOnceASheetIsSeenAndStaysUnderIt(transition: ScreenTransition, opacity: Double) {
    for (fraction, seen) in [(0, 0), (0.1, opacity), (1, opacity)] {
      let inputs = Inputs(fraction: fraction, drag: Vector2D(dy: fraction < 1 ? 0 : -20))
      let shadow = transition.state(of: .shadow(of: 1), at: inputs, in: panelContext())
      #expect(isClose(shadow?.opacity, seen))
      #expect(
        transition.frame(of: .shadow(of: 1), at: inputs, in: panelContext())
          == transition.frame(of: .screen(1), at: inputs, in: panelContext()))
    }
  }

  @Test(arguments: [ScreenTransition.sheet(), .pageSheet()])
  func aSheetThatFillsItsContainerHasNoCornersThere(transition: ScreenTransition) {
    for (fraction, radius) in [(0.5, 10.0), (0.9, 10), (0.95, 5), (1, 0)] {
      for layer in [Layer.Kind.screen(1), .shadow(of: 1)] {
        #expect(isClose(transition.state(of: layer, at: fraction, in: context(.present))?.cornerRadius, radius))
      }
    }
  }

  @Test func aSheetRestsWhereItsPolicySays() {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: .sheet()))
    stage.present(1, detents: [0.5, 1])
    #expect(stage.settle() != nil)
    #expect(isClose(stage.state(of: .screen(1))?.translationY, 437, within: 1e-6))
    #expect(stage.state(of: .screen(0)) == .rest)
  }

  @Test func theScreenBehindAPageSheetStepsBackWithRoundCorners() {
    let behind = ScreenTransition.pageSheet().state(of: .screen(0), at: 1, in: panelContext())
    #expect(behind?.scaleX == 0.92 && behind?.cornerRadius == 10)
    let context = panelContext()
    context.displayCornerRadius = 55
    #expect(ScreenTransition.pageSheet().state(of: .screen(0), at: 0, in: context)?.cornerRadius == 55)
  }

  @Test(arguments: [(0.25, 1.0), (0.5, 1), (0.75, 0.96), (1, 0.92)])
  func theScreenBehindAPageSheetStaysUpToTheDetentThatIsSaid(fraction: Double, scale: Double) {
    let behind = ScreenTransition.pageSheet(detent: 0.5).state(of: .screen(0), at: fraction, in: panelContext())
    #expect(isClose(behind?.scaleX, scale) && isClose(behind?.scaleY, scale))
    #expect(isClose(behind?.cornerRadius, (1 - scale) / 0.08 * 10))
  }

  @Test(arguments: [
    (ScreenEdge.top, Point2D(x: 16, y: -450)), (.bottom, Point2D(x: 16, y: 874)), (.leading, Point2D(x: -370, y: 400)),
    (.trailing, Point2D(x: 402, y: 400)),
  ])
  func aToastComesFromItsEdgeWithAShadow(edge: ScreenEdge, origin: Point2D) {
    let toast = ScreenTransition.toast(from: edge)
    #expect(toast.frame(of: .screen(1), at: .zero, in: panelContext())?.origin == origin)
    #expect(toast.state(of: .shadow(of: 1), at: 0, in: panelContext())?.opacity == 0)
    #expect(toast.state(of: .shadow(of: 1), at: 1, in: panelContext())?.opacity == 0.2)
    #expect(toast.interactions?.first?.direction == edge.inward.opposite && toast.interactions?.first?.reach == 0.1)
  }

  @Test func aPopoverGrowsOutOfTheNearestPointToItsElement() {
    let context = panelContext()
    context.elements = [SharedElement(id: 7, covered: Rect2D(x: 100, y: 300, width: 40, height: 40))]
    let start = ScreenTransition.popover().frame(of: .screen(1), at: .zero, in: context)
    #expect(isClose(start?.minY, 400))
    #expect(isClose(start?.size.width, 0.6 * 370))
    // 104 points along its upper side, which are as near to the element as before.
    #expect(isClose(start.map { $0.minX + 0.6 * 104 }, 120))
    #expect(ScreenTransition.popover().state(of: .screen(1), at: 0, in: context)?.opacity == 0)
    #expect(ScreenTransition.popover().state(of: .screen(1), at: 0.5, in: context)?.opacity == 1)
  }

  @Test(arguments: [0.0, 0.5, 1]) func aScreenThatIsPulledDownShrinksAndItsBackdropFades(pull: Double) {
    let gesture = GestureValues(translation: Vector2D(dx: 30, dy: pull * 437), size: phone)
    let inputs = Interaction.pullDown().inputs(for: gesture)
    let context = context(.dismiss)
    let state = ScreenTransition.pullToDismiss().state(of: .screen(1), at: inputs, in: context)
    #expect(isClose(state?.scaleX, 1 - 0.15 * pull))
    #expect(state?.translationX == 30 && isClose(state?.translationY, pull * 437))
    let backdrop = ScreenTransition.pullToDismiss().state(of: .dimming(over: 0), at: inputs, in: context)
    #expect(isClose(backdrop?.opacity, 0.6 * (1 - pull)))
  }

  @Test(arguments: [(140.0, Outcome.cancelled), (220, .finished)])
  func aScreenGoesOnceItIsPulledByAFifthOfItsHeight(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: .pullToDismiss()))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 200))
    stage.finger.drag(by: .down(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test(arguments: [Double.nan, -1]) func aRadiusThatIsNoneIsZero(radius: Double) {
    for transition in [
      ScreenTransition.sheet(radius: radius), .adwSheet(radius: radius), .pageSheet(radius: radius),
      .card(radius: radius),
      .toast(radius: radius), .popover(radius: radius),
    ] {
      let timeline = transition.prepare(panelContext())
      #expect(timeline.error == nil)
      #expect(transition.state(of: .screen(1), at: 1, in: panelContext())?.cornerRadius == 0)
    }
  }
}
