// A random sequence whose questions are answered at once, and once more later.

import Legato
import LegatoTesting

extension EventSequence {
  /// Calls, close behind each other, and whole swipes, of which each begins where nothing runs and nothing is asked:
  /// what a touch is that lands meanwhile depends on the frame that is shown when the answer has come.
  package init(answeredSeed seed: UInt64) {
    var dice = Dice(seed: seed)
    scenario = Scenario(&dice)
    events = []
    while events.count < 12 {
      let event = Event.random(&dice)
      if event.isCall { events.append(event) }
      if dice.once(in: 8) { events.append(.wait(dice.pick([0.03, 0.1, 0.3]))) }
      if dice.once(in: 8) { events += Event.swipe(&dice) }
    }
  }

  /// In what a sequence ends otherwise if its questions are answered later, in words; nil if it ends in the same.
  ///
  /// - Parameter seed: says what is answered, and after how long.
  package func laterDifference(seed: UInt64) -> String? {
    let (atOnce, later) = (Answerer(self, seed, isLater: false), Answerer(self, seed, isLater: true))
    for answerer in [atOnce, later] { answerer.play(events) }
    if let jump = later.jump { return jump }
    let (expected, found) = (atOnce.ending, later.ending)
    return expected == found ? nil : "at once:\n\(expected)\nlater:\n\(found)"
  }
}

extension Event {
  fileprivate var isCall: Bool {
    switch self {
    case .push, .present, .replace, .sheet, .open, .setScreens, .pop, .popTo, .popToRoot, .dismiss: true
    default: false
    }
  }

  fileprivate static func swipe(_ dice: inout Dice) -> [Event] {
    [
      .begin(finger: 0, x: dice.pick([4.0, 200, 398]), y: dice.number(100...700)),
      .drag(
        finger: 0, dx: dice.number(-350...350), dy: dice.number(-350...350) * dice.pick([0, 0, 1]),
        seconds: dice.pick([0.05, 0.2])),
      .release(finger: 0),
    ]
  }
}

/// Plays a sequence and answers what it asks. The rules know nothing of later answers, and are not asked.
private final class Answerer {
  private let player: Player
  private var dice: Dice
  /// What is to be answered next, and when.
  private var next: (isAllowed: Bool, time: Double)?
  private var asked: [String] = []
  /// Where a screen has leaped with an answer.
  private(set) var jump: String?

  private var stage: Stage { player.stage }

  init(_ sequence: EventSequence, _ seed: UInt64, isLater: Bool) {
    player = Player(sequence.scenario)
    dice = Dice(seed: seed)
    stage.answersLater = isLater
    stage.allows = { [unowned self] request in draw(request).isAllowed }
    let shown = stage.onFrame
    stage.onFrame = { [unowned self] in
      shown?()
      answerDue()
    }
  }

  func play(_ events: [Event]) {
    for event in events {
      switch event {
      case .setScreens(let screens, let transition, let animated):
        // What rests over another screen by then has to go the whole way first.
        rest()
        // The player leaves out what its model has no name for, and that knows nothing of what waits.
        stage.setScreens(screens.map { ScreenID($0) }, transition: player.way(transition), animated: animated)
      case .begin:
        rest()
        player.play(event)
      default: player.play(event)
      }
    }
    rest()
  }

  /// What there is in the end, and what has led to it.
  var ending: String {
    let screens = (0..<stage.navigator.count).map {
      "\(stage.navigator[$0].rawValue) at \(stage.navigator.entries[$0].detent)"
    }
    return "\(screens) by \(stage.outcomes), asked \(asked)"
  }

  private func rest() {
    let end = stage.clock.time + Player.patience
    while stage.isRunning || !stage.questions.isEmpty, stage.clock.time < end { stage.frame(after: Player.step) }
  }

  private func draw(_ request: TransitionRequest) -> (isAllowed: Bool, time: Double) {
    // Which way a screen is replaced depends on what rests by then.
    asked.append("\(request.from.rawValue) → \(request.to.rawValue)")
    return (!dice.once(in: 5), stage.clock.time + dice.number(0.001...0.4))
  }

  private func answerDue() {
    guard let request = stage.questions.first else { return }
    let answer = next ?? draw(request)
    next = answer
    guard stage.clock.time >= answer.time else { return }
    next = nil
    let (before, top) = (places, stage.navigator.top)
    stage.answer(answer.isAllowed)
    guard stage.isRunning, jump == nil else { return }
    let whole = Rect2D(x: 0, y: 0, width: stage.size.width, height: stage.size.height)
    for (kind, place) in places {
      let past = before.first { $0.kind == kind }?.place ?? (kind == .screen(top) ? whole : place)
      if place.isFar(from: past) { jump = "\(kind) leaps from \(past) to \(place)" }
    }
  }

  /// Where each screen is that is shown.
  private var places: [(kind: Layer.Kind, place: Rect2D)] {
    stage.layers.map(\.kind).filter { $0.role == .screen }.compactMap { kind in
      stage.frame(of: kind).map { (kind, $0) }
    }
  }
}

extension Rect2D {
  /// Whether a corner is more than half a point away, which is what an eye sees.
  fileprivate func isFar(from other: Rect2D) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].contains { $0.magnitude > 0.5 }
  }
}
