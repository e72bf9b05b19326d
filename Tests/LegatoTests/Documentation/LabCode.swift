// The transitions as the web gallery's Lab writes them in Swift; a test of its JavaScript compares it with these lists.

import Legato
import LegatoTesting
import Testing

@Suite("The Lab's code")
struct LabCode {
  private static let plain: [ScreenTransition] = [
    // plain: as they are
    .adwNavigation(),
    .adwSheet(),
    .auto(),
    .blinds(),
    .book(),
    .card(),
    .cards(),
    .circularReveal(),
    .containerTransform(),
    .cover(),
    .crossfade(),
    .cube(),
    .drawer(),
    .explode(),
    .fade,
    .flip(),
    .fold(),
    .grow(),
    .headline(),
    .push(.hero()),
    .imageZoom(),
    .instant,
    .iris(),
    .natGeo(),
    .pageIn(),
    .pageOut(),
    .pageSheet(),
    .pan(),
    .popover(),
    .portal(),
    .predictiveBack(),
    .pull(),
    .pullToDismiss(),
    .push,
    .scale(),
    .sharedAxis(),
    .sheet(),
    .slide(),
    .systemPush,
    .thrown(),
    .toast(),
    .turn(),
    .uncover(),
    .zoom,
    .zoomIn(),
    .zoomOut(),
    .zoomSlide(),
    // end
  ]

  private static let optioned: [ScreenTransition] = [
    // optioned: with all that can be said of each
    .adwNavigation(dim: 0.5),
    .adwSheet(dim: 0.5, shadow: 0.5, radius: 3),
    .auto(distance: 3),
    .blinds(count: 4, axis: .vertical),
    .book(axis: .vertical, scale: 0.5),
    .card(dim: 0.5, shadow: 0.5, radius: 3),
    .cards(scale: 0.5, tilt: 0.5),
    .circularReveal(from: Point2D(x: 100, y: 200)),
    .containerTransform(dim: 0.5),
    .cover(.trailing, dim: 0.5),
    .crossfade(duration: 0.5),
    .cube(axis: .vertical, shade: 0.5),
    .drawer(from: .trailing, dim: 0.5),
    .explode(columns: 4, seed: 3, reach: 3),
    .flip(axis: .vertical, shade: 0.5),
    .fold(folds: 4, shade: 0.5),
    .grow(dim: 0.5),
    .headline(coveredScale: 0.5, coveredOpacity: 0.5),
    .push(.hero(.trailing)),
    .imageZoom(sourceStyle: .fading(over: 0.25)),
    .iris(at: Point2D(x: 100, y: 200)),
    .pageIn(.trailing, scale: 0.5),
    .pageOut(.trailing, scale: 0.5),
    .pageSheet(scale: 0.5, dim: 0.5, shadow: 0.5, radius: 3, detent: 0.5),
    .pan(.trailing, duration: 0.5),
    .popover(scale: 0.5, dim: 0.5, radius: 3),
    .portal(scale: 0.5),
    .predictiveBack(scale: 0.5, radius: 3),
    .pull(.trailing),
    .pullToDismiss(dim: 0.5),
    .scale(inset: 3, dim: 0.5),
    .sharedAxis(.z, distance: 3),
    .sheet(dim: 0.5, shadow: 0.5, radius: 3),
    .slide(.trailing),
    .thrown(.trailing, turn: 0.5, scale: 0.5),
    .toast(from: .trailing, shadow: 0.5, radius: 3),
    .turn(axis: .vertical),
    .uncover(.trailing),
    .zoomIn(near: 0.5, far: 0.5),
    .zoomOut(near: 0.5, far: 0.5),
    .zoomSlide(.trailing, scale: 0.5),
    // end
  ]

