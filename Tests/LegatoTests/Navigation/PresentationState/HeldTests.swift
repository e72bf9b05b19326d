// What a finger holds without moving stands still, whatever was going on before.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct HeldTests {
  /// What was going on when the finger came.
  enum Beginning: CaseIterable {
    case popDuringAPush, popOverAPop, overASheet

    /// With how many transitions of the catalogue the finger lands on what moves.
    var heldCount: Int {
      switch self {
      case .popDuringAPush: 34
      case .popOverAPop: 41
      case .overASheet: 59
      }
    }

    /// A stage on which a screen comes, over a run that continues or rests.
    func stage(_ transition: ScreenTransition) -> Stage {
      let policy = TransitionPolicy(transition: transition, interactions: [.fullScreenPan()])
      let stage = Stage(root: 0, policy: policy)
      for screen in 0..<Int32(3) {
        stage.place(7, in: ScreenID(screen), at: screen == 1 ? Scenario.photo : Scenario.cell)
      }
      switch self {
      case .popDuringAPush:
        stage.push(1)
        stage.advance(by: 0.1)
        stage.pop()
      case .popOverAPop:
        stage.push(1, animated: false)
        stage.push(2, animated: false)
        stage.pop()
        stage.advance(by: 0.1)
        stage.pop()
      case .overASheet:
        stage.present(1, transition: .sheet(), detents: [0.5], animated: false)
        stage.push(2, animated: false)
        stage.pop()
      }
      stage.advance(by: 0.05)
      return stage
    }
  }

  /// Where the corners of what the present run moves are seen.
  private func held(_ stage: Stage) -> [(kind: Layer.Kind, corners: [Double])] {
    let states = stage.navigator.states
    let presentation = stage.navigator.presentation
    return presentation.layers.indices.compactMap { place in
      if place < presentation.parts.count, presentation.parts[place].isLeft { return nil }
      let layer = presentation.layers[place]
      let seen = SeenLayer(state: states[place], size: layer.frame.size).corners
      return (layer.kind, seen.flatMap { [$0.x + layer.frame.minX, $0.y + layer.frame.minY] })
    }
  }

  @Test(arguments: Beginning.allCases, Scenario.transitions.indices)
  func whatAFingerHoldsIsStill(beginning: Beginning, number: Int) throws {
    let stage = beginning.stage(Scenario.transitions[number].value)
    guard stage.isRunning else { return }
    stage.finger.begin(at: Point2D(x: 300, y: 700))
    stage.finger.drag(by: .right(12), over: 0.02)
    guard stage.navigator.phase == .tracking else { return }
    let before = held(stage)
    for _ in 0..<60 {
      stage.finger.hold(for: 1.0 / 60)
      for (first, now) in zip(before, held(stage)) {
        let farthest = zip(first.corners, now.corners).map { ($0 - $1).magnitude }.max() ?? 0
        try #require(
          first.kind == now.kind && farthest <= 0.5,
          "\(first.kind.name) drifts by \(farthest) in \(Scenario.transitions[number].code)")
      }
    }
  }

  /// The test above would say nothing of what a finger does not hold.
  @Test func aFingerHoldsMostOfIt() {
    for beginning in Beginning.allCases {
      let count = Scenario.transitions.count { transition in
        let stage = beginning.stage(transition.value)
        stage.finger.begin(at: Point2D(x: 300, y: 700))
        stage.finger.drag(by: .right(12), over: 0.02)
        return stage.navigator.phase == .tracking
      }
      #expect(count >= beginning.heldCount, "\(beginning): \(count)")
    }
  }

  @Test(arguments: [0.03, 0.06, 0.1])
  func whatIsCaughtAgainInSpaceStaysWhereItIs(time: Double) {
    let ways: [ScreenTransition] = [.cube(), .turn(), .flip(), .cards()]
    for (enter, leave) in ways.flatMap({ enter in ways.map { (enter, $0) } }) {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .asymmetric(enter: enter, leave: leave)))
      stage.push(1)
      stage.advance(by: 0.15)
      stage.pop()
      stage.navigator.grab()
      stage.navigator.settle(.finish)
      stage.advance(by: time)
      let before = held(stage)
      stage.navigator.grab()
      for (first, now) in zip(before, held(stage)) {
        let farthest = zip(first.corners, now.corners).map { ($0 - $1).magnitude }.max() ?? 0
        #expect(first.kind == now.kind && farthest <= 1e-6, "\(first.kind.name) leaps by \(farthest)")
      }
    }
  }
}

