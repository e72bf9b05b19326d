extension Navigator {
  /// The plan of a run: what it will do if no observer objects.
  package final class Plan {
    var request: TransitionRequest
    /// The change to the stack. After the commit it also holds what was removed; after the end of the run it is empty.
    var change: StackChange
    let transition: ScreenTransition
    /// The interaction that drives the run or may grab it; nil if no finger does.
    var interaction: Interaction?
    /// Whether the interaction removes the covering screen, as a back gesture does. Otherwise it brings that screen.
    /// Without an interaction, the back gesture counts that would grab the run.
    var uncovers: Bool
    /// The detent to which the covering screen goes; nil if the screen comes or goes the whole way.
    var detent: Detent?
    /// A change to the screens below, which is made as soon as the run has begun.
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

    /// A back gesture of the covering screen drives the run, also if a number takes its place.
    @inline(never)
    func drive(back interaction: Interaction) {
      self.interaction = interaction
      uncovers = true
    }
  }
}
