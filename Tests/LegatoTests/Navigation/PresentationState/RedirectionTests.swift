// What a redirected run does with what is there: third screens with all that is theirs, shadows and dimmings.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct RedirectionTests {
  private static let transitions = Scenario.transitions.map(\.value)

  /// How a screen comes, and how it goes before it is there.
  private static let pairs = transitions.indices.flatMap { first in transitions.indices.map { (first, $0) } }

  /// A screen that is half-way there.
  private func pushing(_ transition: ScreenTransition, isPinned: Bool = false, frames: Int = 6) -> Stage {
    let stage = Stage(root: 0)
    stage.place(7, in: 0, at: Scenario.cell)
    stage.place(7, in: 1, at: Scenario.photo)
    if isPinned {
      stage.barStyle = .pinned
      for screen in 0..<Int32(3) { stage.setBar(Scenario.bar, of: ScreenID(screen)) }
    }
    stage.push(1, transition: transition)
    stage.advance(frames: frames)
    return stage
  }

  private func x(_ stage: Stage, _ kind: Layer.Kind) -> Double { stage.frame(of: kind)?.minX ?? .nan }

  private func opacity(_ stage: Stage, _ kind: Layer.Kind) -> Double { stage.state(of: kind)?.opacity ?? .nan }

  /// The dimmings and shadows that are shown, each with its opacity.
  private func shades(_ stage: Stage) -> [(kind: Layer.Kind, opacity: Double)] {
    stage.layers.map(\.kind).filter { $0.isShade && $0.id >= 0 }.map { ($0, opacity(stage, $0)) }
  }

  @Test func anElementThatFliesAsOneScreensGoesOnAsTheNextOnes() {
    // In the second run the covered screen's element is screen 1's; the one that flies out of screen 0 is the same.
    let stage = pushing(.zoom, frames: 3)
    let before = stage.frame(of: .element(7, of: 0)) ?? .zero
    stage.push(2, transition: .zoom)
    #expect(isClose(stage.frame(of: .element(7, of: 0)), before))
    #expect(isClose(stage.frame(of: .element(7, of: 1)), before))
  }

  @Test func aFlightOutOfASmallPlaceIsNeverCutAway() {
    // While the screen leaves a thumbnail, its cuts change by 10⁵ points a second. The next run does not take over this
    // velocity.
    let stage = Stage(root: 0)
    stage.place(7, in: 0, at: Rect2D(x: 20, y: 100, width: 5, height: 5))
    stage.push(7, transition: .push)
    stage.reverse()
    stage.present(7, transition: .zoom)
    for _ in 0..<10 {
      stage.advance(frames: 1)
      let shown = stage.frame(of: .screen(7)) ?? .zero
      #expect(shown.size.width > 0 && shown.size.height > 0)
    }
  }

  /// Where the corners of what a layer shows at a frame are seen, or of all that is not cut off of it.
  private func corners(of kind: Layer.Kind, at frame: Rect2D? = nil, on stage: Stage) -> [Double]? {
    guard var state = stage.state(of: kind), let layer = stage.layers.first(where: { $0.kind == kind }) else {
      return nil
    }
    let rest = layer.frame
    if let frame {
      (state.clipLeft, state.clipTop) = (frame.minX - rest.minX, frame.minY - rest.minY)
      (state.clipRight, state.clipBottom) = (rest.maxX - frame.maxX, rest.maxY - frame.maxY)
    }
    let seen = LayerCorners(state, rest.size, isCut: true)
    return (0..<4).map { seen.x[$0] + rest.minX } + (0..<4).map { seen.y[$0] + rest.minY }
  }

  private func areClose(_ corners: [Double], _ others: [Double]?) -> Bool {
    others.map { zip(corners, $0).allSatisfy { ($0 - $1).magnitude < 1e-6 } } ?? false
  }

  @Test(arguments: transitions.indices, transitions.indices)
  func anElementThatIsNewIsSeenWhereItsScreenHasIt(first: Int, second: Int) throws {
    for goesBack in [false, true] {
      let stage = pushing(Self.transitions[first])
      stage.place(7, in: 2, at: Scenario.cell)
      let before = stage.layers.map(\.kind)
      let middle = Rect2D(origin: Scenario.photo.center, size: .zero)
      let place = corners(of: .screen(1), at: Scenario.photo, on: stage)
      let center = corners(of: .screen(1), at: middle, on: stage)
      if goesBack {
        stage.pop(transition: Self.transitions[second])
      } else {
        stage.push(2, transition: Self.transitions[second])
      }
      // A picture that does not fly yet begins at its place in this screen, cut to its own shape.
      if before.contains(where: { $0.role == .element }) { continue }
      if let element = corners(of: .element(7, of: 1), on: stage) {
        #expect(areClose(element, place), "\(element), not \(place ?? [])")
      }
      if let layer = stage.layers.first(where: { $0.kind == .element(7, of: 2) }), stage.isRunning {
        let middle = Rect2D(origin: layer.frame.center, size: .zero)
        let element = try #require(corners(of: layer.kind, at: middle, on: stage))
        #expect(areClose(element, center), "\(element), not \(center ?? [])")
      }
      stage.settle()
      #expect(stage.navigator.screens == (goesBack ? [0] : [0, 1, 2]))
    }
  }

  /// Its element does, too, and flies along on top of it or below.
  @Test(arguments: transitions.indices, [ScreenTransition.zoom, .grow(), .containerTransform()])
  func aCardThatGrowsOutOfAMovingScreenSetsOutWhereThatShowsItsElement(first: Int, second: ScreenTransition) throws {
    let stage = pushing(Self.transitions[first])
    let place = try #require(corners(of: .screen(1), at: Scenario.photo, on: stage))
    // An element in flight sets out from where it is.
    if stage.layers.contains(where: { $0.kind.role == .element }) { return }
    let isInSpace = try #require(stage.state(of: .screen(1))).perspective != 0
    stage.push(2, transition: second)
    if isInSpace {
      // The card is larger than the element, and might be seen past the viewer. It begins where the element rests.
      let card = try #require(stage.frame(of: .screen(2)))
      #expect((card.center - Scenario.photo.center).length < 1, "\(card)")
      #expect(try #require(stage.state(of: .screen(2))).opacity < 0.01)
      return
    }
    let card = try #require(corners(of: .screen(2), on: stage))
    #expect(areClose(card, place), "\(card), not \(place)")
  }

  @Test func anElementThatIsNewGoesOnAsFastAsItsScreen() {
    let stage = pushing(.slide(.left))
    let before = stage.frame(of: .screen(1))?.minX ?? .nan
    stage.advance(frames: 1)
    let pace = (stage.frame(of: .screen(1))?.minX ?? .nan) - before
    stage.push(2, transition: .zoom)
    let place = stage.frame(of: .element(7, of: 1))?.center.x ?? .nan
    stage.advance(frames: 1)
    let step = (stage.frame(of: .element(7, of: 1))?.center.x ?? .nan) - place
    #expect(pace < -5 && isClose(step, pace, within: 0.3 * pace.magnitude), "\(step), not \(pace)")
  }

  @Test func aFlightAboutAnotherAnchorGoesStraight() {
    // The picture of screen 2's element leaves its place for the whole screen, and never goes far beyond that.
    let stage = pushing(.mdImageZoom())
    stage.place(7, in: 2, at: Scenario.cell)
    stage.settle()
    stage.push(2, transition: .mdImageZoom())
    stage.push(3, transition: .grow())
    for _ in 0..<20 {
      stage.advance(frames: 1)
      guard let frame = stage.frame(of: .element(7, of: 2)) else { continue }
      #expect(frame.minX > -0.25 * stage.size.width && frame.maxX < 1.25 * stage.size.width, "\(frame)")
    }
  }

  @Test func theElementOfAScreenThatIsCoveredMeanwhileFliesHomeInIt() {
    let stage = pushing(.imageZoom())
    let start = stage.frame(of: .element(7, of: 1))
    stage.push(2, transition: .slide(.left))
    #expect(stage.frame(of: .element(7, of: 1)) == start)
    stage.advance(frames: 3)
    let next = stage.frame(of: .element(7, of: 1))
    #expect((next?.size.width ?? 0) > (start?.size.width ?? .infinity))
    #expect(opacity(stage, .element(7, of: 1)) > 0.99)
    stage.settle()
    #expect(stage.mounted == [2])
  }

  @Test func whatFliesHomeKeepsItsOrder() {
    let stage = Stage(root: 0)
    let cells = [7, 8, 9] as [ElementID]
    for element in cells { stage.place(element, in: 0, at: Scenario.cell, hasShadow: true) }
    stage.push(1, transition: .imageZoom(sourceStyle: .kept))
    func lifted() -> [Layer.Kind] {
      stage.layers.map(\.kind).filter { $0.role == .element || $0.role == .elementShadow }
    }
    let order = lifted()
    #expect(order == cells.flatMap { [.shadow(of: $0, in: 0), .element($0, of: 0)] })
    stage.replace(5, backwards: true)
    #expect(lifted() == order)
    stage.pop()
    #expect(lifted() == order)
    stage.present(3)
    #expect(lifted() == order)
  }

  @Test func barsGoOnFromWhatTheyShow() {
    let stage = pushing(.slide(.left), isPinned: true)
    let kinds: [Layer.Kind] = [.bar(of: 0), .bar(of: 1), .barItem(90, of: 0), .barItem(90, of: 1)]
    let before = kinds.map { opacity(stage, $0) }
    #expect(before[1] > 0 && before[1] < 1)
    stage.push(2, transition: .slide(.left))
    #expect(zip(kinds, before).allSatisfy { isClose(opacity(stage, $0), $1) })
    #expect(opacity(stage, .bar(of: 2)) == 0)
    stage.settle()
    #expect(stage.outcomes == [.finished, .finished])
  }

  @Test(arguments: pairs) func aDimmingOrAShadowFlashesNeitherInNorOut(first: Int, second: Int) {
    let stage = pushing(Self.transitions[first])
    let before = shades(stage)
    stage.pop(transition: Self.transitions[second])
    // One that needs a source it has not got, or takes no time, leaves nothing to be seen.
    guard stage.isRunning else { return }
    for shade in before { #expect(isClose(opacity(stage, shade.kind), shade.opacity), "\(shade.kind.name)") }
    for shade in shades(stage) where !before.contains(where: { $0.kind == shade.kind }) {
      #expect(shade.opacity == 0, "\(shade.kind.name)")
    }
    // What only the first has fades, and never comes back on the way.
    let own = Self.transitions[second].prepare(context(.pop)).layers.map(\.kind)
    for shade in before where !own.contains(shade.kind) {
      let redirected = pushing(Self.transitions[first])
      redirected.pop(transition: Self.transitions[second])
      var last = shade.opacity
      while redirected.isRunning {
        #expect(opacity(redirected, shade.kind) <= last + 1e-9, "\(shade.kind.name)")
        last = opacity(redirected, shade.kind)
        redirected.advance(frames: 1)
      }
      #expect(last < 0.01, "\(shade.kind.name)")
    }
  }

  @Test func aShadowThatIsLeftGoesWithItsScreenAndFades() {
    // A headline's shadow lies 3 points ahead of its screen.
    let stage = pushing(.headline())
    stage.pop(transition: .slide(.up))
    var last = 1.0
    while stage.isRunning {
      let (shadow, screen) = (stage.frame(of: .shadow(of: 1)), stage.frame(of: .screen(1)))
      #expect(abs((shadow?.minX ?? .nan) - (screen?.minX ?? .nan)) < 3.001)
      #expect(isClose(shadow?.minY, screen?.minY ?? .nan, within: 1e-6))
      #expect(opacity(stage, .shadow(of: 1)) <= last)
      last = opacity(stage, .shadow(of: 1))
      stage.advance(frames: 1)
    }
    #expect(last < 0.001)
  }

  @Test func aShadowThatIsNewGoesWithItsScreenAndComesOutOfNothing() {
    let stage = pushing(.slide(.up))
    stage.pop(transition: .headline())
    #expect(opacity(stage, .shadow(of: 1)) == 0)
    var highest = 0.0
    while stage.isRunning {
      #expect(isClose(abs(x(stage, .shadow(of: 1)) - x(stage, .screen(1))), 3, within: 1e-6))
      highest = max(highest, opacity(stage, .shadow(of: 1)))
      stage.advance(frames: 1)
    }
    #expect(highest > 0.2)
  }

  @Test func whatFadesDoesNotComeBackWhenAnotherRunBegins() {
    let stage = pushing(.headline())
    stage.pop(transition: .slide(.up))
    stage.advance(frames: 6)
    let before = opacity(stage, .shadow(of: 1))
    #expect(before > 0.05 && before < 0.5)
    stage.push(2, transition: .slide(.left))
    while stage.isRunning {
      #expect(opacity(stage, .shadow(of: 1)) <= before + 1e-9)
      stage.advance(frames: 1)
    }
  }

  @Test func aResidualOfAPerspectiveDecaysWithoutAJump() {
    let stage = Stage(root: 0, frameRate: 240)
    stage.push(1, transition: SpatialTransition.cube.transition(.spring(response: 0.5)))
    stage.advance(by: 0.1)
    stage.push(2, transition: .slide(.leading))
    func corners() -> [Point2D] {
      let frame = stage.layers.first { $0.kind == .screen(1) }?.frame ?? .zero
      return SeenLayer(state: stage.state(of: .screen(1)) ?? .rest, size: frame.size).corners
    }
    var before = corners()
    #expect(before != SeenLayer(state: .rest, size: stage.size).corners)
    var steps: [Double] = []
    while stage.isRunning {
      stage.advance(frames: 1)
      guard stage.state(of: .screen(1)) != nil else { break }
      let after = corners()
      steps.append(zip(before, after).map { ($1 - $0).length }.max() ?? 0)
      before = after
    }
    // The way there takes half a second: no step of a 240th of one is a leap, and the last ones are small.
    #expect(steps.count > 60)
    #expect((steps.max() ?? .infinity) < 20)
    #expect((steps.suffix(20).max() ?? .infinity) < 1)
  }

  /// Where the root is, frame by frame, once it comes back so many seconds before an interrupted run that moves it has
  /// settled.
  private func returns(_ seconds: Double) throws -> [Double] {
    let stage = Stage(root: 0)
    stage.push(1, transition: .push)
    stage.advance(by: 0.05)
    stage.push(2, transition: .push)
    let end = try #require(stage.navigator.presentation.sources[0].driver?.endTime)
    stage.frame(after: end - stage.clock.time - seconds)
    stage.popToRoot()
    return (0..<10).map { _ in
      stage.frame(after: 0.01)
      return x(stage, .screen(0))
    }
  }

  @Test func theEndOfASettleIsNotReadAsAVelocity() throws {
    let (across, before) = (try returns(1.0 / 65536), try returns(1.0 / 1024))
    for (one, other) in zip(across, before) { #expect(abs(one - other) < 0.5, "\(across) \(before)") }
  }

  @Test func whatRestsIsLeftAsItIsSeenAlsoIfWhatItRestsOverHasGone() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .card()))
    stage.push(2)
    stage.settle()
    stage.push(6)
    stage.settle()
    stage.setMissing(2)
    let before = stage.state(of: .screen(6))
    stage.push(1)
    let after = stage.state(of: .screen(6))
    #expect(before != .rest && after == before, "\(String(describing: before))")
  }
}
