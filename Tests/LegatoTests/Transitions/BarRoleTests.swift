// What the parts of pinned bars do: titles and back labels turn into each other, colours go their way by the eye.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct BarRoleTests {
  private static let bar = Rect2D(x: 0, y: 0, width: 402, height: 96)
  private static let title = BarItem(id: 1, frame: Rect2D(x: 151, y: 60, width: 100, height: 20), role: .title)
  private static let large = BarItem(id: 2, frame: Rect2D(x: 16, y: 100, width: 160, height: 40), role: .largeTitle)
  private static let label = BarItem(id: 3, frame: Rect2D(x: 30, y: 62, width: 80, height: 16), role: .backLabel)
  private static let keep = BarItem(id: 4, frame: Rect2D(x: 350, y: 50, width: 40, height: 40))
  private static let (blue, yellow) = (LayerColor(red: 0, green: 0, blue: 1), LayerColor(red: 1, green: 1, blue: 0))

  private func pinned(
    _ covered: [BarItem], _ covering: [BarItem], _ operation: TransitionOperation = .push,
    _ layout: ReadingDirection = .leftToRight, colors: (LayerColor?, LayerColor?) = (nil, nil)
  ) -> TransitionContext {
    let context = context(operation, layout)
    context.barStyle = .pinned
    context.coveredBar = Bar(frame: Self.bar, items: covered, color: colors.0)
    context.coveringBar = Bar(frame: Self.bar, items: covering, color: colors.1)
    return context
  }

  /// Where an item is seen, and how much of it, at a fraction from the covered screen to the covering one.
  private func look(
    _ item: BarItem, of screen: ScreenID, at covered: Double, in context: TransitionContext
  ) throws -> (frame: Rect2D, opacity: Double) {
    let fraction = context.operation.isReverse ? 1 - covered : covered
    let state = try #require(
      ScreenTransition.push.state(of: .barItem(item.id, of: screen), at: Inputs(fraction: fraction), in: context))
    let size = Size2D(width: item.frame.size.width * state.scaleX, height: item.frame.size.height * state.scaleY)
    let origin = Point2D(
      x: item.frame.minX + (item.frame.size.width - size.width) * state.anchorX + state.translationX,
      y: item.frame.minY + (item.frame.size.height - size.height) * state.anchorY + state.translationY)
    return (Rect2D(origin: origin, size: size), state.opacity)
  }

  @Test(arguments: [title, large], [TransitionOperation.push, .pop])
  func aNameTurnsIntoTheBackLabelThatLeadsToIt(name: BarItem, operation: TransitionOperation) throws {
    let context = pinned([name], [Self.label], operation)
    for covered in [0.0, 0.25, 0.5, 0.6, 0.75, 1] {
      let (old, new) = (
        try look(name, of: 0, at: covered, in: context), try look(Self.label, of: 1, at: covered, in: context)
      )
      // One centre and one height all the way, and exactly in place at the ends.
      let way = Self.label.frame.center - name.frame.center
      #expect((old.frame.center - (name.frame.center + way * covered)).length < 1e-9)
      #expect((new.frame.center - old.frame.center).length < 1e-9)
      // One of them at a time, but for a moment half-way.
      let share = min(max((covered - 0.5) / 0.25, 0), 1)
      #expect(isClose(old.opacity, 1 - share) && isClose(new.opacity, share))
    }
    #expect(try isClose(look(name, of: 0, at: 0, in: context).frame, name.frame))
    #expect(try isClose(look(Self.label, of: 1, at: 1, in: context).frame, Self.label.frame))
    #expect(try isClose(look(name, of: 0, at: 1, in: context).frame.size.height, 16))
    #expect(try isClose(look(Self.label, of: 1, at: 0, in: context).frame.size.height, name.frame.size.height))
  }

  /// It has gone before the label comes, and neither meets the other.
  @Test func aNameAndALabelThatSayDifferentThingsDoNotTurnIntoEachOther() throws {
    var name = Self.title
    name.frame.size.width = 200
    let context = pinned([name], [Self.label])
    for (covered, gone, come) in [(0, 1, 0), (0.25, 0.5, 0), (0.5, 0, 0), (0.75, 0, 0.5), (1, 0, 1)] {
      #expect(try isClose(look(name, of: 0, at: covered, in: context).opacity, gone))
      let label = try look(Self.label, of: 1, at: covered, in: context)
      #expect(label.frame == Self.label.frame && isClose(label.opacity, come))
    }
  }

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func aTitleComesFromTheTrailingSideOnceWhatGoesHasGone(layout: ReadingDirection) throws {
    let context = pinned([Self.label], [Self.title], .push, layout)
    let (start, end) = (
      try look(Self.title, of: 1, at: 0.5, in: context), try look(Self.title, of: 1, at: 1, in: context)
    )
    let away = start.frame.center.x - Self.title.frame.center.x
    #expect(away * context.mirror > 10 && away.magnitude < 60 && start.opacity == 0)
    #expect(end.frame == Self.title.frame && end.opacity == 1)
    let gone = try look(Self.label, of: 0, at: 0.5, in: context)
    #expect(gone.frame == Self.label.frame && gone.opacity == 0)
  }

  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func aLargeTitleComesWithItsPage(layout: ReadingDirection) throws {
    let context = pinned([Self.title], [Self.label, Self.large], .push, layout)
    for covered in [0.0, 0.5, 1] {
      let now = try look(Self.large, of: 1, at: covered, in: context)
      #expect(isClose(now.frame.minX - 16, 402 * (1 - covered) * context.mirror) && now.opacity == 1)
    }
  }

  /// A screen that is on its way is measured to within a hair.
  @Test(arguments: [0.0, 1e-9, 0.2], [TransitionOperation.push, .pop])
  func anItemThatBothBarsHaveStays(hair: Double, operation: TransitionOperation) throws {
    var other = Self.keep
    other.frame.origin.x += hair
    let context = pinned([Self.keep], [other], operation)
    for covered in [0.0, 0.25, 0.5, 0.75, 1] {
      let looks = try [(Self.keep, ScreenID(0)), (other, 1)].map { try look($0, of: $1, at: covered, in: context) }
      #expect(looks.map(\.frame) == [Self.keep.frame, other.frame] && looks.contains { $0.opacity == 1 })
    }
  }

  @Test(arguments: [TransitionOperation.push, .pop])
  func theArrowThatOnlyOneBarHasComesOnceAndGoesOnce(operation: TransitionOperation) throws {
    let arrow = BarItem(id: 5, frame: Rect2D(x: 8, y: 60, width: 12, height: 20))
    let context = pinned([Self.title], [Self.label, arrow], operation)
    let opacities = try (0...20).map { try look(arrow, of: 1, at: Double($0) / 20, in: context).opacity }
    #expect(opacities.first == 0 && opacities.last == 1 && zip(opacities, opacities.dropFirst()).allSatisfy(<=))
  }

  @Test func anItemHasGoneBeforeAnotherComes() throws {
    var other = Self.keep
    other.frame.origin.x = 300
    let context = pinned([Self.keep], [other])
    for (covered, old, new) in [(0, 1, 0), (0.25, 0.5, 0), (0.5, 0, 0), (0.75, 0, 0.5), (1.0, 0.0, 1.0)] {
      #expect(try isClose(look(Self.keep, of: 0, at: covered, in: context).opacity, old))
      #expect(try isClose(look(other, of: 1, at: covered, in: context).opacity, new))
    }
  }

  @Test func nothingTravelsInReducedMotion() throws {
    let context = pinned([Self.title], [Self.label, Self.large])
    context.reducedMotion = true
    #expect(try look(Self.title, of: 0, at: 0.5, in: context).frame == Self.title.frame)
    #expect(try look(Self.label, of: 1, at: 0.5, in: context).frame == Self.label.frame)
    #expect(try look(Self.large, of: 1, at: 0.5, in: context).frame == Self.large.frame)
  }

  // MARK: Backgrounds

  @Test(arguments: [TransitionOperation.push, .pop])
  func barsOfTwoHeightsHaveOneHeightAllTheWay(operation: TransitionOperation) throws {
    let context = pinned([], [], operation, colors: (Self.blue, Self.yellow))
    context.coveredBar.frame.size.height = 148
    for covered in [0.0, 0.25, 0.5, 1] {
      let fraction = operation.isReverse ? 1 - covered : covered
      for (screen, rest) in [(ScreenID(0), context.coveredBar.frame), (1, context.coveringBar.frame)] {
        let state = try #require(
          ScreenTransition.push.state(of: .bar(of: screen), at: Inputs(fraction: fraction), in: context))
        let height = rest.size.height * state.scaleY
        #expect(isClose(height, 148 - 52 * covered) && state.scaleX == 1 && state.translationX == 0)
        #expect(isClose(rest.center.y + state.translationY - height / 2, 0))
      }
    }
  }

  /// Nothing is visible through the new bar any more.
  @Test(arguments: [
    (nil, LayerColor(red: 0, green: 0, blue: 0, alpha: 0), 0.0), (blue, nil, 0), (nil, nil, 1), (nil, blue, 1),
  ])
  func noBarIsLeftBelowOneThatIsClear(covered: LayerColor?, covering: LayerColor?, left: Double) throws {
    let context = pinned([], [], colors: (covered, covering))
    for (fraction, expected) in [(0.0, 1.0), (0.5, 1), (0.75, (1 + left) / 2), (1, left)] {
      let state = try #require(
        ScreenTransition.push.state(of: .bar(of: 0), at: Inputs(fraction: fraction), in: context))
      #expect(isClose(state.opacity, expected))
    }
  }

  // MARK: Colours

  /// A bar's colour as it is seen over white at a fraction of a push, its red, green and blue.
  private func seen(_ context: TransitionContext, at fraction: Double) throws -> [Double] {
    var seen = [1.0, 1, 1]
    for screen in [ScreenID(0), 1] {
      let state = try #require(
        ScreenTransition.push.state(of: .bar(of: screen), at: Inputs(fraction: fraction), in: context))
      let cover = state.opacity * state.alpha
      seen = zip(seen, [state.red, state.green, state.blue]).map { $0 * (1 - cover) + $1 * cover }
    }
    return seen
  }

  @Test func halfWayABarHasTheColourThatLooksHalfWay() throws {
    let context = pinned([], [], colors: (Self.blue, Self.yellow))
    let ends: [(Double, [Double])] = [(0, [0, 0, 1]), (0.5, [0.4226, 0.6724, 0.7805]), (1, [1, 1, 0])]
    for (fraction, expected) in ends {
      #expect(zip(try seen(context, at: fraction), expected).allSatisfy { isClose($0, $1, within: 1e-4) })
    }
  }

  @Test(arguments: [(0.0, 1.0), (1, 0), (0.5, 0.9), (0.4, 0.4)])
  func throughTwoBarsThePageShowsAsThroughOne(start: Double, end: Double) throws {
    let ink = LayerColor(red: 0, green: 0, blue: 0, alpha: start)
    let context = pinned([], [], colors: (ink, LayerColor(red: 0, green: 0, blue: 0, alpha: end)))
    for part in 0...8 {
      let fraction = Double(part) / 8
      let cover = 1 - (try seen(context, at: fraction)[0])
      #expect(isClose(cover, start + (end - start) * fraction))
    }
  }

  @Test func aColourNextToAPictureKeepsItself() throws {
    let context = pinned([], [], colors: (Self.blue, nil))
    for fraction in [0.0, 0.5, 1] {
      let state = try #require(
        ScreenTransition.push.state(of: .bar(of: 0), at: Inputs(fraction: fraction), in: context))
      #expect(state.blue == 1 && state.red == 0)
    }
  }

  @Test func aBarOfYourOwnHasItsColour() throws {
    let builder = TimelineBuilder(pinned([], [], colors: (nil, Self.yellow)))
    builder.layer(.bar(of: 1), frame: Self.bar)
    let state = try #require(builder.build().states(at: Inputs(fraction: 0.5)).first)
    #expect(state.red == 1 && state.green == 1 && state.blue == 0)
  }
}
