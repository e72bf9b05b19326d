// Scores redirected layers.

@testable import Legato

/// How smoothly one layer continues from one run to another; see ``RedirectedLayer``.
struct RedirectScore {
  let redirect: Int
  let layer: Layer.Kind
  let jump: Double
  let kick: Double
  let roughness: Double
  let runsInSpace: Int
  /// In how many frames it has each fault.
  let faults: [RedirectFault: Int]
  /// In how many frames it has any fault.
  var degenerate: Int { faults.values.reduce(0, +) }

  init(_ layer: RedirectedLayer, in redirect: Redirect) {
    self.redirect = redirect.number
    self.layer = layer.kind
    (jump, kick, roughness, runsInSpace) = (layer.jump, layer.kick, layer.roughness, layer.runsInSpace)
    var faults: [RedirectFault: Int] = [:]
    for fault in RedirectFault.allCases {
      let frames = layer.frames(with: fault, in: redirect.size)
      if frames > 0 { faults[fault] = frames }
    }
    self.faults = faults
  }
}
