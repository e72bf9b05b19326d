// A run that is about to begin, if nobody objects.

extension Navigator {
  /// A run that is about to begin, if nobody objects.
  package final class Proposal {
    package internal(set) var request: TransitionRequest
    let change: StackChange
    let transition: ScreenTransition
    /// What drives it; nil if no finger does.
    private(set) var interaction: Interaction?
    /// Whether the finger's travel counts the other way.
    var isInverted = false
    /// How far the covering screen goes, if only to another of its detents; nil for all others.
    var detent: Double?
    /// What is done to the screens below as soon as it has begun.
    var afterwards: ((Navigator) -> Void)?

    init(
      _ request: TransitionRequest, _ change: StackChange, _ transition: ScreenTransition,
      _ interaction: Interaction? = nil
    ) {
      self.request = request
      self.change = change
      self.transition = transition
      self.interaction = interaction
    }

    /// Lets a number scrub the run, and a finger take hold of it as its back gesture says.
    func hold(by backGestures: [Interaction]) {
      interaction = backGestures.first ?? .edgePan()
      isInverted = !request.operation.isReverse
    }
  }
}
