// VCTransitionsLibrary's and Hero's transitions of whole screens, by their numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct WholeScreenTests {
  /// Where a screen is seen at an end: its translation in parts of the container's extents, its scale and its opacity.
  struct Place: Sendable, Equatable {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    var opacity = 1.0
  }

  /// A transition with where the covered screen goes, where the covering one comes from, which lies on top, and how
  /// dark the lower one becomes.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var transition: ScreenTransition
    var covered: Place
    var covering: Place
    var top: ScreenID
    var dim = 0.0

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "crossfade", transition: .crossfade(), covered: Place(opacity: 0), covering: Place(), top: 0),
    Row(
      name: "pan", transition: .pan(), covered: Place(x: -0.5), covering: Place(x: 1), top: 1),
    Row(name: "pan up", transition: .pan(.up), covered: Place(y: -0.5), covering: Place(y: 1), top: 1),
    Row(
      name: "push", transition: .push(.hero()), covered: Place(x: -1 / 3.0), covering: Place(x: 1), top: 1, dim: 0.1),
    Row(
      name: "push down", transition: .push(.hero(.down)), covered: Place(y: 1 / 3.0), covering: Place(y: -1), top: 1,
      dim: 0.1),
    Row(name: "pull", transition: .pull(), covered: Place(x: 1), covering: Place(x: -1 / 3.0), top: 0, dim: 0.1),
    Row(
      name: "pull up", transition: .pull(.up), covered: Place(y: -1), covering: Place(y: 1 / 3.0), top: 0, dim: 0.1),
    Row(name: "uncover", transition: .uncover(), covered: Place(y: 1), covering: Place(), top: 0, dim: 0.1),
    Row(
      name: "uncover leading", transition: .uncover(.leading), covered: Place(x: -1), covering: Place(), top: 0,
      dim: 0.1),
    Row(name: "slide", transition: .slide(.leading), covered: Place(x: -1), covering: Place(x: 1), top: 1),
    Row(
      name: "zoomSlide", transition: .zoomSlide(), covered: Place(x: -1, scale: 0.8),
      covering: Place(x: 1, scale: 0.8), top: 1),
    Row(
      name: "pageIn", transition: .pageIn(), covered: Place(scale: 0.7), covering: Place(x: 1), top: 1, dim: 0.1),
    Row(
      name: "pageIn up", transition: .pageIn(.up), covered: Place(scale: 0.7), covering: Place(y: 1), top: 1, dim: 0.1),
    Row(
      name: "pageOut", transition: .pageOut(), covered: Place(x: 1), covering: Place(scale: 0.7), top: 0, dim: 0.1),
    Row(
      name: "zoomIn", transition: .zoomIn(), covered: Place(scale: 1.3, opacity: 0), covering: Place(scale: 0.7), top: 0
    ),
    Row(
      name: "zoomOut", transition: .zoomOut(), covered: Place(scale: 0.7), covering: Place(scale: 1.3, opacity: 0),
      top: 1),
  ]

  private func place(
    _ screen: ScreenID, _ fraction: Double, of transition: ScreenTransition, _ context: TransitionContext
  )
    -> Place?
  {
    transition.state(of: .screen(screen), at: fraction, in: context).map {
      Place(
        x: $0.translationX / context.size.width, y: $0.translationY / context.size.height, scale: $0.scaleX,
        opacity: $0.opacity)
    }
  }

  private func isAt(_ place: Place?, _ expected: Place) -> Bool {
    isClose(place?.x, expected.x) && isClose(place?.y, expected.y)
      && isClose(place?.scale, expected.scale) && isClose(place?.opacity, expected.opacity)
  }

  @Test(arguments: rows, ReadingDirection.allCases)
  func bothScreensTravelAsTheirSourceSays(row: Row, layout: ReadingDirection) {
    let mirror = layout == .leftToRight ? 1.0 : -1
    for operation in TransitionOperation.allCases {
      let context = context(operation, layout)
      let (before, after) = operation.isReverse ? (1.0, 0.0) : (0, 1)
      var (covered, covering) = (row.covered, row.covering)
      covered.x *= mirror
      covering.x *= mirror
      #expect(isAt(place(0, before, of: row.transition, context), Place()))
      #expect(isAt(place(0, after, of: row.transition, context), covered))
      #expect(isAt(place(1, before, of: row.transition, context), covering))
      #expect(isAt(place(1, after, of: row.transition, context), Place()))
    }
  }

  /// What has a direction: how far along it the covered screen goes, and the covering one comes, in extents.
  private static let directed:
    [(name: String, make: @Sendable (Direction) -> ScreenTransition, out: Double, into: Double)] =
      [
        ("push", { .push(.hero($0)) }, 1 / 3.0, 1), ("pull", { .pull($0) }, 1, 1 / 3.0),
        ("cover", { .cover($0) }, 0, 1),
        ("uncover", { .uncover($0) }, 1, 0), ("slide", { .slide($0) }, 1, 1), ("zoomSlide", { .zoomSlide($0) }, 1, 1),
        ("pageIn", { .pageIn($0) }, 0, 1), ("pageOut", { .pageOut($0) }, 1, 0), ("pan", { .pan($0) }, 0.5, 1),
      ]

  @Test(arguments: directed.indices, Direction.allCases)
  func whatHasADirectionGoesAnyWay(number: Int, direction: Direction) {
    let (_, make, out, into) = WholeScreenTests.directed[number]
    for layout in ReadingDirection.allCases {
      let toRight = layout == .leftToRight ? Direction.trailing : .leading
      let (x, y) =
        switch direction {
        case .up: (0.0, -1.0)
        case .down: (0, 1)
        default: (direction == .right || direction == toRight ? 1 : -1, 0)
        }
      let context = context(.push, layout)
      let (covered, covering) = (
        place(0, 1, of: make(direction), context), place(1, 0, of: make(direction), context)
      )
      #expect(isClose(covered?.x, out * x) && isClose(covered?.y, out * y))
      #expect(isClose(covering?.x, -into * x) && isClose(covering?.y, -into * y))
    }
  }

  @Test(arguments: rows) func theScreenOnTopIsTheOneThatTheSourceSays(row: Row) {
    let layers = row.transition.prepare(context()).layers.map(\.kind)
    #expect(layers.last { $0.role == .screen } == .screen(row.top))
    let under: ScreenID = row.top == 0 ? 1 : 0
    let dimming = row.transition.state(of: .dimming(over: under), at: under == 0 ? 1 : 0)
    #expect(isClose(dimming?.opacity ?? 0, row.dim))
    #expect(row.transition.state(of: .dimming(over: under), at: under == 0 ? 0 : 1)?.opacity ?? 0 == 0)
  }

  private static let motions: [(ScreenTransition, Motion)] = [
    (ScreenTransition.crossfade(), Motion.curve(.easeInOut, duration: 1)),
    (.pan(), .curve(.easeInOut, duration: 0.3)),
    (.push(.hero()), .curve(TimingCurve(0, 0, 0.2, 1), duration: 0.35)),
    (.pageIn(), .curve(TimingCurve(0, 0, 0.2, 1), duration: 0.35)),
    (.pull(), .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.35)),
    (.uncover(), .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.35)),
    (.zoomSlide(), .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.35)),
    (.pageOut(), .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.35)),
    (.zoomIn(), .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.35)),
    (.zoomOut(), .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.35)),
  ]

  @Test(arguments: motions)
  func aRunWithoutAFingerLastsAsLongAsInTheSource(transition: ScreenTransition, motion: Motion) {
    #expect(transition.motion == motion && transition.reverseMotion == motion)
  }

  @Test(arguments: [(0.0, 0.208), (150.0, 0.258), (500.0, 0.374667), (900.0, 0.374667), (-5.0, 0.208)])
  func autoLastsTheLongerTheFartherItsElementsTravel(distance: Double, duration: Double) {
    guard case .curve(let curve, let seconds) = ScreenTransition.auto(distance: distance).motion else {
      Issue.record("not a curve")
      return
    }
    #expect(curve == TimingCurve(0.4, 0, 0.2, 1) && isClose(seconds, duration, within: 1e-6))
  }

  @Test func autoFliesWhatMatchesAndFadesTheRest() {
    let (context, bare) = (context(elements: [.photo]), context())
    let auto = ScreenTransition.auto()
    #expect(isClose(auto.frame(of: .element(7, of: 1), at: .zero, in: context), Scenario.cell))
    #expect(isClose(auto.frame(of: .element(7, of: 1), at: Inputs(fraction: 1), in: context), Scenario.photo))
    #expect(auto.state(of: .screen(1), at: 0.25, in: context)?.opacity == 0.25)
    #expect(auto.prepare(bare).layers.map(\.kind) == [.screen(0), .screen(1)])
  }

  @Test func autoReverseGoesBackByTheOppositeOfHowItCame() {
    let mixed = ScreenTransition.asymmetric(enter: .pageIn(), leave: .fade)
    let auto = ScreenTransition.autoReverse(mixed)
    let (there, home) = (auto.prepare(context(.push)), auto.prepare(context(.pop)))
    #expect(there == mixed.prepare(context(.push)))
    #expect(home.layers == there.layers)
    for fraction in [0.0, 0.3, 1] {
      for (a, b) in zip(home.states(at: Inputs(fraction: fraction)), there.states(at: Inputs(fraction: 1 - fraction))) {
        for property in Property.allCases { #expect(isClose(a[property], b[property])) }
      }
    }
    #expect(auto.isSymmetric && auto.reverseMotion == mixed.motion)
    #expect(
      ScreenTransition.autoReverse(.asymmetric(enter: .containerTransform(), leave: .fade)).prepare(context(.pop)).error
        == nil)
  }

  private static let scales: [(ScreenTransition, Double)] = [
    (ScreenTransition.zoomSlide(scale: 9), 2.0), (.zoomSlide(scale: -1), 0), (.zoomSlide(scale: .nan), 0.8),
    (.pageOut(scale: 9), 2), (.pageOut(scale: .nan), 0.7), (.zoomIn(far: 9), 4), (.zoomIn(far: -.infinity), 0),
  ]

  @Test(arguments: scales)
  func aScaleBeyondItsRangeIsClamped(transition: ScreenTransition, scale: Double) {
    #expect(transition.state(of: .screen(1), at: 0)?.scaleX == scale)
  }

  @Test(arguments: [(Double.nan, 1.0), (-1, 0), (99, 60)]) func aDurationBeyondItsRangeIsClamped(
    given: Double, duration: Double
  ) {
    #expect(ScreenTransition.crossfade(duration: given).motion == .curve(.easeInOut, duration: duration))
  }
}
