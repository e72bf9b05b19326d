// Plays a sequence of events and watches the rules.

import LegatoTesting

@testable import Legato

/// Plays events on a stage and holds every frame and every callback against the rules.
///
/// **The continuity bound**, in units of the container's longer side. An event that takes no time moves nothing: what was
/// seen before it is seen after it, within ``still``. What a finger moves by s, no layer's corner leaves by more than
/// ``leverage`` · s: a vertical pan drives the whole way by 200 points, a zoomed card's corners turn about the finger.
/// In a time t, on the engine's clock, no corner travels farther than ``speed`` · t, and opacities change by ``fading`` · t,
/// plus what a finger's velocity drives once it has lifted, plus what may snap when a run has settled. Where a frame follows
/// another with nothing between them, the bound is the velocity seen there: ``growth`` times that, and what ``acceleration``
/// and, where a layer begins to fade, ``kink`` may add. Left out: explicit resizes, and runs that are not animated.
final class Player {
  static let growth = 3.0
  static let acceleration = 1000.0
  static let kink = 25.0
  static let still = 1e-6
  static let speed = 40.0
  static let fading = 60.0
  static let leverage = 9.0
  /// What is left of a settle when it ends: the driver's and the carry's tolerances.
  static let snap = 0.003

  /// What has been found first.
  private(set) var failure: String?
  private(set) var frames = 0

  private let stage: Stage
  private let observed: NavigationStack
  private var model = StackModel()
  private var active: [Int32] = []
  private var takesBack = false
  private var before = SeenPicture()
  private var after = SeenPicture()
  private var beforeTime = 0.0
  private var fingers: [Point] = [.zero, .zero]
  /// The fastest that a finger has been, in containers per second; as the engine, no more than 8000 points.
  private var launch = 0.0
  /// How much has changed per second in the last frame, unless something else has happened since.
  private var pace: (travel: Double, opacity: Double)?
  /// Whether a jump is allowed until the next picture.
  private var isExcused = false
  private var allowed = true
  private var missing: [Int32] = []
  /// Whether a drawer may stay open over a screen that can still be seen.
  private var hasDrawer: Bool
  /// Whether a screen has been missing, so that what rests at a stop may have lost what it rests over.
  private var hasLostScreens = false
  /// The screens that the present request sets, if it sets them all.
  private var list: [Int32]?

  init(_ scenario: Scenario) {
    stage = scenario.stage()
    hasDrawer = scenario.hasDrawer
    observed = stage.stack
    stage.onCallback = { [unowned self] in heard($0) }
    stage.onFrame = { [unowned self] in frameShown() }
    see(&before)
  }

  /// Plays a sequence, lifts every finger and lets everything settle; says what went wrong first, if anything did.
  static func failure(of events: [Event], in scenario: Scenario) -> String? {
    play(events, in: scenario).failure
  }

  static func play(_ events: [Event], in scenario: Scenario) -> Player {
    let player = Player(scenario)
    for event in events {
      player.play(event)
      if player.failure != nil { return player }
    }
    player.end()
    return player
  }

  private func fail(_ what: @autoclosure () -> String) {
    if failure == nil { failure = what() }
  }

