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
  ///   - dim: the opacity of black over the screen behind, once the sheet has come all the way, limited to 0 ... 1; NaN
  ///     is .4.
  ///   - radius: the radius of the sheet's corners, in points (UIKit's page sheet has 10), limited to 0 ... 1000; NaN
  ///     is 0.
  public static func sheet(dim: Double = 0.4, radius: Double = 10) -> Transition {
    let name: TransitionName = "sheet"
    return sheet(
      name, .spring(response: 0.35, dampingRatio: 1), dim: name.limited(dim, to: 0...1, or: 0.4, "dim"), radius: radius)
  }

  /// A sheet of its own name and motion.
  static func sheet(_ name: TransitionName, _ motion: Motion, dim: Double, radius: Double) -> Transition {
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