  private static let composed: [ScreenTransition] = [
    // composed: with what can be said of every one
    .cube().mirrored,
    .cube().reversed,
    .cube().limited(to: 0...0.5),
    .cube().limited(to: 0.5...1),
    .cube().limited(to: 0.33...0.67),
    .autoReverse(.cube()),
    .fade.with(motion: .spring(response: 0.35)),
    .fade.with(motion: .spring(response: 0.5, dampingRatio: 0.5)),
    .fade.with(motion: .decay(timeConstant: 0.06)),
    .fade.with(motion: .curve(.easeInOut, duration: 0.4)),
    .fade.with(motion: .curve(.easeOut, duration: 0.35)),
    .fade.with(motion: .curve(.easeOut, duration: 0.25)),
    .fade.with(motion: .curve(.easeIn, duration: 0.25)),
    .fade.with(motion: .curve(.linear, duration: 1)),
    .fade.flying(along: .arc),
    .fade.modifyingElements(entering: ElementModifier().fade()),
    .fade.modifyingElements(entering: ElementModifier().fade().move(by: Vector2D(dy: 80))),
    .fade.modifyingElements(entering: ElementModifier().scale(to: 0).spring(dampingRatio: 0.5)),
    .fade.modifyingElements(entering: ElementModifier().fade().rotate(x: 1.2)),
    .fade.modifyingElements(entering: ElementModifier().fade().rotate(z: 1.5).delay(0.4)),
    .fade.modifyingElements(leaving: ElementModifier().fade()),
    .fade.modifyingElements(leaving: ElementModifier().fade().move(by: Vector2D(dy: 80))),
    .fade.modifyingElements(leaving: ElementModifier().scale(to: 0).spring(dampingRatio: 0.5)),
    .fade.modifyingElements(leaving: ElementModifier().fade().rotate(x: 1.2)),
    .fade.modifyingElements(leaving: ElementModifier().fade().rotate(z: 1.5).delay(0.4)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .direction(.up)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .direction(.down)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .direction(.left)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .direction(.right)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .direction(.leading)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .direction(.trailing)),
    .fade.modifyingElements(entering: ElementModifier().fade(), cascade: .distance(from: .zero)),
    // end
  ]

  private static let backGestures: [[Interaction]] = [
    // backGestures: a finger's
    [.edgePan()],
    [.fullScreenPan()],
    [.contentSwipe()],
    [.hubPan(.trailing)],
    [.verticalPan()],
    [.drawerPan(.down)],
    [.freeDrag()],
    [.imageDrag()],
    [.zoomDrag()],
    [.zoomEdgePan()],
    [.pinch()],
    [.sheetPan()],
    [.predictiveBack()],
    [.pullDown()],
    [.swipe()],
    [.vcPan(.trailing)],
    [.vcPinch()],
    [],
    // end
  ]

  @Test func eachIsATransitionThatRuns() {
    for transition in Self.plain + Self.optioned + Self.composed {
      let stage = Stage(root: 0)
      stage.push(1, transition: transition)
      #expect(stage.settle() == .finished)
    }
    #expect(Self.backGestures.filter(\.isEmpty).count == 1)
  }

  @Test func aPushTakesItsNumbers() {
    // pushed
    var parameters = PushParameters()
    parameters.direction = .trailing
    parameters.dim = 0.5
    parameters.parallax = 0.5
    // end
    #expect(ScreenTransition.push(parameters).name == "push")
  }

  @Test func aGestureTakesItsNumbers() {
    // gestured
    var interaction = Interaction.edgePan()
    interaction.release.threshold = 0.125
    interaction.release.projection = 0
    interaction.catchesOnTouchDown = true
    interaction.finishMotion = .spring(response: 0.35)
    interaction.cancelMotion = .spring(response: 0.35)
    // end
    #expect(interaction.release == ReleaseRule(threshold: 0.125, projection: 0))
  }

  @Test func aZoomTakesItsNumbers() {
    // zoomed
    var parameters = ZoomParameters()
    parameters.dim = 0.5
    parameters.coveredScale = 0.5
    parameters.sourceFade = 0.5
    parameters.shadow = 0.5
    // end
    #expect(ScreenTransition.zoom(parameters).name == "zoom")
  }
}
