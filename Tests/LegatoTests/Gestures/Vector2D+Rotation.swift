// Rotated vectors for the tests, by the platform's mathematics, so that the engine's own is checked against it.

import Foundation
import Legato

extension Vector2D {
  func rotated(degrees: Double) -> Vector2D {
    let angle = degrees * .pi / 180
    return Vector2D(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
  }
}
