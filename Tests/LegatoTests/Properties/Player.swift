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
  var frames = 0

  let stage: Stage
  let observed: NavigationStack
  private let host: WatchfulHost
  var model = StackModel()
  var active: [Int32] = []
  var takesBack = false
  var before = SeenPicture()
  var after = SeenPicture()
  var beforeTime = 0.0
  var fingers: [Point] = [.zero, .zero]
  /// The fastest that a finger has been, in containers per second; as the engine, no more than 8000 points.
  var launch = 0.0
  /// How much has changed per second in the last frame, unless something else has happened since.
  var pace: (travel: Double, opacity: Double)?
  /// Whether a jump is allowed until the next picture.
  var isExcused = false
  var allowed = true
  var missing: [Int32] = []
  /// Whether a drawer may stay open over a screen that can still be seen.
  var hasDrawer: Bool
  /// The screens that the present request sets, if it sets them all.
  var list: [Int32]?

  init(_ scenario: Scenario) {
    stage = scenario.stage()
    hasDrawer = scenario.hasDrawer
    observed = stage.stack
    host = WatchfulHost(stage)
    host.onRefusal = { [unowned self] in lost($0) }
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

  func fail(_ what: @autoclosure () -> String) {
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
      stage.setMissing(ScreenID(screen), isMissing)
    }
    checkModel("\(event)")
  }

  func end() {
    stage.finger.release()
    stage.secondFinger.release()
    pace = nil
    stage.settle(limit: 30)
    if stage.isRunning { fail("it never comes to rest") }
    checkModel("the end")
    if !active.isEmpty { fail("runs \(active) have not ended") }
    for run in stage.runs where run.outcome == nil { fail("run \(run.request.run) has no outcome") }
  }

  func finger(_ number: Int) -> Finger { number == 0 ? stage.finger : stage.secondFinger }
}
