// The stored properties of an interaction.

extension Interaction {
  /// The properties of an interaction; copies share them until one is changed.
  ///
  /// It is Sendable because an interaction changes only properties that it does not share.
  package final class Options: @unchecked Sendable {
    var gesture: Gesture
    var direction: Direction
    var progress = Progress.fraction
    var distance = Distance.extent(times: 1)
    var follow: Follow?
    var release: ReleaseRule
    var finishMotion = Interaction.settle
    var cancelMotion = Interaction.settle
    var catchesOnTouchDown = false
    var holdsPull = false
    var reach = 0.0
    var isResisting = false
    var mapping: (@Sendable (GestureValues) -> Inputs)?
    var decision: (@Sendable (GestureValues, Inputs, Inputs) -> ReleaseDecision)?

    @inline(never)
    init(_ gesture: Gesture, _ direction: Direction, _ release: ReleaseRule) {
      self.gesture = gesture
      self.direction = direction
      self.release = release
    }

    @inline(never)
    convenience init(_ other: Options) {
      self.init(other.gesture, other.direction, other.release)
      progress = other.progress
      distance = other.distance
      follow = other.follow
      finishMotion = other.finishMotion
      cancelMotion = other.cancelMotion
      catchesOnTouchDown = other.catchesOnTouchDown
      holdsPull = other.holdsPull
      reach = other.reach
      isResisting = other.isResisting
      mapping = other.mapping
      decision = other.decision
    }
  }
}
