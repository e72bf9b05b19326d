// The transitions of the systems that the library follows, by their own numbers (docs/measurements.md).

extension ScreenTransition {
  /// MDTransitioning's push: .35 s ease-out, half a width of parallax, dimmed by .2; its pop takes .25 s.
  ///
  /// Not on the web. Cost: 3 layers, no pieces; stays on the compositor.
  public static var mdPush: ScreenTransition { push(.half) }

  /// MDTransitioning's presentation of an image: .5 s with a damping of .7, back in .25 s ease-in-out.
  ///
  /// ![.mdImageZoom() at nine fractions](mdImageZoom)
  ///
  /// ![.mdImageZoom(keepsSource: true) at nine fractions](mdImageZoom-kept)
  ///
  /// It brings ``Interaction/mdImageDrag`` and ``Interaction/mdEdgePan``.
  ///
  /// Not on the web. Cost: as ``imageZoom(source:motion:reverseMotion:)``, and 1 layer for each thumbnail.
  ///
  /// - Parameter keepsSource: whether the thumbnail is seen in its place meanwhile; else it flies along and fades over
  ///   a quarter of the progress, so that the picture leaves and lands with the thumbnail's border.
  public static func mdImageZoom(keepsSource: Bool = false) -> ScreenTransition {
    imageZoom(source: keepsSource ? .kept : .fading(over: 0.25))
      .with(interactions: [.mdImageDrag, .mdEdgePan])
  }
}
