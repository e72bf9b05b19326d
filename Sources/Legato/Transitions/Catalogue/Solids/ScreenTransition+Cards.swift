// VCTransitionsLibrary's cards.

extension ScreenTransition {
  /// The old screen tips back and shrinks, and the new one rises over it, on black; VCTransitionsLibrary's.
  ///
  /// ![.cards() at nine fractions](cards)
  ///
  /// The reverse differs: the new screen falls, and the old one grows back from three quarters of the size to which it
  /// had shrunk.
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - scale: the old screen's scale once it has stepped back, 0.1 ... 1 times; the default is
  ///     VCTransitionsLibrary's.
  ///   - tilt: how far it tips back on the way, 0 ... 1 radians; the default is VCTransitionsLibrary's.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func cards(
    scale: Double = 0.8, tilt: Double = 15 * .pi / 180, motion: Motion = vcMotion
  ) -> ScreenTransition {
    let name: TransitionName = "cards"
    let scale = name.limited(scale, to: 0.1...1, or: 0.8, "scale")
    let tilt = name.limited(tilt, to: 0...1, or: 15 * .pi / 180, "tilt")
    return ScreenTransition(name, motion: motion, isSymmetric: false, interactions: [.vcPan(.down)]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      let covered = timeline.screen(.covered)
      timeline.set(covered, .perspective, to: TransitionContext.distance(900, for: context.size.height))
      for property in [Property.anchorX, .anchorY] { timeline.set(covered, property, to: 0.5) }
      let covering = timeline.screen(.covering)
      if context.operation.isReverse {
        timeline.comeBack(covered, covering, scale, tilt)
      } else {
        timeline.stepBack(covered, covering, scale, tilt)
      }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// The old screen's scale and opacity when it has tipped back.
  private static let (tippedScale, tippedOpacity) = (0.95, 0.6)
  /// Its scale when the new screen starts to move in reverse, as a fraction of the scale to which it stepped back (.6
  /// of VCTransitionsLibrary's .8 is three quarters), and its opacity.
  private static let (farPart, farOpacity) = (0.75, 0.6)
  /// How far up the old screen moves, as a fraction of its height, and how far the new one rises beyond its place, in
  /// points.
  private static let (rise, overshoot) = (0.08, 30.0)

  fileprivate func stepBack(_ covered: Handle, _ covering: Handle, _ scale: Double, _ tilt: Double) {
    let height = context.size.height
    let tipped = TimelineBuilder.tippedScale
    enlarge(covered, through: [Keyframe(0, 1), Keyframe(0.4, tipped), Keyframe(0.6, scale)])
    animate(covered, .rotationX, through: [Keyframe(0, 0), Keyframe(0.4, tilt), Keyframe(0.6, 0)])
    animate(covered, .translationY, from: 0, to: -TimelineBuilder.rise * height, between: 0.2, and: 0.6)
    animate(covered, .opacity, from: 1, to: TimelineBuilder.tippedOpacity, between: 0, and: 0.4)
    animate(
      covering, .translationY,
      through: [Keyframe(0.6, height), Keyframe(0.8, -TimelineBuilder.overshoot), Keyframe(1, 0)])
  }

  /// Describes the reverse from its end: a fraction here is 1 minus the fraction of the reverse.
  fileprivate func comeBack(_ covered: Handle, _ covering: Handle, _ scale: Double, _ tilt: Double) {
    let (far, tipped) = (TimelineBuilder.farPart * scale, TimelineBuilder.tippedScale)
    enlarge(covered, through: [Keyframe(0, 1), Keyframe(0.25, tipped), Keyframe(0.3, tipped), Keyframe(0.65, far)])
    animate(
      covered, .rotationX,
      through: [Keyframe(0, 0), Keyframe(0.25, tilt), Keyframe(0.3, tilt), Keyframe(0.65, 0)])
    animate(covered, .opacity, from: 1, to: TimelineBuilder.farOpacity, between: 0.3, and: 0.65)
    animate(covering, .translationY, from: context.size.height, to: 0, between: 0.5, and: 1)
  }

  /// Scales a layer equally in both directions through keyframes.
  @inline(never)
  func enlarge(_ handle: Handle, through keys: [Keyframe]) {
    animate(handle, .scaleX, through: keys)
    animate(handle, .scaleY, through: keys)
  }
}
