// What a transition says of itself.

extension ScreenTransition {
  /// What a transition says of itself besides its timeline; each is explained where ``ScreenTransition`` shows it.
  struct Traits: Sendable {
    var name: TransitionName
    var motion: Motion
    var reverseMotion: Motion
    var initialVelocity = 0.0
    var reverseInitialVelocity = 0.0
    var keepsCoveredScreenVisible = false
    var needsSource = false
    var isSymmetric = true
    var interactions: [Interaction]?
    var tag: Int32 = -1
    var attachment: (AnyObject & Sendable)?
    var reverseAttachment: (AnyObject & Sendable)?

    @inline(never)
    init(_ name: TransitionName, _ motion: Motion) {
      self.name = name
      self.motion = motion
      reverseMotion = motion
    }
  }
}
