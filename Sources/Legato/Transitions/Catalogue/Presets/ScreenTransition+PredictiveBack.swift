// Android's predictive back.

extension ScreenTransition {
  /// Android's predictive back: the new screen fades in; in reverse a finger shrinks it to .90 and rounds its corners,
  /// so that the screen below shows, and after the release it fades away within .1 s.
  ///
  /// ![.predictiveBack() at nine fractions](predictiveBack)
  ///
  /// It brings ``Interaction/predictiveBack(from:threshold:)`` from both sides, as on Android, and follows that
  /// gesture's pull and drag.
  ///
  /// Cost: 2 layers. On a display without round corners the compositor cannot animate the corners during a preview.
  ///
  /// - Parameters:
  ///   - scale: the screen's size at a pull of 1, 0 ... 1 times; the default is Android's.
  ///   - radius: its corner radius there if the display's own is unknown, 0 ... 1000 points; the default is Flutter's;
  ///     NaN is 0.
  public static func predictiveBack(scale: Double = 0.9, radius: Double = 32) -> ScreenTransition {
    let name: TransitionName = "predictiveBack"
    let scale = name.limited(scale, to: 0...1, or: 0.9, "scale")
    let radius = name.limitedRadius(radius)
    return ScreenTransition(
      name, motion: .materialStandard, reverseMotion: .curve(.easeOut, duration: Interaction.predictiveCommit),
      interactions: [.predictiveBack(), .predictiveBack(from: .trailing)]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .opacity, from: 0, to: 1)
      let shrinking = Knot.line(from: 1, to: scale)
      timeline.respond(screen, .scaleX, to: .pull, .multiply, through: shrinking)
      timeline.respond(screen, .scaleY, to: .pull, .multiply, through: shrinking)
      timeline.follow(screen, .translationX, .dragX)
      timeline.follow(screen, .translationY, .dragY)
      if context.displayCornerRadius > 0 {
        timeline.set(screen, .cornerRadius, to: context.displayCornerRadius)
      } else {
        timeline.respond(screen, .cornerRadius, to: .pull, through: Knot.line(from: 0, to: radius))
      }
      return timeline.build()
    }
  }
}
