// Faults of the engine, put on for a test of the test.

import Foundation
import Legato

/// What is wrong with what a player sees, on purpose: the rules must find it.
package final class Fault {
  package enum Kind: CaseIterable {
    /// A while after a finger has lifted, screens leap by a part of their way across the container.
    case leap
    /// What a redirection finds moving goes on twice as fast.
    case doubledVelocity

    /// How many of a hundred affected sequences must fail at least.
    package var share: Int { self == .leap ? 95 : 85 }
  }

  /// How far a leap goes, as a part of the container's width.
  static let leap = 0.05
  /// How long after the lift, in seconds.
  static let delay = 0.05
  /// Below this, in containers per second, a doubled velocity does not count.
  static let slowest = 1.0
  /// Nor if the new run sets off by itself as a push does, by 17 ways per second: what it explains may hide it.
  static let fastestStart = 10.0

  /// Whether there was anything to put wrong.
  package private(set) var hasStruck = false
  private let kind: Kind
  private var run: Int32 = 0
  private var wasHeld = false
  /// When the finger lifted, or the run was redirected.
  private var start = Double.infinity
  private var velocities: [(kind: Layer.Kind, velocity: Vector2D)] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// Puts states wrong.
  ///
  /// - Parameters:
  ///   - before: what has been seen last, before the present frame.
  ///   - size: the container's size in points.
  func distort(
    _ states: inout [LayerState], of navigator: Navigator, _ before: SeenFrame, in size: Size2D
  ) {
    let request = navigator.request?.run ?? 0
    defer { (run, wasHeld) = (request, navigator.phase == .tracking) }
    switch kind {
    case .leap: leap(&states, navigator, size)
    case .doubledVelocity:
      if request != run { redirect(to: navigator, before, max(size.width, size.height)) }
      speedUp(&states, navigator)
    }
  }

  private func leap(_ states: inout [LayerState], _ navigator: Navigator, _ size: Size2D) {
    if wasHeld, navigator.phase != .tracking { start = navigator.now }
    guard case .settling = navigator.phase, navigator.now >= start + Fault.delay else { return }
    for (index, layer) in navigator.layers.enumerated() where layer.kind.role == .screen {
      if states[index].opacity > 0.1, size.width > 0 { hasStruck = true }
      states[index].translationX += Fault.leap * size.width
    }
  }

  private func redirect(to navigator: Navigator, _ before: SeenFrame, _ unit: Double) {
    velocities = []
    let isSlow = navigator.velocity.fraction.magnitude < Fault.fastestStart
    guard run > 0, navigator.isRunning, isSlow, unit > 0 else { return }
    start = navigator.now
    for item in before.items where item.kind.role == .screen && item.opacity > 0.1 {
      guard let corners = item.velocity, corners.largest > Fault.slowest else { continue }
      let velocity = Vector2D(dx: corners.lowHalf.sum() / 4, dy: corners.highHalf.sum() / 4)
      if velocity.length > Fault.slowest { velocities.append((item.kind, velocity * unit)) }
    }
  }

  private func speedUp(_ states: inout [LayerState], _ navigator: Navigator) {
    let elapsed = navigator.now - start
    guard elapsed > 0 else { return }
    for (kind, velocity) in velocities {
      guard let index = navigator.layers.firstIndex(where: { $0.kind == kind }) else { continue }
      hasStruck = true
      let travel = velocity * elapsed * exp(-ResidualDecay.angularFrequency * elapsed)
      states[index].translationX += travel.dx
      states[index].translationY += travel.dy
    }
  }
}