private func expectNoLeap(
  from before: [(kind: Layer.Kind, corners: [Double])], to held: [(kind: Layer.Kind, corners: [Double])]
) {
  for now in held {
    guard let past = before.first(where: { $0.kind == now.kind }) else { continue }
    let leap = zip(past.corners, now.corners).map { ($0 - $1).magnitude }.max() ?? 0
    #expect(leap < 1, "\(now.kind.name) leaps by \(leap)")
  }
}

extension HeldTests {
  /// A run that a finger has caught, and what the finger is on.
  private struct Caught {
    let stage: Stage
    /// The layers that the finger holds, and the point of each by which it does, measured from the layer's middle.
    let kinds: [Layer.Kind]
    let points: [SIMD2<Double>]

    /// Nil if the finger catches nothing. It moves by short steps that take no time, so nothing else moves.
    init?(
      _ stage: Stage, by finger: Point2D, toward direction: Vector2D,
      _ held: (Stage) -> [(kind: Layer.Kind, corners: [Double])]
    ) {
      stage.finger.begin(at: finger)
      var (travel, before) = (0.0, held(stage))
      while travel < 20, stage.navigator.phase != .tracking {
        before = held(stage)
        travel += 1.0 / 64
        stage.finger.move(to: finger + direction * travel)
      }
      guard stage.isRunning, stage.navigator.phase == .tracking else { return nil }
      expectNoLeap(from: before, to: held(stage))
      self.init(stage)
    }

    init(_ stage: Stage) {
      self.stage = stage
      let grip = stage.navigator.session.grip ?? .zero
      _ = stage.navigator.states
      let shown = stage.navigator.presentation
      let parts = shown.parts.filter { !$0.isLeft && $0.layer.isSeen(at: grip, shown.frame[$0.place]) }
      kinds = parts.map { $0.layer.kind }
      points = parts.map { part in
        let middle = part.layer.frame.center
        return Caught.seen(part, on: stage).point(at: SIMD2(grip.x - middle.x, grip.y - middle.y))
      }
    }

    static func seen(_ part: PresentedLayer, on stage: Stage) -> Look {
      Look(stage.navigator.presentation.frame[part.place], part.layer.frame.size)
    }

    var parts: [PresentedLayer] {
      kinds.compactMap { kind in stage.navigator.presentation.parts.first { $0.layer.kind == kind } }
    }

    /// Where the points are seen now.
    var places: [SIMD2<Double>] {
      _ = stage.navigator.states
      return zip(parts, points).map { part, point in
        let middle = part.layer.frame.center
        return SIMD2(middle.x, middle.y) + point + Caught.seen(part, on: stage).distance(from: .none, at: point)
      }
    }

    /// How far the points are seen from where the run alone shows them.
    var distances: [SIMD2<Double>] {
      _ = stage.navigator.states
      return zip(parts, points).map { part, point in
        let own = Frame(layers: 1)
        part.aim(to: own.numbers, isLater: false, in: stage.navigator.presentation.frame)
        part.layer.shift(own.numbers, by: part.shift)
        let aim = withExtendedLifetime(own) { Look(own.numbers, part.layer.frame.size) }
        return Caught.seen(part, on: stage).distance(from: aim, at: point)
      }
    }
  }

  /// Shows its back until it has turned half-way.
  private static let turnedOver = ScreenTransition(motion: .curve(.linear, duration: 0.4)) { context in
    let timeline = TimelineBuilder(context)
    let (middle, screens) = (context.size.width / 2, (timeline.screen(.covered), timeline.screen(.covering)))
    timeline.turn(screens.1, along: .horizontal, seenFrom: 900, at: [0, 0.5, 1]) {
      Turn(about: middle, by: (1 - $0) * .pi)
    }
    return timeline.build()
  }

