// A page that swings in from the side, as in National Geographic's app.

extension ScreenTransition {
  /// The new screen swings in from trailing, nearer to the viewer, as the old one turns away about its leading side, on
  /// black; VCTransitionsLibrary's.
  ///
  /// ![.natGeo() at nine fractions](natGeo)
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameter motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func natGeo(motion: Motion = vcMotion) -> ScreenTransition {
    ScreenTransition("natGeo", motion: motion, interactions: [.vcPan(.trailing)]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      let mirror = context.mirror
      var away = LayerState.rest
      away.perspective = TransitionContext.distance(500, for: context.size.width)
      (away.anchorX, away.anchorY) = (mirror > 0 ? 0 : 1, 0.5)
      var home = away
      (away.translationX, away.translationZ, away.rotationY) = (170 * mirror, -30, 80 * .pi / 180 * mirror)
      let covered = timeline.screen(.covered)
      for property in [Property.perspective, .anchorX, .anchorY] { timeline.set(covered, property, to: home[property]) }
      for property in [Property.translationX, .translationZ, .rotationY] {
        timeline.animate(covered, property, from: home[property], to: away[property], between: 0.2, and: 1)
      }
      home.anchorX = 0.5
      timeline.animate(timeline.screen(.covering), from: NatGeo.start(home, context.size.width, mirror), to: home)
      return timeline.build()
    }
  }
}

/// Where VCTransitionsLibrary's new screen comes from: rotated by 5° about z, moved by (320, −40, 150) pt, then rotated
/// by −45° about y and by 10° about x, all about its middle. The library was written for phones 320 pt wide. In a wider
/// container the screen moves by 1.1 of the width, because a corner would otherwise show at the start.
enum NatGeo {
  /// The three angles in radians of the combined rotation, in the engine's order: first the movement, then rotations
  /// about x, y and z.
  private static let angles = (x: 0.32376296129282006, y: -0.7458275881429483, z: 0.28731969989855943)

  /// The state that the new screen comes from.
  static func start(_ home: LayerState, _ width: Double, _ mirror: Double) -> LayerState {
    let travel = width > 320 ? 1.1 * width : 320
    let (sine, cosine) = Elementary.sincos(5 * .pi / 180)
    var start = home
    start.translationX = (travel * cosine + 40 * sine) * mirror
    start.translationY = travel * sine - 40 * cosine
    start.translationZ = 150
    start.rotationX = angles.x
    start.rotationY = angles.y * mirror
    start.rotationZ = angles.z * mirror
    return start
  }
}
