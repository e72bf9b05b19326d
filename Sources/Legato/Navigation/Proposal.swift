// A run that is about to begin, if nobody objects.

extension Navigator {
  /// A run that is about to begin, if nobody objects.
  struct Proposal {
    var request: TransitionRequest
    let change: StackChange
    let transition: Transition
    /// What drives it; nil if no finger does.
    private(set) var interaction: Interaction?
    /// Whether the finger's travel counts the other way.
    var isInverted = false
    /// How many runs had begun when it was consented to: with another one it is out of date.
    var runCount: Int32 = 0
    /// How often screens had changed without a run, likewise.
    var rearrangementCount = 0

    init(
      _ request: TransitionRequest, _ change: StackChange, _ transition: Transition, _ interaction: Interaction? = nil
    ) {
      self.request = request
      self.change = change
      self.transition = transition
      self.interaction = interaction
    }

    /// Lets the run be held by a number, and by a finger as its way back says.
    mutating func hold(by waysBack: [Interaction]) {
      interaction = waysBack.first ?? .edgePan()
      isInverted = !request.operation.isReverse
    }
  }
}
