// How a sheet comes and goes.

extension Transition {
  /// A sheet: it comes from below over a screen that darkens behind it, and stays visible, and it follows a finger that
  /// pulls it beyond its stops. Critically damped, with a response of .35 s, our own.
  ///
  /// ![.sheet() at nine fractions](sheet)
  ///
  /// It brings ``Interaction/sheetPan(stops:reach:isHeld:)``; give a policy one with stops to let it rest at those.
  ///
  /// Cost: 3 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - dim: the opacity of black over the screen behind, once the sheet has come all the way, limited to 0 ... 1.
  ///   - radius: the radius of the sheet's corners, in points (UIKit's page sheet has 10); below 0, and what is not
  ///     finite, counts as 0.
  public static func sheet(dim: Double = 0.4, radius: Double = 10) -> Transition {
    sheet("sheet", .spring(response: 0.35, dampingRatio: 1), dim: dim, radius: radius)
  }

  /// libadwaita's bottom sheet: a spring of stiffness 400 with a damping ratio of .8, which the sheet's place does not
  /// overshoot.
  ///
  /// ![.adwSheet() at nine fractions](adwSheet)
  ///
  /// Cost: as ``sheet(dim:radius:)``.
  ///
  /// - Parameters:
  ///   - dim: as there; .25, our own.
  ///   - radius: as there; libadwaita's windows have 15.
  public static func adwSheet(dim: Double = 0.25, radius: Double = 15) -> Transition {
    sheet("adwSheet", .spring(angularFrequency: 20, dampingRatio: 0.8), dim: dim, radius: radius)
  }

  private static func sheet(_ name: TransitionName, _ motion: Motion, dim: Double, radius: Double) -> Transition {
    let radius = name.limitedRadius(radius)
    return Transition(name, motion: motion, keepsCoveredScreenVisible: true, interactions: [.sheetPan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: dim)
      return timeline.enterSheet(radius: radius)
    }
  }
}

extension TimelineBuilder {
  /// Adds the covering screen, which comes from below and follows a finger beyond its stops; the description is
  /// complete.
  func enterSheet(radius: Double) -> Timeline {
    let sheet = screen(.covering)
    move(sheet, from: context.departure(.down), to: .zero)
    follow(sheet, .translationY, .dragY)
    set(sheet, .cornerRadius, to: context.panelRadius(radius))
    return build()
  }
}

extension TransitionName {
  /// A corner radius in points: below 0, and what is not finite, is 0.
  func limitedRadius(_ radius: Double) -> Double {
    limited(radius.isFinite ? radius : 0, to: 0...Double.greatestFiniteMagnitude, or: 0, "radius")
  }
}
