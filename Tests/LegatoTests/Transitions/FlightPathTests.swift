// The paths on which shared elements fly.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct FlightPathTests {
  private let cell = Rect2D(x: 20, y: 600, width: 80, height: 80)
  private let photo = Rect2D(x: 0, y: 100, width: 402, height: 402)

  private func center(_ transition: ScreenTransition, _ fraction: Double, _ operation: TransitionOperation = .push)
    -> Point2D
  {
    let context = context(operation, elements: [SharedElement(id: 7, covered: cell, covering: photo)])
    return transition.frame(of: .element(7, of: 1), at: Inputs(fraction: fraction), in: context)!.center
  }

  @Test(arguments: [TransitionOperation.push, .pop]) func anArcSetsOffAlongTheLongerSide(operation: TransitionOperation)
  {
    let (start, end) = (cell.center, photo.center)
    for fraction in stride(from: 0.0, through: 1, by: 0.125) {
      let seen = center(.imageZoom().flying(along: .arc), operation.isReverse ? 1 - fraction : fraction, operation)
      let (sine, cosine) = Elementary.sincos(fraction * .pi / 2)
      #expect(isClose(seen.x, start.x + (end.x - start.x) * (1 - cosine), within: 1e-6))
      #expect(isClose(seen.y, start.y + (end.y - start.y) * sine, within: 1e-6))
    }
  }

  @Test func aStraightPathIsStraight() {
    let seen = center(.imageZoom().flying(along: .straight), 0.5)
    #expect(
      isClose(seen.x, (cell.center.x + photo.center.x) / 2) && isClose(seen.y, (cell.center.y + photo.center.y) / 2))
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1]) func theScreenOfAZoomStaysUnderItsPicture(fraction: Double) {
    for transition in [ScreenTransition.zoom, .grow(), .containerTransform()] {
      let context = context(elements: [SharedElement(id: 7, covered: cell, covering: photo)])
      let screen = transition.flying(along: .arc).state(of: .screen(1), at: fraction, in: context)!
      let straight = transition.state(of: .screen(1), at: fraction, in: context)!
      let copy = transition.flying(along: .arc).state(of: .element(7, of: 0), at: fraction, in: context)!
      let plain = transition.state(of: .element(7, of: 0), at: fraction, in: context)!
      #expect(
        isClose(screen.translationX - straight.translationX, copy.translationX - plain.translationX, within: 1e-6))
      #expect(
        isClose(screen.translationY - straight.translationY, copy.translationY - plain.translationY, within: 1e-6))
    }
  }

  @Test func anArcIsThatOfItsOwnTransitionOnly() {
    let (arced, straight) = (ScreenTransition.fade.flying(along: .arc), ScreenTransition.imageZoom())
    for both in [arced.combined(with: straight), straight.combined(with: arced)] {
      #expect(isClose(center(both, 0.5).x, center(straight, 0.5).x))
    }
  }
}
