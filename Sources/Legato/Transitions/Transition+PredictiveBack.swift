// Android's preview of where back leads to.

extension Transition {
  /// Android's predictive back: the new screen fades in; on the way back a finger shrinks it to .90 and rounds its
  /// corners, so that the screen below is seen, and once let go it fades away within .1 s.
  ///
  /// ![.predictiveBack() at nine fractions](predictiveBack)
  ///
  /// It brings ``Interaction/predictiveBack(from:threshold:)``, from either side as on Android, whose
  /// pull and drag it follows.
  ///
  /// Cost: 2 layers, no pieces; while a finger previews, the corners leave the compositor where the display has none.
  ///
  /// - Parameters:
  ///   - scale: the screen's size at a whole pull (Android's .90), limited to 0 ... 1; NaN is .90.
  ///   - radius: its corners there where the display's own are not known, in points (Flutter's 32), limited to
  ///     0 ... 1000; NaN is 0.
  public static func predictiveBack(scale: Double = 0.9, radius: Double = 32) -> Transition {
    let name: TransitionName = "predictiveBack"
    let scale = name.limited(scale, to: 0...1, or: 0.9, "scale")
    let radius = name.limitedRadius(radius)
    return Transition(
      name, motion: .materialStandard, reverseMotion: .curve(.easeOut, duration: predictiveCommit),
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

  /// How long a screen that was let go takes to fade, in seconds (docs/measurements.md).
  static let predictiveCommit = 0.1
}
