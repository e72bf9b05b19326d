// Interrupts transitions at different times.

@testable import Legato

/// When a run is interrupted.
enum RedirectInstant: Sendable {
  /// The run is at this fraction by itself.
  case passing(Double)
  /// A finger holds the run half-way.
  case held
  /// A finger has just flicked the run onwards from half-way.
  case flicked

  static let all: [RedirectInstant] = [0.1, 0.3, 0.5, 0.7, 0.9].map { .passing($0) } + [.held, .flicked]

  /// When every run begins, in seconds.
  static let beginning = 1.0
  /// Where a finger has taken the run.
  private static let halfWay = Inputs(fraction: 0.5)
  /// The velocity of a fast flick, in points per second.
  private static let flick = 2000.0
  /// The accuracy with which the time of an interruption is found, in seconds.
  private static let step = 0.0005

  /// The driver of a run at this time; nil if the run is over before.
  func driver(of run: Run) -> TransitionDriver? {
    var driver = run.driver
    switch self {
    case .passing(let fraction):
      return driver.run(run, to: fraction, step: RedirectInstant.step) ? driver : nil
    case .held:
      driver.begin(at: RedirectInstant.beginning, inputs: RedirectInstant.halfWay)
      driver.grab(at: RedirectInstant.beginning)
    case .flicked:
      let velocity = Inputs(fraction: RedirectInstant.flick / run.context.size.width)
      driver.begin(at: RedirectInstant.beginning, inputs: RedirectInstant.halfWay, velocity: velocity)
      driver.release(.finish, motion: Interaction.settle, at: RedirectInstant.beginning)
    }
    return driver
  }
}

extension TransitionDriver {
  /// Lets a run begin and move by itself to a fraction. Returns whether it gets there before its end.
  fileprivate mutating func run(_ run: Run, to fraction: Double, step: Double) -> Bool {
    let (operation, transition) = (run.request.operation, run.transition)
    var time = RedirectInstant.beginning
    begin(at: time, velocity: Inputs(fraction: transition.initialVelocity(for: operation)))
    release(.finish, motion: transition.motion(for: operation), at: time)
    while time < endTime, inputs(at: time).fraction < fraction { time += step }
    if time >= endTime { return false }
    advance(to: time)
    return true
  }
}

extension RedirectInstant: CustomStringConvertible {
  var description: String {
    switch self {
    case .passing(let fraction): "at \(fraction)"
    case .held: "held"
    case .flicked: "flicked"
    }
  }
}
