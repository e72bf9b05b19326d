// How well one screen goes on from one run to another.

@testable import Legato

/// How well one screen goes on from one run to another; see ``RedirectedScreen``.
struct RedirectScore {
  let redirect: Int
  let screen: ScreenID
  let jump: Double
  let kick: Double
  let roughness: Double
  let runsInSpace: Int
  /// In how many frames it has each fault, if in any.
  let faults: [RedirectFault: Int]
  /// In how many frames it is degenerate.
  var degenerate: Int { faults.values.reduce(0, +) }

  init(_ screen: RedirectedScreen, in redirect: Redirect) {
    self.redirect = redirect.number
    self.screen = screen.id
    (jump, kick, roughness, runsInSpace) = (screen.jump, screen.kick, screen.roughness, screen.runsInSpace)
    var faults: [RedirectFault: Int] = [:]
    for fault in RedirectFault.allCases {
      let frames = screen.frames(with: fault, in: redirect.size)
      if frames > 0 { faults[fault] = frames }
    }
    self.faults = faults
  }
}
