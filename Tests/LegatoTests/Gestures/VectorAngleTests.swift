// The engine's arctangent against the platform's.

import Foundation
import Testing

@testable import Legato

@Suite struct VectorAngleTests {
  @Test func anglesAgreeWithThePlatform() {
    for step in -1800...1800 {
      let degrees = Double(step) / 10
      let expected = degrees * .pi / 180
      for start in [0.0, 33, 90, 180, 211, 270] {
        let from = Vector2D(dx: 3, dy: 0).rotated(degrees: start)
        let to = Vector2D(dx: 70, dy: 0).rotated(degrees: start + degrees)
        let angle = from.angle(to: to)
        // At a half turn either sign will do.
        #expect(abs(angle - expected) < 4e-15 || abs(step) == 1800 && abs(abs(angle) - .pi) < 4e-15)
      }
    }
  }

  @Test func tinyAnglesKeepTheirPrecision() {
    for exponent in 1...15 {
      let small = pow(10, -Double(exponent))
      let angle = Vector2D(dx: 1, dy: 0).angle(to: Vector2D(dx: 1, dy: small))
      #expect(abs(angle - atan(small)) < 1e-15 * small * 10)
    }
  }

  @Test func aZeroVectorTurnsByNothing() {
    #expect(Vector2D.zero.angle(to: Vector2D(dx: 1, dy: 1)) == 0)
    #expect(Vector2D(dx: 1, dy: 1).angle(to: .zero) == 0)
  }
}
