// What becomes of the thumbnail that an image flies from (MDTransitioning).

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct SourceStyleTests {
  private let image = SharedElement(
    id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8, coveringRadius: 20)
  private let thumbnail = Layer.Kind.element(7, of: 0)
  private let flying = Layer.Kind.element(7, of: 1)

  @Test(arguments: [TransitionOperation.present, .dismiss])
  func theImageLeavesAndLandsAsTheThumbnailWithItsBorderAndItsRadius(operation: TransitionOperation) {
    let (zoom, context) = (ScreenTransition.mdImageZoom(), context(operation, elements: [image]))
    for (covered, opacity) in [(0.0, 1.0), (0.125, 0.5), (0.25, 0), (1, 0)] {
      let inputs = Inputs(fraction: operation.isReverse ? 1 - covered : covered)
      let state = zoom.state(of: thumbnail, at: inputs, in: context)
      #expect(isClose(state?.opacity, opacity))
      #expect(isClose(state.map { $0.cornerRadius * $0.scaleX }, 8 + 12 * covered, within: 0.25))
      // Over the flying image, and as far.
      let (own, other) = (
        zoom.frame(of: thumbnail, at: inputs, in: context), zoom.frame(of: flying, at: inputs, in: context)
      )
      #expect(isClose(own, other ?? .zero, within: 1))
    }
    #expect(zoom.prepare(context).layers.last?.kind == thumbnail)
  }

  @Test(arguments: [0.0, 0.4, 1], [TransitionOperation.present, .dismiss])
  func theThumbnailMayStayWhereItIs(fraction: Double, operation: TransitionOperation) {
    let (zoom, context) = (ScreenTransition.mdImageZoom(sourceStyle: .kept), context(operation, elements: [image]))
    #expect(zoom.frame(of: thumbnail, at: Inputs(fraction: fraction), in: context) == Scenario.cell)
    #expect(zoom.state(of: thumbnail, at: fraction, in: context) == .rest)
    // Right above its own screen, below the one that fades in over it.
    #expect(zoom.prepare(context).layers.map(\.kind) == [.screen(0), thumbnail, .screen(1), flying])
  }

  @Test func otherwiseThereIsOnePicture() {
    let kinds = ScreenTransition.imageZoom().prepare(context(.present, elements: [image])).layers.map(\.kind)
    #expect(kinds == [.screen(0), .screen(1), flying])
  }

  @Test(arguments: [SourceStyle.fading(over: 0.25), .kept]) func aThumbnailThatIsGoneAddsNothing(style: SourceStyle) {
    let gone = SharedElement(id: 7, covering: Scenario.photo)
    let timeline = ScreenTransition.mdImageZoom(sourceStyle: style).prepare(context(.dismiss, elements: [gone]))
    #expect(timeline.layers.map(\.kind) == [.screen(0), .screen(1), flying] && timeline.error == nil)
  }

  @Test func theNumbersAreMDTransitionings() {
    for zoom in [ScreenTransition.mdImageZoom(), .mdImageZoom(sourceStyle: .kept)] {
      #expect(zoom.motion == .spring(SpringMotion(settlingDuration: 0.5, dampingRatio: 0.7, initialVelocity: 0)))
      #expect(zoom.reverseMotion == .curve(.easeInOut, duration: 0.25))
    }
    let push = ScreenTransition.mdPush
    #expect(push.motion == .curve(.easeOut, duration: 0.35) && push.reverseMotion == .curve(.easeOut, duration: 0.25))
    #expect(push.state(of: .screen(0), at: 1)?.translationX == -201)
    #expect(push.state(of: .dimming(over: 0), at: 1)?.opacity == 0.2)
  }
}
