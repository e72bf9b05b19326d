// Deliberate faults of the engine, to test the test.

import Foundation
import Legato

/// A deliberate fault in what a player sees. The rules must find it.
package final class Fault {
  package enum Kind: CaseIterable {
    /// A while after a finger has lifted, screens leap by a fraction of the container's width.
    case leap
    /// A layer that moves when a run is redirected continues twice as fast.
    case doubledVelocity

    /// The least number of failures in a hundred affected sequences.
    package var share: Int { self == .leap ? 95 : 85 }
  }

  /// The length of a leap, as a fraction of the container's width.
  static let leap = 0.05
  /// The time from the lift to the leap, in seconds.
  static let delay = 0.05
  /// The least velocity that is doubled, in containers per second.
  static let slowest = 1.0
  /// The highest velocity at which the new run may begin by itself, in ways per second. A push begins with 17, which
  /// may hide the fault.
  static let fastestStart = 10.0

  /// Whether there was an occasion for the fault.
  package private(set) var hasStruck = false
  private let kind: Kind
  private var run: Int32 = 0
  private var wasHeld = false
  /// The time of the lift, or of the redirection.
  private var start = Double.infinity
  private var velocities: [(kind: Layer.Kind, velocity: Vector2D)] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// Distorts states.
  ///
  /// - Parameters:
  ///   - before: What was visible in the frame before.
  ///   - size: The container's size in points.
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
