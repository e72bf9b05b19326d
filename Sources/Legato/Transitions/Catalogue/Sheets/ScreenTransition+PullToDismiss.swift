// A screen that is pulled down to be rid of it.

extension ScreenTransition {
  /// A presented screen that follows a finger downwards, shrinking a little while what is behind it comes to light, and
  /// goes down when it is let go. Critically damped, with a response of .35 s, our own.
  ///
  /// ![.pullToDismiss() at nine fractions](pullToDismiss)
  ///
  /// It brings ``Interaction/pullDown(distance:scale:)``, whose pull and drag it follows.
  ///
  /// Cost: 3 layers, no pieces; stays on the compositor.
  ///
  /// - Parameter backdrop: the opacity of black behind the screen, 0 ... 1; the default is our own.
  public static func pullToDismiss(backdrop: Double = 0.6) -> ScreenTransition {
    let name: TransitionName = "pullToDismiss"
    let backdrop = name.limited(backdrop, to: 0...1, or: 0.6, "backdrop")
    return ScreenTransition(name, .spring(response: 0.35, dampingRatio: 1)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let dimming = timeline.dimming(to: backdrop)
      timeline.respond(dimming, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
      let screen = timeline.screen(.covering)
      timeline.move(screen, from: context.departure(.down), to: .zero)
      timeline.set(screen, .cornerRadius, to: context.displayCornerRadius)
      timeline.followFingers(screen)
      return timeline.build()
    }.with(interactions: [.pullDown()])
  }
}
