// GNOME's sheet.

extension Transition {
  /// libadwaita's bottom sheet: a spring of stiffness 400 with a damping ratio of .8, which the sheet's place does not
  /// overshoot.
  ///
  /// ![.adwSheet() at nine fractions](adwSheet)
  ///
  /// Cost: as ``sheet(dim:radius:)``.
  ///
  /// - Parameters:
  ///   - dim: as there; .25, our own, which is also what NaN is.
  ///   - radius: as there; libadwaita's windows have 15.
  public static func adwSheet(dim: Double = 0.25, radius: Double = 15) -> Transition {
    let name: TransitionName = "adwSheet"
    return sheet(
      name, .spring(angularFrequency: 20, dampingRatio: 0.8), dim: name.limited(dim, to: 0...1, or: 0.25, "dim"),
      radius: radius)
  }
}
