// A run that is about to begin, if nobody objects.

extension Navigator {
  /// A run that is about to begin, if nobody objects.
  final class Proposal {
    var request: TransitionRequest
    let change: StackChange
    let transition: Transition
    /// What drives it; nil if no finger does.
    private(set) var interaction: Interaction?
    /// Whether the finger's travel counts the other way.
    var isInverted = false
    /// How far the covering screen goes, if only to another of its stops; nil for all others.
    var stop: Double?
    /// What is done to the screens below as soon as it has begun.
    var afterwards: ((Navigator) -> Void)?

    init(
      _ request: TransitionRequest, _ change: StackChange, _ transition: Transition, _ interaction: Interaction? = nil
    ) {
      self.request = request
      self.change = change
      self.transition = transition
      self.interaction = interaction
    }

    /// Whether it does the same as another one, which observers have been asked about.
    func isLike(_ other: Proposal?) -> Bool {
      guard let other, request.operation == other.request.operation, request.from == other.request.from,
        request.to == other.request.to, change.keeping == other.change.keeping,
        change.adding.count == other.change.adding.count
      else { return false }
      for index in 0..<change.adding.count where change.adding[index].screen != other.change.adding[index].screen {
        return false
      }
      return true
    }

    /// Lets the run be held by a number, and by a finger as its way back says.
    func hold(by waysBack: [Interaction]) {
      interaction = waysBack.first ?? .edgePan()
      isInverted = !request.operation.isReverse
    }
  }
}
