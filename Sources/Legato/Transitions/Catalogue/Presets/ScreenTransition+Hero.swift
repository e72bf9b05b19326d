// What Hero's transitions have in common.

extension ScreenTransition {
  /// The opacity of black over the screen below, at its darkest: Hero's.
  static let heroDim = 0.1
}

extension PushParameters {
  /// Hero's push: a third of parallax, dimmed by .1, in .35 s decelerating, the same back.
  ///
  /// ![.push(.hero()) at nine fractions](push-hero)
  ///
  /// Hero's shadow is left out: with its opacity of .5 it would show at the edge before the screen comes.
  ///
  /// Cost: 3 layers, no pieces; stays on the compositor.
  ///
  /// On the web it is called `heroPush`.
  ///
  /// - Parameter direction: the way the new screen travels.
  public static func hero(_ direction: Direction = .leading) -> PushParameters {
    var parameters = PushParameters()
    parameters.parallax = 1 / 3.0
    parameters.dim = ScreenTransition.heroDim
    parameters.shadow = 0
    parameters.direction = direction
    parameters.motion = .heroDeceleration
    parameters.reverseMotion = .heroDeceleration
    return parameters
  }
}
