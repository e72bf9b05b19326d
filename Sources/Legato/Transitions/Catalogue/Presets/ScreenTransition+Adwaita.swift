// GNOME's navigation and its sheet.

extension ScreenTransition {
  /// Libadwaita's navigation: the new page slides over the old one, which stays in its place and darkens; a spring of
  /// mass 1 and stiffness 1000, critically damped.
  ///
  /// ![.adwNavigation() at nine fractions](adwNavigation)
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameter dim: the opacity of black over the old page, 0 ... 1; the default is Legato's own.
  public static func adwNavigation(dim: Double = 0.12) -> ScreenTransition {
    let name: TransitionName = "adwNavigation"
    let dim = name.limited(dim, to: 0...1, or: 0.12, "dim")
    return ScreenTransition(name, .spring(SpringMotion(mass: 1, stiffness: 1000, damping: 2 * (1000.0).squareRoot()))) {
      context in
      let travel = context.travel(.leading)
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: dim)
      // Its blur and strength are Legato's own.
      _ = timeline.enterShadow(0.05, radius: 8, offset: 0, along: travel)
      return timeline.enter(along: travel)
    }.with(interactions: [.edgePan(), .fullScreenPan()])
  }
}

extension ScreenTransition {
  /// Libadwaita's bottom sheet: a spring of stiffness 400 with a damping ratio of .8; the sheet stops at its place
  /// without overshoot.
  ///
  /// ![.adwSheet() at nine fractions](adwSheet)
  ///
  /// Cost: as ``sheet(dim:shadow:radius:)``.
  ///
  /// - Parameters:
  ///   - dim: the opacity of black over the screen behind, 0 ... 1; the default is Legato's own.
  ///   - shadow: the opacity of its shadow, 0 ... 1.
  ///   - radius: the radius of the sheet's corners, 0 ... 1000 points; the default is the radius of libadwaita's
  ///     windows; NaN is 0.
  public static func adwSheet(dim: Double = 0.25, shadow: Double = 0.2, radius: Double = 15) -> ScreenTransition {
    let name: TransitionName = "adwSheet"
    return sheet(
      name, .spring(angularFrequency: 20, dampingRatio: 0.8), dim: name.limited(dim, to: 0...1, or: 0.25, "dim"),
      shadow: shadow, radius: radius)
  }
}