  /// A redirected layer is smaller, larger, turned or mirrored. What the finger holds of it moves with the finger
  /// nonetheless, as it would without a residual, also if its page scrolls meanwhile.
  @Test(arguments: Scenario.transitions.indices, [false, true])
  func thePointThatAFingerHoldsMovesAsInTheRunAlone(number: Int, scrolls: Bool) {
    let leave = Scenario.transitions[number].value
    var count = 0
    for enter in [ScreenTransition.zoom, .cube(), .flip(), .imageZoom(), .auto(), HeldTests.turnedOver] {
      // Where a screen still is that goes quickly.
      let fingers = [Point2D(x: 200, y: 400), Point2D(x: 380, y: 437), Point2D(x: 200, y: 830), Point2D(x: 15, y: 437)]
      let first = fingers.lazy.compactMap { finger in
        let stage = Beginning.popDuringAPush.stage(.asymmetric(enter: enter, leave: leave))
        return Caught(stage, by: finger, toward: .right(1), held)
      }.first { !$0.kinds.isEmpty }
      guard var caught = first else { continue }
      let stage = caught.stage
      if scrolls {
        for screen in 0..<Int32(2) {
          var rest = screen == 1 ? Scenario.photo : Scenario.cell
          rest.origin.y += 60
          stage.place(7, in: ScreenID(screen), at: rest)
        }
        let past = held(stage)
        stage.send(.changed)
        expectNoLeap(from: past, to: held(stage))
        caught = Caught(stage)
      }
      let before = caught.distances
      count += before.count
      for _ in 0..<12 {
        stage.finger.drag(by: .right(20), over: 1.0 / 60)
        for (index, now) in caught.distances.enumerated() {
          let slip = now - before[index]
          let farthest = max(slip.x.magnitude, slip.y.magnitude)
          let name = caught.kinds[index].name
          #expect(farthest <= 0.01, "\(name) slips by \(farthest) in \(enter.name) and \(leave.name)")
        }
      }
    }
    // Some screens are gone when the finger comes, or it takes none of these pops.
    #expect(count > 0 || ["crossfade", "uncover", "zoomIn"].contains("\(leave.name)"), "\(leave.name)")
  }

  @Test func aMirroredScreenDoesNotLeapToTheFingerThatCatchesIt() throws {
    let policy = TransitionPolicy(transition: .asymmetric(enter: HeldTests.turnedOver, leave: .push))
    let stage = Stage(root: 0, policy: policy)
    stage.push(1)
    stage.advance(by: 0.1)
    let caught = try #require(Caught(stage, by: Point2D(x: 240, y: 300), toward: .right(1), held))
    #expect(caught.parts.contains { Caught.seen($0, on: stage).x[0] < 0 })
  }

  /// A stage on which the screen with the picture is a step aside. It comes to its place only after a release.
  private func stageOfAPictureAside() -> Stage {
    let policy = TransitionPolicy(transition: .imageZoom(), interactions: [.imageDrag(), .pinch()])
    let stage = Stage(root: 0, policy: policy)
    for screen in 0..<Int32(2) {
      stage.place(7, in: ScreenID(screen), at: screen == 1 ? Scenario.photo : Scenario.cell)
    }
    stage.push(1, animated: false)
    stage.push(2, transition: .push, animated: false)
    stage.pop()
    stage.advance(by: 0.08)
    return stage
  }

