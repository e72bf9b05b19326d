/// A screen that is presented over another one, and dismissed.
public final class Presentation {
  /// The stack behind the presentation: the presenting screen, and what was presented above it.
  public let navigator: Navigator
  private let stops: [Double]

  /// Nothing presented yet over a screen.
  ///
  /// - Parameters:
  ///   - presenting: the screen below.
  ///   - policy: what the container says, for screens that say nothing.
  ///   - stops: how far a presented screen may have come when it rests, ascending, each above 0 and at most 1, which is
  ///     always among them: a sheet's detents. It comes to the first, a finger drags it 1:1 from one to another, and
  ///     the presenting screen stays visible behind it. Others are left out; with none it comes the whole way.
  public init(presenting: ScreenID, policy: TransitionPolicy = TransitionPolicy(), stops: [Double] = []) {
    self.stops = stops
    navigator = Navigator(root: presenting, policy: policy)
  }

  /// The presented screen, or nil.
  public var presented: ScreenID? { navigator.count > 1 ? navigator[navigator.count - 1] : nil }

  /// What presents a screen; see ``Navigator/Request/push(_:transition:policy:animated:)`` for the parameters.
  public func presenting(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true
  ) -> Navigator.Request {
    .present(screen, transition: transition, policy: policy, stops: stops, animated: animated)
  }

  /// What dismisses the presented screen.
  public func dismissing(animated: Bool = true) -> Navigator.Request { .dismiss(animated: animated) }
}
