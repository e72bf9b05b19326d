// A sheet behind which the screen steps back.

extension ScreenTransition {
  /// A page sheet comes as ``sheet(dim:shadow:radius:)`` does; the screen behind it steps back with round corners, and
  /// stays visible above the sheet.
  ///
  /// ![.pageSheet() at nine fractions](pageSheet)
  ///
  /// The host sets where the sheet rests (``TransitionContext/coveringFrame``); a sheet that fills the container hides
  /// the screen behind it. The container's own background shows around the screen behind.
  ///
  /// Cost: 4 layers; the compositor cannot animate the radius of the screen behind.
  ///
  /// - Parameters:
  ///   - scale: the size of the screen behind, 0 ... 1 times; the default takes 16 pt off each side of a phone and is
  ///     Legato's own.
  ///   - dim: the opacity of black over it, 0 ... 1.
  ///   - shadow: the opacity of the sheet's shadow, 0 ... 1.
  ///   - radius: the corners of both, 0 ... 1000 points; NaN is 0.
  ///   - detent: the fraction up to which the screen behind stays where it is, 0 ... .9; for the behaviour of UIKit's
  ///     sheets give the sheet's last detent but one.
  public static func pageSheet(
    scale: Double = 0.92, dim: Double = 0.2, shadow: Double = 0.2, radius: Double = 10, detent: Double = 0
  ) -> ScreenTransition {
    let name: TransitionName = "pageSheet"
    let scale = name.limited(scale, to: 0...1, or: 0.92, "scale")
    let dim = name.limited(dim, to: 0...1, or: 0.2, "dim")
    let detent = name.limited(detent, to: 0...0.9, or: 0, "detent")
    let radius = name.limitedRadius(radius)
    return ScreenTransition(
      name, motion: .spring(response: 0.35, dampingRatio: 1), keepsCoveredScreenVisible: true,
      interactions: [.sheetPan()]
    ) { context in
      let timeline = TimelineBuilder(context)
      let covered = timeline.screen(.covered)
      for property in [Property.scaleX, .scaleY] {
        timeline.animate(covered, property, from: 1, to: scale, between: detent, and: 1)
      }
      timeline.animate(covered, .cornerRadius, from: context.displayCornerRadius, to: radius, between: detent, and: 1)
      timeline.dimming(to: dim)
      return timeline.enterSheet(shadow: shadow, radius: radius)
    }
  }
}
