// Transitions of the catalogue, written with what the library gives to everybody: nothing here is `@testable`.

import Legato
import LegatoTesting
import PropertyChecks
import Testing

@Suite struct PublicBuilderTests {
  private static let pairs = [
    (ScreenTransition.containerTransform(), ScreenTransition.ownContainerTransform),
    (.containerTransform().flying(along: .arc), .ownContainerTransform.flying(along: .arc)), (.auto(), .ownAuto),
  ]

  @Test(arguments: pairs.indices, ReadingDirection.allCases)
  func whatTheCatalogueDescribesEverybodyCan(row: Int, layout: ReadingDirection) {
    let (theirs, own) = Self.pairs[row]
    for operation in [TransitionOperation.push, .pop] {
      for budget in [0, 100] {
        let context = context(operation, layout, elements: [.shadowedPhoto])
        context.pieceBudget = budget
        let (expected, timeline) = (theirs.prepare(context), own.prepare(context))
        #expect(timeline.layers == expected.layers && timeline.error == nil)
        for fraction in stride(from: 0.0, through: 1, by: 0.125) {
          for (one, other) in zip(timeline.states(at: fraction), expected.states(at: fraction)) {
            for property in Property.allCases { #expect(isClose(one[property], other[property], within: 1e-6)) }
          }
        }
      }
    }
  }

  @Test(arguments: [ScreenTransition.ownCube, .ownFlip], ReadingDirection.allCases)
  func whatIsTurnedOrCutUpComesToRest(own: ScreenTransition, layout: ReadingDirection) {
    for (operation, budget) in [(TransitionOperation.push, 0), (.push, 100), (.pop, 0), (.pop, 100)] {
      let context = context(operation, layout)
      context.pieceBudget = budget
      #expect(own.prepare(context).error == nil)
      for end in [0.0, 1] {
        let frame = CatalogueFrame(own, at: Inputs(fraction: end), in: context)
        #expect(frame.faultAtRest(showing: end == 0 ? context.from : context.to, allowsRadius: false) == nil)
      }
    }
  }

  @Test func aLayerOfAnotherBuilderIsAnErrorWhereverItIsUsed() {
    // Alive, or the next one may lie where it has lain.
    let other = TimelineBuilder(context())
    let otherHandle = other.screen(.covered)
    defer { withExtendedLifetime(other) {} }
    let uses: [(TimelineBuilder) -> Void] = [
      { $0.turn(otherHandle, along: .horizontal, seenFrom: 500, at: [0]) { Turn(about: $0, by: 0) } },
      { _ = $0.shade(otherHandle, from: .left, 1) },
      { $0.followFingers(otherHandle) },
      { $0.stretch(otherHandle, from: phone, to: phone) },
      { $0.color(otherHandle, .black) },
      {
        $0.fly(otherHandle, from: LayerState(), to: Flight(frame: Rect2D(size: phone), anchor: .zero).rest(radius: 8))
      },
    ]
    for use in uses {
      let timeline = TimelineBuilder(context())
      use(timeline)
      #expect(timeline.build().error?.reason == .unknownLayer)
    }
  }
}

extension PublicBuilderTests {
  @Test(arguments: [Double.nan, .infinity], [Property.translationX, .scaleX, .anchorY, .clipLeft, .cornerRadius])
  func aFlightThatIsNotFiniteLeavesTheOtherNumbersAsTheyAre(number: Double, property: Property) {
    let timeline = TimelineBuilder(context())
    let screen = timeline.screen(.covering)
    let flight = Flight(frame: Rect2D(size: phone), anchor: .zero)
    var start = flight.state(showing: Scenario.cell, radius: 8)
    start[property] = number
    timeline.fly(screen, from: start, to: flight.rest())
    let built = timeline.build()
    #expect(built.error?.reason == .notFinite)
    for fraction in [0.0, 0.5, 1] {
      let state = built.states(at: fraction)[0]
      for property in Property.allCases { #expect(state[property].isFinite, "\(property)") }
    }
  }
}

extension Timeline {
  fileprivate func states(at fraction: Double) -> [LayerState] {
    states(at: Inputs(fraction: fraction, drag: Vector2D(dx: 12, dy: 30), pinch: -0.1))
  }
}

extension ScreenTransition {
  fileprivate static var ownCube: ScreenTransition {
    ScreenTransition("cube", motion: .curve(.easeInOut, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      let extent = context.size.width
      for side in Side.allCases {
        let screen = timeline.screen(side)
        let dimming = timeline.layer(.dimming(over: context.screen(side)), frame: context.frame(side))
        timeline.animate(dimming, .opacity, from: side == .covered ? 0 : 0.8, to: side == .covered ? 0.8 : 0)
        for handle in [screen, dimming] {
          timeline.turn(
            handle, along: .horizontal, seenFrom: 200, at: TimelineBuilder.fractions(from: 0, to: 1)
          ) { fraction in
            let edge = extent * (1 - fraction)
            return Turn(
              about: side == .covered ? extent : 0, at: edge, seenFrom: edge,
              by: Turn.quarter * (side == .covered ? -fraction : 1 - fraction))
          }
        }
      }
      return timeline.build()
    }
  }

  fileprivate static var ownFlip: ScreenTransition {
    ScreenTransition("flip", motion: .curve(.easeInOut, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      let grids = Side.allCases.map { timeline.halves(of: $0, along: .horizontal, screens: 2) }
      let middle = context.size.width / 2
      func turnOver(_ front: TimelineBuilder.Handle, _ back: TimelineBuilder.Handle) {
        timeline.turn(front, along: .horizontal, seenFrom: 500, at: [0, 0.5]) {
          Turn(about: middle, by: -2 * $0 * Turn.quarter)
        }
        timeline.turn(back, along: .horizontal, seenFrom: 500, at: [0.5, 1]) {
          Turn(about: middle, by: 2 * (1 - $0) * Turn.quarter)
        }
      }
      if grids.contains(where: { $0.count < 2 }) {
        timeline.backdrop()
        turnOver(timeline.screen(.covered), timeline.screen(.covering))
        return timeline.build()
      }
      for side in Side.allCases { timeline.hide(side) }
      _ = timeline.half(of: .covered, grids[0], isFar: false)
      _ = timeline.half(of: .covering, grids[1], isFar: true)
      let front = timeline.half(of: .covered, grids[0], isFar: true)
      let frontShade = timeline.shade(front, from: timeline.ends(of: .horizontal).first, 0.5)
      let back = timeline.half(of: .covering, grids[1], isFar: false)
      let backShade = timeline.shade(back, from: timeline.ends(of: .horizontal).last, 0.5)
      turnOver(front, back)
      turnOver(frontShade, backShade)
      timeline.animate(frontShade, .opacity, from: 0, to: 1, between: 0, and: 0.5)
      timeline.animate(backShade, .opacity, from: 1, to: 0, between: 0.5, and: 1)
      return timeline.build()
    }
  }

  fileprivate static var ownContainerTransform: ScreenTransition {
    ScreenTransition("containerTransform", motion: .curve(.easeInOut, duration: 0.3), isSymmetric: false) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: 0.32)
      let frame = context.frame(.covering)
      let flight = Flight(frame: frame, anchor: frame.center)
      if var element = context.source {
        element.covering = .zero
        timeline.flySourceShadow(of: element, showing: frame, fadingOver: 1)
        timeline.flySource(of: element, showing: frame, fadingOver: 1)
      }
      let screen = timeline.screen(.covering)
      let start = flight.state(showing: context.sourceFrame, radius: context.source?.coveredRadius ?? 0)
      timeline.fly(screen, from: start, to: flight.rest(radius: context.displayCornerRadius))
      let (first, last) = context.operation.isReverse ? (0.1, 0.4) : (0, 0.25)
      timeline.animate(screen, .opacity, from: 0, to: 1, between: first, and: last)
      return timeline.build()
    }
  }

  fileprivate static var ownAuto: ScreenTransition {
    ScreenTransition("auto", motion: .curve(.easeInOut, duration: 0.3)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.fadeIn()
      timeline.flyPictures(fadingOver: 1)
      return timeline.build()
    }
  }
}