  @Test func aPictureStaysUnderTheFingerThatMakesItSmaller() throws {
    let stage = stageOfAPictureAside()
    let caught = try #require(Caught(stage, by: Point2D(x: 240, y: 400), toward: .down(1), held))
    let (before, start) = (try #require(caught.places.last), stage.finger.position)
    #expect(try #require(caught.distances.last).x.magnitude > 10)
    stage.finger.drag(by: .down(150), over: 0.3)
    let travel = stage.finger.position - start
    let slip = try #require(caught.places.last) - before - SIMD2(travel.dx, travel.dy)
    #expect(max(slip.x.magnitude, slip.y.magnitude) <= 0.5, "\(slip)")
  }

  @Test func aPictureStaysUnderTwoFingersOfWhichTheSecondComesLater() throws {
    let stage = stageOfAPictureAside()
    _ = try #require(Caught(stage, by: Point2D(x: 240, y: 400), toward: .down(1), held))
    let first = held(stage)
    stage.secondFinger.begin(at: stage.finger.position + .right(120))
    expectNoLeap(from: first, to: held(stage))
    stage.drag([(stage.finger, .right(10)), (stage.secondFinger, .left(10))], over: 0.1)
    let caught = Caught(stage)
    let before = try #require(caught.places.last)
    let width = try #require(stage.frame(of: .element(7, of: 1))).size.width
    #expect(try #require(caught.distances.last).x.magnitude > 10)
    stage.drag([(stage.finger, .right(30)), (stage.secondFinger, .left(30))], over: 0.2)
    #expect(try #require(stage.frame(of: .element(7, of: 1))).size.width < 0.7 * width)
    let slip = try #require(caught.places.last) - before
    #expect(max(slip.x.magnitude, slip.y.magnitude) <= 0.5, "\(slip)")
  }

  /// A browser's bar, a keyboard or a rotation changes the container's size while a finger holds what an earlier run
  /// has left elsewhere. The layers get their new sizes, and stay as far from where the run alone shows them.
  @Test(arguments: [
    Size2D(width: 402, height: 873), Size2D(width: 402, height: 560), Size2D(width: 874, height: 402),
  ])
  func whatAFingerHoldsStaysElsewhereInAContainerOfAnotherSize(size: Size2D) {
    let count = Scenario.transitions.count { transition in
      let stage = Beginning.popOverAPop.stage(transition.value)
      guard let caught = Caught(stage, by: Point2D(x: 200, y: 400), toward: .right(1), held) else { return false }
      stage.finger.drag(by: .right(30), over: 0.1)
      let before = caught.distances
      stage.resize(to: size)
      stage.finger.hold(for: 2)
      // A second measuring in the same size.
      stage.send(.changed)
      stage.finger.hold(for: 1)
      for (index, distance) in caught.distances.enumerated() {
        let drift = distance - before[index]
        let name = caught.kinds[index].name
        #expect(max(drift.x.magnitude, drift.y.magnitude) <= 0.5, "\(name): \(drift), \(transition.code)")
      }
      return before.contains { max($0.x.magnitude, $0.y.magnitude) > 0.5 }
    }
    // By the others the finger catches nothing, or nothing that is elsewhere.
    #expect(count >= 36, "\(count)")
  }

  /// How fast each corner of what the run moves is directly before the fingers let go, and directly after.
  private func speedsAroundRelease(_ stage: Stage) -> [(name: String, before: Double, after: Double)] {
    let step = 1e-4
    var corners = [held(stage)]
    for index in 1...3 {
      if index == 2 { stage.finger.release() } else { stage.frame(after: step) }
      corners.append(held(stage))
    }
    // The release takes no time.
    expectNoLeap(from: corners[1], to: corners[2])
    return corners[3].flatMap { now in
      let past = corners.compactMap { frame in frame.first { $0.kind == now.kind }?.corners }
      return past.count < corners.count
        ? []
        : now.corners.indices.map {
          (now.kind.name, (past[1][$0] - past[0][$0]) / step, (past[3][$0] - past[2][$0]) / step)
        }
    }
  }

  /// What still comes from the old size to the new one has its velocity before the release and after it.
  @Test(arguments: [Beginning.popOverAPop, .overASheet])
  func whatANewSizeHasSetInMotionIsNotStoppedByTheRelease(beginning: Beginning) {
    var fastest = 0.0
    for transition in Scenario.transitions {
      let stage = beginning.stage(transition.value)
      guard Caught(stage, by: Point2D(x: 200, y: 400), toward: .right(1), held) != nil else { continue }
      stage.finger.drag(by: .right(30), over: 0.1)
      stage.finger.hold(for: 0.2)
      stage.resize(to: Size2D(width: 402, height: 600))
      stage.finger.hold(for: 0.03)
      for (name, before, after) in speedsAroundRelease(stage) {
        fastest = max(fastest, before.magnitude)
        #expect((after - before).magnitude < 100, "\(name) from \(before) to \(after), \(transition.code)")
      }
    }
    #expect(fastest > 1000, "\(fastest)")
  }

  /// A page has scrolled while the finger moved it. Then both have rested.
  @Test(arguments: [Beginning.popDuringAPush, .popOverAPop])
  func whatHasStoodStillSetsOffFromRestAtTheRelease(beginning: Beginning) {
    var count = 0
    for transition in Scenario.transitions {
      let stage = beginning.stage(transition.value)
      guard Caught(stage, by: Point2D(x: 200, y: 400), toward: .right(1), held) != nil else { continue }
      stage.finger.drag(by: .right(60), over: 0.1)
      for screen in 0..<Int32(3) {
        var rest = screen == 1 ? Scenario.photo : Scenario.cell
        rest.origin.y += 200
        stage.place(7, in: ScreenID(screen), at: rest)
      }
      stage.send(.changed)
      stage.finger.hold(for: 0.5)
      let speeds = speedsAroundRelease(stage)
      count += speeds.count
      for (name, before, after) in speeds {
        #expect(before.magnitude < 1 && after.magnitude < 50, "\(name) from \(before) to \(after), \(transition.code)")
      }
    }
    #expect(count > 0)
  }
}