  private func play(_ event: Event) {
    if stage.stack.coordinator.phase == .tracking { model.reopened() }
    takesBack = false
    // A run that has just been released where it belongs ends before anything else happens.
    stage.stack.coordinator.tick(at: stage.clock.time)
    checkStill(event)
    switch event {
    case .begin(let finger, let x, let y):
      takesBack = true
      self.finger(finger).begin(at: Point(x: x, y: y))
      noteFingers()
      checkStill(event)
    case .move(let finger, let x, let y):
      takesBack = true
      self.finger(finger).move(to: Point(x: x, y: y))
      checkFrame("\(event)")
    case .drag(let finger, let dx, let dy, let seconds):
      takesBack = true
      self.finger(finger).drag(by: Vector(dx: dx, dy: dy), over: seconds)
    case .pinch(let x, let y, let start, let end, let seconds):
      takesBack = true
      // Fingers that are down lift first: landing twice is another event's business.
      stage.finger.release()
      stage.secondFinger.release()
      stage.pinch(at: Point(x: x, y: y), from: start, to: end, over: seconds)
    case .release(let finger):
      takesBack = true
      self.finger(finger).release()
      checkStill(event)
    case .cancel:
      stage.finger.cancel()
      checkStill(event)
    case .wait(let seconds): stage.advance(by: seconds)
    case .frame(let seconds): stage.frame(after: seconds)
    case .strayTick(let offset):
      stage.stack.coordinator.tick(at: stage.clock.time + offset)
      checkFrame("\(event)")
    case .push(let screen, let transition, let animated):
      ask(event, canAdd(screen), animated) {
        $0.push(ScreenID(screen), transition: way(transition), animated: animated)
      }
    case .present(let screen, let transition, let animated):
      ask(event, canAdd(screen), animated) {
        $0.present(ScreenID(screen), transition: way(transition), animated: animated)
      }
    case .replace(let screen, let backwards, let transition, let animated):
      ask(event, canAdd(screen), animated) {
        $0.replace(ScreenID(screen), backwards: backwards, transition: way(transition), animated: animated)
      }
    case .sheet(let screen, let stops, let interaction, let animated):
      ask(event, canAdd(screen), animated) {
        $0.present(
          ScreenID(screen), policy: Scenario.policy(interaction), stops: Scenario.stops[stops], animated: animated)
      }
    case .open(let screen, let transition, let animated):
      ask(event, canAdd(screen), animated) {
        $0.open(ScreenID(screen), transition: way(transition), animated: animated)
      }
    case .setScreens(let screens, let transition, let animated): set(screens, transition, animated, event)
    case .pop(let animated):
      let depth = model.settled.screens.count - 2
      ask(event, canUncover(depth), animated) { $0.pop(animated: animated) }
    case .popTo(let screen):
      let depth = model.settled.screens.lastIndex(of: screen) ?? -1
      ask(event, canUncover(depth), true) { $0.pop(to: ScreenID(screen)) }
    case .popToRoot: ask(event, canUncover(0), true) { $0.popToRoot() }
    case .dismiss:
      let depth = (model.settled.entries.lastIndex { $0.origin == .present } ?? 0) - 1
      ask(event, canUncover(depth), true) { $0.dismiss() }
    case .moveTo(let stop):
      let runs = stage.runs.count
      let moves = stage.move(to: stop)
      if stage.runs.count != runs + (moves ? 1 : 0) { fail("\(event) says \(moves)") }
      checkStill(event)
    case .reverse:
      takesBack = true
      stage.reverse()
      checkStill(event)
    case .resize(let width, let height):
      isExcused = true
      stage.resize(to: Size(width: width, height: height))
      checkStill(event)
    case .allow(let isAllowed):
      allowed = isAllowed
      stage.allows = isAllowed ? nil : { _ in false }
    case .missing(let screen, let isMissing):
      missing.removeAll { $0 == screen }
      if isMissing { missing.append(screen) }
      hasLostScreens = hasLostScreens || isMissing
      stage.setMissing(ScreenID(screen), isMissing)
    }
    checkModel("\(event)")
  }

  private func end() {
    stage.finger.release()
    stage.secondFinger.release()
    pace = nil
    stage.settle(limit: 30)
    if stage.isRunning { fail("it never comes to rest") }
    checkModel("the end")
    if !active.isEmpty { fail("runs \(active) have not ended") }
    for run in stage.runs where run.outcome == nil { fail("run \(run.request.run) has no outcome") }
  }

  private func finger(_ number: Int) -> Finger { number == 0 ? stage.finger : stage.secondFinger }
}

// MARK: - Requests

extension Player {
  private func way(_ number: Int?) -> Transition? {
    guard let number else { return nil }
    let transition = Scenario.transitions[number].value
    if transition.keepsCoveredScreenVisible { hasDrawer = true }
    return transition
  }

  private func isThere(_ screen: Int32?) -> Bool { screen.map { !missing.contains($0) } ?? false }

  private func canAdd(_ screen: Int32) -> Bool {
    let screens = model.settled.screens
    return allowed && screen >= 0 && !screens.contains(screen) && isThere(screen) && isThere(screens.last)
  }

  private func canUncover(_ depth: Int) -> Bool {
    let screens = model.settled.screens
    guard depth >= 0, depth < screens.count - 1 else { return false }
    return allowed && isThere(screens[depth]) && isThere(screens.last)
  }

