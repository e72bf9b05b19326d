// How a sheet comes and goes, and a screen that is pulled down to be rid of it.

extension ScreenTransition {
  /// A sheet: it comes from below, round and with a shadow, over a screen that darkens behind it, and stays visible. A
  /// finger that pulls it up beyond its place stretches it from its lower edge, one that it resists moves it.
  /// Critically damped, with a response of .35 s, our own.
  ///
  /// ![.sheet() at nine fractions](sheet)
  ///
  /// It brings ``Interaction/sheetPan(detents:reach:isResisting:)``; give a policy one with detents to let it rest at
  /// those.
  ///
  /// Cost: 4 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - dim: the opacity of black over the screen behind, once the sheet has come all the way, 0 ... 1.
  ///   - shadow: the opacity of its shadow, 0 ... 1.
  ///   - radius: the radius of the sheet's corners, 0 ... 1000 points; one on the lower edge is round at the top; the
  ///     default is that of UIKit's page sheet; NaN is 0.
  public static func sheet(dim: Double = 0.4, shadow: Double = 0.2, radius: Double = 10) -> ScreenTransition {
    let name: TransitionName = "sheet"
    return sheet(
      name, .spring(response: 0.35, dampingRatio: 1), dim: name.limited(dim, to: 0...1, or: 0.4, "dim"),
      shadow: shadow, radius: radius)
  }

  /// A sheet of its own name and motion.
  static func sheet(_ name: TransitionName, _ motion: Motion, dim: Double, shadow: Double, radius: Double)
    -> ScreenTransition
  {
    let radius = name.limitedRadius(radius)
    return ScreenTransition(name, motion: motion, keepsCoveredScreenVisible: true, interactions: [.sheetPan()]) {
      context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: dim)
      return timeline.enterSheet(shadow: shadow, radius: radius)
    }
  }
}

extension TimelineBuilder {
  /// Adds the covering screen, which comes from below and follows a finger beyond its detents; the description is
  /// complete.
  func enterSheet(shadow: Double, radius: Double) -> Timeline {
    let isAtEdge = context.frame(.covering).maxY >= context.size.height
    for layer in panel(from: context.departure(.down), shadow: shadow, radius: radius) {
      // Its lower corners lie below the edge.
      if isAtEdge { set(layer, .clipBottom, to: -context.panelRadius(radius)) }
      stretch(layer)
    }
    return build()
  }
  /// Moves a sheet with a finger that pulls it down, and stretches it by one that pulls it up: its lower edge stays.
  private func stretch(_ sheet: Handle) {
    let height = layers[Int(sheet.index)].frame.size.height
    guard height > 0 else { return follow(sheet, .translationY, .dragY) }
    // The centre of what is stretched moves by half of what its upper edge does.
    respond(sheet, .translationY, to: .dragY, through: Knot.bend(at: 0, from: 0.5, to: 1))
    respond(sheet, .scaleY, to: .dragY, .multiply, through: Knot.bend(at: 1, from: -1 / height, to: 0))
  }
}

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
  /// - Parameter dim: the opacity of black behind the screen, 0 ... 1; the default is our own.
  public static func pullToDismiss(dim: Double = 0.6) -> ScreenTransition {
    let name: TransitionName = "pullToDismiss"
    let dim = name.limited(dim, to: 0...1, or: 0.6, "dim")
    return ScreenTransition(name, .spring(response: 0.35, dampingRatio: 1)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let dimming = timeline.dimming(to: dim)
      timeline.respond(dimming, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
      let screen = timeline.screen(.covering)
      timeline.move(screen, from: context.departure(.down), to: .zero)
      timeline.set(screen, .cornerRadius, to: context.displayCornerRadius)
      timeline.followFingers(screen)
      return timeline.build()
    }.with(interactions: [.pullDown()])
  }
}
