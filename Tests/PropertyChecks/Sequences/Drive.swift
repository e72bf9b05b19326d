// Measures how fast a run moves by itself.

import Legato

/// The velocity of a run by itself: the velocities that the navigator reports while no finger holds the run.
struct Drive {
  private var run: Int32 = 0
  private var from = ScreenID(-1)
  private var to = ScreenID(-1)
  /// In containers per second for a finger's offset, per second for all others.
  private var velocity = Inputs.zero
  /// The velocity by a finger, with which another run that takes over continues.
  private var held = Inputs.zero

  init() {}

  /// - Parameter unit: the container's longer side in points.
  init(_ navigator: Navigator, unit: Double) {
    guard let request = navigator.request else { return }
    (run, from, to) = (request.run, request.from, request.to)
    guard unit > 0 else { return }
    var velocity = navigator.velocity
    velocity.dragX /= unit
    velocity.dragY /= unit
    if navigator.phase == .tracking { held = velocity } else { self.velocity = velocity }
  }

  /// The velocity by itself and by a finger, together.
  var speed: Double {
    var speed = 0.0
    for input in Input.allCases { speed += velocity[input].magnitude + held[input].magnitude }
    return speed
  }

  /// The change of the velocity since a moment before.
  func change(since other: Drive) -> Double {
    var change = 0.0
    for input in Input.allCases { change += (velocity[input] - other.velocity[input]).magnitude }
    return run == other.run ? change : 0
  }

  /// The change of the velocity in comparison with another run that events have turned into this one. A run between the
  /// same screens continues with the velocity, and a run that takes the other one back with the opposite velocity.
  func kick(after other: Drive) -> Double {
    var kick = 0.0
    if run != other.run { for input in Input.allCases { kick += other.held[input].magnitude } }
    for input in Input.allCases where input != .fraction {
      kick += (velocity[input] - (run == other.run ? other.velocity[input] : 0)).magnitude
    }
    if from == other.from, to == other.to { return kick + (velocity.fraction - other.velocity.fraction).magnitude }
    if from == other.to, to == other.from { return kick + (velocity.fraction + other.velocity.fraction).magnitude }
    return kick + velocity.fraction.magnitude
  }
}