  private func set(_ screens: [Int32], _ transition: Int?, _ animated: Bool, _ event: Event) {
    let settled = model.settled.screens
    // A finger's way back from there could as well be the request taken back.
    guard screens.dropLast().last != settled.last else { return }
    let isList = !screens.isEmpty && Set(screens).count == screens.count && !screens.contains { $0 < 0 }
    list = screens
    defer { list = nil }
    let request = { (stage: Stage) in
      stage.setScreens(screens.map { ScreenID($0) }, transition: self.way(transition), animated: animated)
    }
    guard isList, screens.last == settled.last else {
      return ask(event, isList && allowed && isThere(screens.last) && isThere(settled.last), animated, request)
    }
    // What rests at a stop must be let go the whole way.
    let mayRefuse = !allowed || hasLostScreens
    if !animated { isExcused = true }
    if request(stage) {
      if screens != settled { model.rearranged(to: screens) }
    } else if !mayRefuse {
      fail("\(event) does not change the screens")
    }
    checkStill(event)
  }

  private func ask(_ event: Event, _ expected: Bool, _ animated: Bool, _ body: (Stage) -> Bool) {
    let runs = stage.runs.count
    if !animated { isExcused = true }
    let done = body(stage)
    if done != expected { fail("\(event) says \(done) where the model says \(expected)") }
    if stage.runs.count != runs + (done ? 1 : 0) { fail("\(event) began \(stage.runs.count - runs) runs") }
    if !animated, done, stage.isRunning { fail("\(event) goes on") }
    checkStill(event)
  }
}

// MARK: - Callbacks

extension Player {
  private func heard(_ callback: Callback) {
    switch callback {
    case .shouldBegin: break
    case .willBegin:
      let run = stage.runs[stage.runs.count - 1]
      if !active.isEmpty { fail("run \(run.request.run) begins before run \(active[0]) has ended") }
      active.append(run.request.run)
      model.began(run.request, byHand: takesBack, setting: list)
    case .willEnd(_, let verdict): model.decided(verdict)
    case .didEnd(_, let outcome):
      if active.isEmpty { return fail("a run ends that is not under way") }
      let run = active.removeFirst()
      if stage.runs.last?.request.run != run || stage.runs.last?.outcome != outcome {
        fail("run \(run) ends out of order")
      }
      if let request = stage.runs.last?.request { model.ended(request, outcome, isLast: !stage.isRunning) }
    }
  }

  private func checkModel(_ event: @autoclosure () -> String) {
    let stack = stage.stack
    let screens = stack.screens.map(\.rawValue)
    if model.screens != screens {
      fail("after \(event()) the stack is \(screens), the model \(model.screens)")
    }
    for screen in -1..<Int32(10) where stack.contains(ScreenID(screen)) != screens.contains(screen) {
      fail("after \(event()) the stack is wrong about containing \(screen)")
    }
    if stack.entries.map(\.operation) != model.entries.map(\.origin) {
      fail("after \(event()) a screen is wrong about how it came")
    }
    let top = stack.top.rawValue
    let request = stack.coordinator.request
    if !screens.contains(top), request?.from.rawValue != top, request?.to.rawValue != top {
      fail("after \(event()) screen \(top) answers, which is nowhere")
    }
    if !stage.isRunning { checkRest(event()) }
  }

  /// Nothing runs: what is on top answers, where it has come to rest.
  private func checkRest(_ event: @autoclosure () -> String) {
    let stack = stage.stack
    let top = stack.top.rawValue
    if top != model.screens.last { fail("at rest screen \(top) answers and not the top one") }
    for (entry, below) in zip(stack.entries.dropFirst(), stack.entries) {
      guard let covered = entry.resting?.context.screen(.covered), covered != below.screen else { continue }
      fail("after \(event()) screen \(entry.screen.rawValue) rests over \(covered.rawValue), which is not below it")
    }
    if hasLostScreens { return }
    for (entry, expected) in zip(stack.entries, model.entries) where entry.stop != expected.stop {
      fail("after \(event()) screen \(expected.screen) rests at \(entry.stop), the model's at \(expected.stop)")
    }
  }
}

