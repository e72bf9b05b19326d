// Presets of MDTransitioning, iOS 26, Hero and VCTransitionsLibrary, by their own numbers (docs/measurements.md).

extension ScreenTransition {
  /// MDTransitioning's push: .35 s ease-out, half a width of parallax, dimmed by .2; its pop takes .25 s.
  ///
  /// Not on the web. Cost: 3 layers; the compositor can animate all of them.
  public static var mdPush: ScreenTransition { push(.half) }

  /// MDTransitioning's presentation of an image: .5 s with a damping of .7, back in .25 s ease-in-out.
  ///
  /// ![.mdImageZoom() at nine fractions](mdImageZoom)
  ///
  /// ![.mdImageZoom(sourceStyle: .kept) at nine fractions](mdImageZoom-kept)
  ///
  /// It brings ``Interaction/mdImageDrag`` and ``Interaction/mdEdgePan``.
  ///
  /// Not on the web. Cost: as ``imageZoom(sourceStyle:motion:reverseMotion:)``, and 1 layer for each thumbnail.
  ///
  /// - Parameter sourceStyle: what happens to the thumbnail. By default it flies along and fades over a quarter of the
  ///   progress, so that the picture starts and lands with the thumbnail's border.
  public static func mdImageZoom(sourceStyle: SourceStyle = .fading(over: 0.25)) -> ScreenTransition {
    imageZoom(sourceStyle: sourceStyle)
      .with(interactions: [.mdImageDrag, .mdEdgePan])
  }
}

extension ScreenTransition {
  /// MDTransitioning's present: from below in .25 s ease-in, out again in .25 s ease-out.
  ///
  /// ![.modal at nine fractions](modal)
  ///
  /// It has the standard back gestures: a swipe down for a presented screen, a swipe from the edge for a pushed one.
  ///
  /// Not on the web. Cost: 2 layers; the compositor can animate all of them.
  public static var modal: ScreenTransition {
    cover(.up, motion: .curve(.easeIn, duration: 0.25), reverseMotion: .curve(.easeOut, duration: 0.25))
      .with(interactions: nil)
  }
}

extension ScreenTransition {
  /// iOS 26's navigation: ``push`` with a back gesture from the leading edge and another from anywhere in the content.
  ///
  /// ![.systemPush at nine fractions](systemPush)
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  public static var systemPush: ScreenTransition { push.with(interactions: [.edgePan(), .contentSwipe()]) }
}

extension ScreenTransition {
  /// Hero's opacity of black over the screen below, at its darkest.
  static let heroDim = 0.1
}

extension PushParameters {
  /// Hero's push: a third of parallax, dimmed by .1, in .35 s decelerating, the same back.
  ///
  /// ![.push(.hero()) at nine fractions](push-hero)
  ///
  /// It omits Hero's shadow, which with its opacity of .5 would show at the edge before the screen appears.
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// On the web it is called `heroPush`.
  ///
  /// - Parameter direction: the way the new screen travels.
  public static func hero(_ direction: Direction = .leading) -> PushParameters {
    var parameters = PushParameters()
    parameters.parallax = 1 / 3.0
    parameters.dim = ScreenTransition.heroDim
    parameters.shadow = 0
    parameters.direction = direction
    parameters.motion = .heroDeceleration
    parameters.reverseMotion = .heroDeceleration
    return parameters
  }
}

extension ScreenTransition {
  /// The motion of VCTransitionsLibrary's transitions: a second, ease-in-out.
  public static var vcMotion: Motion { .curve(.easeInOut, duration: 1) }
}

extension Direction {
  static func back(along axis: ScreenAxis) -> Direction { axis == .horizontal ? .trailing : .down }
}
