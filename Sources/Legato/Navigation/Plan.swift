extension Navigator {
  /// What a run is to do, if nobody objects, and then does.
  package final class Plan {
    package internal(set) var request: TransitionRequest
    /// What it does to the screens, and has done if it is committed.
    var change: StackChange
    let transition: ScreenTransition
    /// What drives it, or would take hold of it; nil if no finger does.
    var interaction: Interaction?
    /// Whether the interaction takes the covering screen away, as a back gesture does, or brings it. Without one it is
    /// the back gesture that would take hold.
    var uncovers: Bool
    /// How far the covering screen goes, if only to another of its detents; nil for all others.
    var detent: Detent?
    /// What is done to the screens below as soon as it has begun.
    var afterwards: ((Navigator) -> Void)?

    init(
      _ request: TransitionRequest, _ change: StackChange, _ transition: ScreenTransition,
      _ interaction: Interaction? = nil, animated: Bool = true
    ) {
      self.request = request
      self.request.tag = transition.tag
      self.change = change
      self.transition = animated ? transition : transition.immediate
      self.interaction = interaction
      uncovers = interaction == nil || request.operation.isReverse
    }

    /// Lets a back gesture from the covering screen drive the run, or a number as that would.
    @inline(never)
    func drive(back interaction: Interaction) {
      self.interaction = interaction
      uncovers = true
    }
  }
}
