// Shared elements that are in flight when another run begins, or when their places move.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct FlightRedirectionTests {
  /// Where an element lies on each of three screens.
  private static let places = [
    Rect2D(x: 20, y: 100, width: 90, height: 90), Rect2D(x: 0, y: 300, width: 402, height: 300),
    Rect2D(x: 250, y: 620, width: 120, height: 180),
  ]

  /// Places of which each has other proportions than the one before.
  private static let steepPlaces = [
    Rect2D(x: 20, y: 60, width: 180, height: 580), Rect2D(x: 0, y: 200, width: 600, height: 400),
    Rect2D(x: 300, y: 10, width: 40, height: 300),
  ]

  /// All but `grow` and `containerTransform`, whose cells are seen only next to their places.
  private static let transitions: [ScreenTransition] = [
    .imageZoom(), .imageZoom(sourceStyle: .fading(over: 0.5)), .zoom, .auto(),
  ]

  /// A stack in whose first run an element flies that is on some of its screens.
  private func flying(
    _ transition: ScreenTransition, on screens: [Int], at places: [Rect2D] = places, frames: Int = 6
  ) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition))
    for screen in screens { stage.place(7, in: ScreenID(Int32(screen)), at: places[screen]) }
    stage.push(1)
    stage.advance(frames: frames)
    return stage
  }

  /// What is seen of the element's faces that are not as good as transparent.
  private func faces(_ stage: Stage) -> [Rect2D] {
    let states = stage.navigator.states
    return stage.layers.indices.compactMap { index in
      let layer = stage.layers[index]
      guard layer.kind.role == .element, states[index].opacity > 0.05 else { return nil }
      return stage.frame(of: layer.kind)
    }
  }

  private func distance(_ first: Rect2D, _ second: Rect2D) -> Double {
    max(
      max((first.minX - second.minX).magnitude, (first.minY - second.minY).magnitude),
      max((first.maxX - second.maxX).magnitude, (first.maxY - second.maxY).magnitude))
  }

  /// Lets the run continue, and checks that the element continues as one, without a leap.
  private func follow(
    _ stage: Stage, from start: Rect2D, _ firstStep: Double, frames: Int = 60
  ) -> (Rect2D, Double) {
    var (last, step) = (start, firstStep)
    for _ in 0..<frames where stage.isRunning {
      stage.advance(frames: 1)
      let seen = faces(stage)
      guard let lead = seen.first else { break }
      for face in seen { #expect(distance(face, lead) <= 0.5, "\(seen)") }
      #expect(distance(lead, last) <= 2 * step + 12, "\(last) → \(lead)")
      (step, last) = (distance(lead, last), lead)
    }
    return (last, step)
  }

  @Test(arguments: transitions, [places, steepPlaces])
  func anElementThatIsRedirectedGoesOnAsItselfAndBackAgain(transition: ScreenTransition, places: [Rect2D]) throws {
    let stage = flying(transition, on: [0, 1, 2], at: places, frames: 2)
    let first = try #require(faces(stage).first)
    stage.advance(frames: 1)
    let second = try #require(faces(stage).first)
    var (last, step) = (second, distance(first, second))
    for turn in 0..<3 {
      if turn == 0 { stage.push(2) } else { stage.pop() }
      (last, step) = follow(stage, from: last, step, frames: turn < 2 ? 4 : 60)
    }
    #expect(stage.navigator.screens == [0])
  }

  @Test(arguments: transitions)
  func anElementThatHasNotFlownYetSetsOffWhereItsScreenHasIt(transition: ScreenTransition) throws {
    let stage = flying(transition, on: [1, 2], frames: 3)
    stage.push(2)
    let start = try #require(faces(stage).first)
    stage.advance(frames: 1)
    let next = try #require(faces(stage).first)
    _ = follow(stage, from: next, distance(start, next))
  }

  /// The element is on the two upper screens: it sets off with the second run, and goes back as it has come. A host may
  /// tell of it for those two alone.
  @Test(arguments: transitions, [1, 3, 6, 10])
  func anElementOfTheUpperScreensGoesBackAsOne(transition: ScreenTransition, frames: Int) throws {
    for isToldInPairs in [false, true] {
      let stage = flying(transition, on: isToldInPairs ? [] : [1, 2], frames: 3)
      for screen in 1...2 { stage.place(7, in: ScreenID(Int32(screen)), at: Self.places[screen]) }
      stage.push(2)
      stage.advance(frames: frames)
      for frames in [frames, 60] {
        stage.pop()
        for _ in 0..<frames where stage.isRunning {
          stage.advance(frames: 1)
          let seen = faces(stage)
          for face in seen { #expect(distance(face, seen[0]) <= 0.5, "\(seen)") }
        }
        if isToldInPairs { stage.remove(7, from: 1) }
      }
      #expect(stage.navigator.screens == [0])
    }
  }

  /// The element is on the two outer screens, so nothing flies to the middle one or from it.
  @Test(arguments: transitions, [1, 3, 6])
  func anElementOfTheOuterScreensFliesBetweenThemAlone(transition: ScreenTransition, frames: Int) throws {
    let stage = flying(transition, on: [0, 2], frames: frames)
    stage.push(2)
    stage.advance(frames: frames)
    #expect(faces(stage).count <= 1)
    stage.popToRoot()
    while stage.isRunning, faces(stage).isEmpty { stage.advance(frames: 1) }
    let start = try #require(faces(stage).first)
    stage.advance(frames: 1)
    let next = try #require(faces(stage).first)
    let (last, _) = follow(stage, from: next, distance(start, next))
    #expect(distance(last, Self.places[0]) <= 1 && stage.navigator.screens == [0])
  }

  @Test(arguments: transitions, [true, false])
  func anElementThatIsRedirectedGoesOnAsFastAsItFlew(transition: ScreenTransition, goesBack: Bool) throws {
    let stage = flying(transition, on: [0, 1, 2], frames: 4)
    let moment = 1e-4
    let before = try #require(faces(stage).first)
    stage.frame(after: moment)
    let middle = try #require(faces(stage).first)
    if goesBack { stage.pop() } else { stage.push(2) }
    stage.frame(after: moment)
    let after = try #require(faces(stage).first)
    let (past, next) = (distance(before, middle), distance(middle, after))
    #expect(past > 0.01 && (next / past - 1).magnitude < 0.01, "\(past), and then \(next)")
  }

  @Test func theElementThatIsRedirectedLandsOnTheLastScreen() {
    let stage = flying(.imageZoom(), on: [0, 1, 2])
    let before = faces(stage)
    stage.push(2)
    #expect(before.count == 1 && distance(faces(stage)[0], before[0]) < 1e-6)
    stage.advance(frames: 40)
    #expect(distance(stage.frame(of: .element(7, of: 2)) ?? Self.places[2], Self.places[2]) < 1)
  }

  @Test(arguments: [(ScreenTransition.imageZoom(), Layer.Kind.element(7, of: 1)), (.zoom, .screen(1))], [2, 6, 12])
  func aFlightBendsToWhereItsPlaceHasMovedAndLandsThere(row: (ScreenTransition, Layer.Kind), frames: Int) {
    let kind = row.1
    let stage = flying(row.0, on: [0, 1], frames: 40)
    stage.settle()
    stage.pop()
    stage.advance(frames: frames)
    var last = stage.frame(of: kind) ?? .zero
    stage.advance(frames: 1)
    var step = distance(stage.frame(of: kind) ?? .zero, last)
    last = stage.frame(of: kind) ?? .zero
    var place = Self.places[0]
    for frame in 0..<60 where stage.isRunning {
      if frame < 10 {
        place = Rect2D(x: place.minX + 2, y: place.minY + 8, width: 90, height: 90)
        stage.place(7, in: 0, at: place)
        stage.send(.changed)
      }
      stage.advance(frames: 1)
      guard stage.isRunning, let seen = stage.frame(of: kind) else { break }
      let way = distance(seen, last)
      #expect(way <= 2 * step + 1, "\(way) after \(step)")
      (step, last) = (way, seen)
    }
    #expect(distance(last, place) < 2, "\(last)")
  }

  /// What flies, and by what it is shown: the element as both screens have it, or a card that grows out of it.
  private static let pairs: [(ScreenTransition, Layer.Kind)] = [
    (.imageZoom(sourceStyle: .fading(over: 1)), .element(7, of: 1)), (.auto(), .element(7, of: 1)),
    (.zoom, .screen(1)), (.containerTransform(), .screen(1)),
  ]

  @Test(
    arguments: pairs,
    [
      Rect2D(x: 20, y: 60, width: 180, height: 580), Rect2D(x: 300, y: 10, width: 40, height: 300),
      Rect2D(x: 10, y: 700, width: 300, height: 12), places[0],
    ])
  func bothPicturesOfAFlightCoverEachOther(pair: (ScreenTransition, Layer.Kind), covered: Rect2D) {
    let covering = pair.1.role == .screen ? .zero : Rect2D(x: 0, y: 200, width: 600, height: 400)
    let element = SharedElement(id: 7, covered: covered, covering: covering, coveredRadius: 20)
    let context = context(elements: [element])
    for step in 0...1000 {
      // Also while fingers carry it.
      let inputs = Inputs(
        fraction: Double(step / 2) / 500, drag: Vector2D(dx: 40, dy: 200), pinch: step.isMultiple(of: 2) ? 0 : -0.5)
      guard let first = pair.0.frame(of: .element(7, of: 0), at: inputs, in: context),
        let second = pair.0.frame(of: pair.1, at: inputs, in: context)
      else { return #expect(Bool(false), "a face is missing") }
      #expect(distance(first, second) <= 0.5, "\(inputs): \(first), \(second)")
    }
  }

  @Test func whatFliesHomeLandsWhereItRests() {
    let timeline = ScreenTransition.fade.prepare(context())
    let part = PresentedLayer(LayerSource(timeline, timeline.frame(at: .zero)), 0)
    part.source = LayerSource.rest
    #expect(part.lands(on: part.layer.frame))
    #expect(!part.lands(on: Rect2D(x: 200, y: 300, width: 120, height: 80)))
  }

  @Test func aFaceWhoseScreenGoesFollowsTheOtherOneHome() {
    let stage = flying(.auto(), on: [0, 1])
    stage.push(2, transition: .slide(.left))
    #expect(faces(stage).count == 2)
    for _ in 0..<60 where stage.isRunning {
      stage.advance(frames: 1)
      let faces = faces(stage)
      for face in faces { #expect(distance(face, faces[0]) <= 0.5, "\(faces)") }
    }
  }

  @Test func aFaceThatFollowsAnotherOneHomeGoesOnDoingSo() {
    let stage = flying(.imageZoom(sourceStyle: .kept), on: [0, 1])
    stage.push(2, transition: .uncover())
    stage.advance(frames: 3)
    stage.pop()
    #expect(faces(stage).count == 2)
    var gap = Double.infinity
    for _ in 0..<60 where stage.isRunning {
      stage.advance(frames: 1)
      let faces = faces(stage)
      guard let first = faces.first, let last = faces.last else { break }
      #expect(distance(first, last) <= max(gap, 0.5), "\(faces)")
      gap = distance(first, last)
    }
  }
}
