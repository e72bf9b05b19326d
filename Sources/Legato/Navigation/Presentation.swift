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

  /// Presents a screen; `false` if it is presented already, or if it was refused. See
  /// ``Navigator/push(_:transition:policy:animated:at:)`` for the parameters.
  @discardableResult
  public func present(
    _ screen: ScreenID, transition: Transition? = nil, policy: TransitionPolicy = TransitionPolicy(),
    animated: Bool = true, at time: Double
  ) -> Bool {
    navigator.present(screen, transition: transition, policy: policy, stops: stops, animated: animated, at: time)
  }

  /// Dismisses what is presented, at a time in seconds; `false` if nothing is, or if it was refused.
  @discardableResult
  public func dismiss(animated: Bool = true, at time: Double) -> Bool {
    navigator.dismiss(animated: animated, at: time)
  }
}
