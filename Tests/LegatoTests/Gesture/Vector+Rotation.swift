// Rotated vectors for the tests, by the platform's mathematics, so that the engine's own is checked against it.

import Foundation
import Legato

extension Vector {
  func rotated(degrees: Double) -> Vector {
    let angle = degrees * .pi / 180
    return Vector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}
