// A sheet, and a screen that is dismissed by pulling it down.

extension ScreenTransition {
  /// A sheet with round corners and a shadow comes from below, over a screen that stays visible and darkens. A finger
  /// that pulls it above its place stretches it from its lower edge; a resisting sheet moves on a rubber band.
  /// Critically damped, with a response of .35 s, Legato's own.
  ///
  /// ![.sheet() at nine fractions](sheet)
  ///
  /// It brings ``Interaction/sheetPan(detents:reach:isResisting:)``; if a policy sets detents, it rests at those.
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - dim: the opacity of black over the screen behind when the sheet is fully open, 0 ... 1; with 0 that screen
  ///     answers beside the sheet at its detents.
  ///   - shadow: the opacity of its shadow, 0 ... 1.
  ///   - radius: the radius of its corners, 0 ... 1000 points; a sheet on the lower edge has only upper ones, and a
  ///     fully open sheet on the upper edge has none; the default is the radius of UIKit's page sheet; NaN is 0.
  public static func sheet(dim: Double = 0.4, shadow: Double = 0.2, radius: Double = 10) -> ScreenTransition {
    let name: TransitionName = "sheet"
    return sheet(
      name, .spring(response: 0.35, dampingRatio: 1), dim: name.limited(dim, to: 0...1, or: 0.4, "dim"),
      shadow: shadow, radius: radius)
  }

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
  /// Adds the covering screen, which comes from below and follows a finger beyond its detents, and builds the timeline.
  func enterSheet(shadow: Double, radius: Double) -> Timeline {
    let (frame, radius) = (context.frame(.covering), context.panelRadius(radius))
    let (fillsAbove, fillsBelow) = (frame.minY <= 0, frame.maxY >= context.size.height)
    for layer in panel(from: context.departure(.down), shadow: shadow, radius: radius) {
      // Its lower corners are below the edge of the container. At the upper edge its corners would show what is behind.
      if fillsBelow { set(layer, .clipBottom, to: -radius) }
      if fillsAbove { animate(layer, .cornerRadius, from: radius, to: 0, between: 0.9, and: 1) }
      stretch(layer, from: .down)
    }
    return build()
  }
}

extension ScreenTransition {
  /// A presented screen follows a finger down, shrinking a little while the screen behind brightens, and leaves
  /// downwards after the release. Critically damped, with a response of .35 s, Legato's own.
  ///
  /// ![.pullToDismiss() at nine fractions](pullToDismiss)
  ///
  /// It brings ``Interaction/pullDown(distance:scale:)``, and follows that gesture's pull and drag.
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameter dim: the opacity of black behind the screen, 0 ... 1; the default is Legato's own.
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