// MARK: - Pictures

extension Player {
  private func see(_ picture: inout SeenPicture) {
    let coordinator = observed.coordinator
    picture.take(coordinator.layers, coordinator.states, top: observed.top, size: observed.size.sanitized)
  }

  private func frameShown() {
    frames += 1
    checkFrame("a frame")
  }

  /// Time has passed, or a finger has moved.
  private func checkFrame(_ event: @autoclosure () -> String) {
    let elapsed = observed.coordinator.now - beforeTime
    var dragged = 0.0
    for (index, finger) in [stage.finger, stage.secondFinger].enumerated() where finger.position.isUsable {
      dragged += (finger.position - fingers[index]).length
    }
    let unit = max(stage.size.sanitized.width, stage.size.sanitized.height)
    if !(unit > 0) { isExcused = true }
    let reach = unit > 0 ? dragged / unit : 0
    if dragged > 0, unit > 0 { launch = max(launch, min(dragged / max(elapsed, 0.004), 8000) / unit) }
    var (speed, fading) = (Player.speed, Player.fading)
    if let pace, dragged == 0 {
      speed = min(speed, Player.growth * pace.travel + Player.acceleration * elapsed)
      fading = min(fading, Player.growth * pace.opacity + Player.kink)
    }
    let driven = Player.leverage * (reach + launch * elapsed)
    let (travel, opacity) = (speed * elapsed + driven, fading * elapsed + 2 * driven)
    let change = check(event(), travel: travel + Player.snap, opacity: opacity + Player.snap)
    if !observed.coordinator.isRunning { launch = 0 }
    pace = dragged == 0 && elapsed > 0 ? (change.travel / elapsed, change.opacity / elapsed) : nil
  }

  /// Nothing has happened that takes time.
  private func checkStill(_ event: Event) {
    // A timestamp from elsewhere may have moved the engine's clock all the same.
    if observed.coordinator.now > beforeTime { return checkFrame("\(event)") }
    // A run that is as good as settled may end at once.
    let tolerance = isSettled ? Player.snap : Player.still
    check("\(event)", travel: tolerance, opacity: tolerance)
    pace = nil
  }

  private var isSettled: Bool {
    switch observed.coordinator.phase {
    case .idle, .ended: true
    default: false
    }
  }

  private func noteFingers() {
    for (index, finger) in [stage.finger, stage.secondFinger].enumerated() where finger.position.isUsable {
      fingers[index] = finger.position
    }
  }

  /// Holds what is seen now against what was seen last, and says how they differ.
  @discardableResult
  private func check(_ event: @autoclosure () -> String, travel: Double, opacity: Double) -> SeenPicture.Change {
    see(&after)
    let coordinator = observed.coordinator
    if !coordinator.isRunning, !hasDrawer, model.entries.last?.stop == 1,
      !coordinator.layers.isEmpty || !stage.layers.isEmpty
    {
      fail("after \(event()) layers are mounted at rest")
    }
    if coordinator.layers.count != coordinator.states.count {
      fail("after \(event()) there are not as many states as layers")
    }
    for state in coordinator.states {
      if !state.isFinite { fail("after \(event()) a state is not finite") }
      if !(state.opacity >= -1e-9 && state.opacity <= 1 + 1e-9) {
        fail("after \(event()) an opacity is \(state.opacity)")
      }
    }
    let change = before.change(to: after)
    if !isExcused {
      if !(change.travel <= travel) {
        fail("\(event()) moves \(change.moved?.name ?? "?") by \(change.travel), more than \(travel)")
      }
      if !(change.opacity <= opacity) {
        fail(
          "\(event()) changes the opacity of \(change.faded?.name ?? "?") by \(change.opacity), more than \(opacity)")
      }
    }
    isExcused = false
    swap(&before, &after)
    beforeTime = observed.coordinator.now
    noteFingers()
    return change
  }
}

extension LayerState {
  var isFinite: Bool {
    var sum = 0.0
    for index in 0..<LayerState.stride { sum += self[index] * 0 }
    return sum == 0
  }
}

extension Point {
  /// Whether a recogniser takes it seriously.
  fileprivate var isUsable: Bool { x.magnitude <= 1e9 && y.magnitude <= 1e9 }
}
