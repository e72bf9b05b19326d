// Plays a sequence of events and checks the rules.

import Legato
import LegatoTesting

/// Plays events on a stage, and checks every frame and every callback by the rules.
///
/// **The continuity bound**, in units of the container's longer side. An event without a duration moves nothing: every
/// layer stays where it was, within ``still``. A layer that only one of two frames shows counts as transparent in the
/// other; see ``SeenFrame/change(to:after:within:)``.
///
/// There is a frame every ``step`` of a wait, and a ``blink`` before and after every event. From one frame to the next
/// each corner continues with its velocity, whatever happens between them. After a time t it may differ by
/// ``acceleration`` · t² and ``damping`` · v · t², by the change of the run's own velocity, which the navigator
/// reports, by what a residual loses and what a way curves, and at the end of a track or a run by what stops there. If
/// a finger moves by s, no corner moves by more than ``leverage`` · s, or by what the run's steepness makes of s: a
/// vertical pan drives the whole way by 200 points, and the corners of a zoomed card turn about the finger.
///
/// If the velocity is not known, no corner travels farther than ``speed`` · t. Opacities, clips, radii and colours
/// change by at most ``fading`` · t. Explicit resizes and runs without a duration are excepted.
package final class Player {
  /// Measured: a stiff run over a container's longer side, per second squared.
  static let acceleration = 1800.0
  /// How fast such a run stops a layer that moves already, per second.
  static let damping = 75.0
  /// The same for a drawer's spring, which settles in a fifth of a second: the square of its 46.2 rad/s, plus a fifth,
  /// over the container's width; and twice that frequency.
  static let (drawerAcceleration, drawerDamping) = (2560.0, 92.4)
  /// The largest ratio of the velocities of a corner and the input that drives it, such as for a zoomed card's corners.
  /// Steeper runs have their own ratio.
  static let drift = 1.15
  /// In how many steps the steepness of a run is measured.
  static let steps = 32
  /// How many runs move layers: the present one, and two interrupted ones.
  static let carriedRuns = 3
  /// By how many times its velocity a corner may differ where something ends: the corner stops, and the layer that
  /// moved it turns round.
  static let growth = 4.0
  static let still = 1e-6
  /// A flick over a phone's width, at 8000 points per second, moves a card's corners by 20 containers' lengths per
  /// second. This is twice that velocity.
  static let speed = 40.0
  /// The largest ratio of the velocities of a layer and its run: cards come up in a fifth of the way.
  static let steepness = 6.0
  /// An opacity may change almost completely in a hundredth of a second, such as that of a free drag's backdrop.
  static let fading = 70.0
  /// How much of its opacity a page loses for each unit of the pull: all of it in the first fifth. Two fingers that are
  /// close together pull far.
  static let pulledFading = 5.0
  /// Measured: 14, where a vertical pan that has been turned to landscape drives a zoomed card.
  static let leverage = 16.0
  /// The distance that may remain at the end of a settle: the driver's and the residual's tolerances.
  static let snap = 0.003
  /// The same for an opacity.
  static let fadeSnap = 0.01
  /// A radius that a card has during its movement and not at rest, in units: 24 points of a phone's height.
  static let corner = 0.03
  /// The time between two frames without events, in seconds.
  static let step = 1.0 / 360
  /// The time between an event and the frames directly before and after it, in seconds.
  static let blink = 1.0 / 4096
  /// The time within which everything comes to rest, in seconds.
  static let patience = 30.0

  /// The first failure.
  package private(set) var failure: String?
  /// The known faults that have occurred.
  package internal(set) var known: Set<KnownFault> = []
  var frames = 0

  let scenario: Scenario
  let stage: Stage
  let observed: Navigator
  var model = StackModel()
  var active: [Int32] = []
  var takesBack = false
  var before: SeenFrame
  var after: SeenFrame
  var beforeTime = 0.0
  /// The time between that frame and the one before it.
  var beforeElapsed = 0.0
  var beforeInputs = Inputs.zero
  var beforeTimeline: Timeline?
  /// The run's velocity by itself at that time.
  var drive = Drive()
  /// The steepness and the latest velocity of the present run and of earlier ones, the latest first.
  var steepest: [(timeline: Timeline, steepness: Double, speed: Double)] = []
  /// Whether there was an event since that frame.
  var isDisturbed = false
  /// Whether there may have been a kink directly before the frame before.
  var wasKinked = false
  var fingers: [Point2D] = [.zero, .zero]
  /// Whether a jump is allowed until the next frame.
  var isExcused = false
  var allowed = true
  var missing: [Int32] = []
  /// The transition of requests that set none.
  let standard: ScreenTransition
  /// A deliberate fault in what is shown.
  let fault: Fault?
  /// The screens of the present request, if it sets all of them.
  var list: [Int32]?
  /// The settings of the screens when the present run began, if a finger began it.
  var records: [EntryRecord]?
  /// Whether a request is being sent.
  var isAsking = false
  /// The answers to questions. Nil for immediate answers by ``allowed``, so that the model knows the result of each
  /// request.
  var answers: Answers?
  /// Whether a sheet has rested at a detent below its full height, and whether the container has changed its size.
  package private(set) var (hasRestedAtDetent, wasResized) = (false, false)

  init(_ scenario: Scenario, _ fault: Fault? = nil) {
    self.scenario = scenario
    stage = scenario.stage()
    standard = Scenario.transitions[scenario.transition].value
    before = SeenFrame(scenario.frame)
    after = before
    self.fault = fault
    observed = stage.navigator
    stage.onLoss = { [unowned self] in lost($0) }
    stage.onCallback = { [unowned self] in heard($0) }
    stage.onFrame = { [unowned self] in frameShown() }
    see(&after)
    swap(&before, &after)
  }

  /// Plays a sequence, lifts every finger and lets everything settle. Returns the first failure.
  package static func failure(of events: [Event], in scenario: Scenario) -> String? {
    play(events, in: scenario).failure
  }

  package static func play(_ events: [Event], in scenario: Scenario, with fault: Fault? = nil) -> Player {
    let player = Player(scenario, fault)
    player.play(events)
    return player
  }

  /// Plays until there is a failure.
  ///
  /// - Parameter watch: Called before each event, and before everything settles.
  func play(_ events: [Event], watch: () -> Void = {}) {
    for event in events where failure == nil {
      watch()
      play(event)
    }
    guard failure == nil else { return }
    watch()
    end()
  }

  /// Whether a drawer is open, over a screen that is still visible.
  var hasOpenDrawer: Bool {
    let entries = observed.entries
    return entries.count > 1 && (entries[entries.count - 1].transition ?? standard).keepsCoveredScreenVisible
  }

  func fail(_ what: @autoclosure () -> String) {
    if failure == nil { failure = what() }
  }

  func play(_ event: Event) {
    if stage.navigator.phase == .tracking { model.reopened() }
    takesBack = false
    // A run that has been released where it belongs ends before anything else happens.
    stage.send(.tick, at: stage.clock.time)
    checkStill(event)
    stage.frame(after: Player.blink)
    isDisturbed = true
    defer { stage.frame(after: Player.blink) }
    switch event {
    case .begin(let finger, let x, let y):
      takesBack = true
      self.finger(finger).begin(at: Point2D(x: x, y: y))
      noteFingers()
      checkStill(event)
    case .move(let finger, let x, let y):
      takesBack = true
      self.finger(finger).move(to: Point2D(x: x, y: y))
      checkFrame("\(event)")
    case .drag(let finger, let dx, let dy, let seconds):
      takesBack = true
      drag(self.finger(finger), by: Vector2D(dx: dx, dy: dy), over: seconds)
    case .pinch(let x, let y, let start, let end, let seconds):
      takesBack = true
      // Fingers that are down lift first, because another event tests a second landing.
      stage.finger.release()
      stage.secondFinger.release()
      stage.pinch(at: Point2D(x: x, y: y), from: start, to: end, over: seconds)
    case .release(let finger):
      takesBack = true
      self.finger(finger).release()
      checkStill(event)
    case .cancel:
      stage.finger.cancel()
      checkStill(event)
    case .wait(let seconds): wait(seconds)
    case .frame(let seconds): stage.frame(after: seconds)
    case .strayTick(let offset):
      stage.send(.tick, at: stage.clock.time + offset)
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
    case .sheet(let screen, let detents, let interaction, let animated):
      hasRestedAtDetent = true
      let detents = Scenario.detents[detents].map(Detent.fraction)
      ask(event, canAdd(screen), animated) {
        $0.present(ScreenID(screen), policy: Scenario.policy(interaction), detents: detents, animated: animated)
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
    case .moveTo(let detent):
      let runs = stage.runs.count
      let moves = stage.move(to: .fraction(detent))
      if answers == nil, stage.runs.count != runs + (moves ? 1 : 0) { fail("\(event) says \(moves)") }
      checkStill(event)
    case .reverse:
      takesBack = true
      stage.reverse()
      checkStill(event)
    case .resize(let width, let height):
      (isExcused, wasResized) = (true, true)
      let size = Size2D(width: width, height: height)
      scenario.setBars(of: stage, across: size.sanitized.width)
      stage.resize(to: size)
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
    isDisturbed = true
    stage.frame(after: Player.blink)
    let end = stage.clock.time + Player.patience
    while stage.isRunning, stage.clock.time < end { stage.frame(after: Player.step) }
    if stage.isRunning { fail("it never comes to rest") }
    checkModel("the end")
    if !active.isEmpty { fail("runs \(active) have not ended") }
    for run in stage.runs where run.outcome == nil { fail("run \(run.request.run) has no outcome") }
  }

  /// Moves a finger, if it is down, with a sample for every frame of the host.
  private func drag(_ finger: Finger, by travel: Vector2D, over seconds: Double) {
    let count = max(1, Int((seconds * stage.clock.frameRate).rounded()))
    let start = finger.position
    for sample in 1...count {
      wait(seconds / Double(count))
      guard finger.isDown else { continue }
      finger.move(to: start + travel * (Double(sample) / Double(count)))
      checkFrame("a finger")
    }
  }

  private func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds / Player.step).rounded()) { stage.frame(after: Player.step) }
  }

  func finger(_ number: Int) -> Finger { number == 0 ? stage.finger : stage.secondFinger }
}
