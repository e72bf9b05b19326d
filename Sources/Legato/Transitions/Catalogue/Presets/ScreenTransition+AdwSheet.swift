// GNOME's sheet.

extension ScreenTransition {
  /// libadwaita's bottom sheet: a spring of stiffness 400 with a damping ratio of .8, which the sheet's place does not
  /// overshoot.
  ///
  /// ![.adwSheet() at nine fractions](adwSheet)
  ///
  /// Cost: as ``sheet(dim:shadow:radius:)``.
  ///
  /// - Parameters:
  ///   - dim: the opacity of black over the screen behind, 0 ... 1; the default is our own.
  ///   - shadow: the opacity of its shadow, 0 ... 1.
  ///   - radius: the radius of the sheet's corners, 0 ... 1000 points; the default is that of libadwaita's windows; NaN
  ///     is 0.
  public static func adwSheet(dim: Double = 0.25, shadow: Double = 0.2, radius: Double = 15) -> ScreenTransition {
    let name: TransitionName = "adwSheet"
    return sheet(
      name, .spring(angularFrequency: 20, dampingRatio: 0.8), dim: name.limited(dim, to: 0...1, or: 0.25, "dim"),
      shadow: shadow, radius: radius)
  }
}
