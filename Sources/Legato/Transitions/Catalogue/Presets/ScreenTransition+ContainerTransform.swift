// Material's container transform.

extension ScreenTransition {
  /// Material's container transform: the touched element grows into the new screen, whose content fades in over the
  /// first quarter of the run; in reverse it fades out from .6 to .9 of the run; .3 s.
  ///
  /// ![.containerTransform() at nine fractions](containerTransform)
  ///
  /// Without an element the screen grows out of a small square in the centre. A finger carries the screen as the
  /// interaction defines it.
  ///
  /// Cost: 3 layers and 1 for the element's picture, 1 for its shadow; the compositor cannot animate the clips and the
  /// radius.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameter dim: the opacity of black over the old screen, 0 ... 1; the default is Material's scrim; NaN is 0.
  public static func containerTransform(dim: Double = 0.32) -> ScreenTransition {
    ScreenTransition("containerTransform", motion: .materialStandard, isSymmetric: false) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: dim)
      let frame = context.frame(.covering)
      let flight = Flight(frame: frame, anchor: frame.center)
      var element = context.origin
      // The screen grows as a whole, and with it what lies on it.
      element.covering = .zero
      timeline.flySourceShadow(of: element, showing: frame, fadingOver: 1)
      timeline.flySource(of: element, showing: frame, fadingOver: 1)
      let screen = timeline.screen(.covering)
      let start = flight.state(showing: context.sourceFrame, radius: element.coveredRadius, region: .zero)
      timeline.fly(screen, from: start, to: flight.rest(radius: context.displayCornerRadius))
      // Measured from the covered screen: Material fades it between .6 and .9 of the way back.
      let (first, last) = context.operation.isReverse ? (0.1, 0.4) : (0, 0.25)
      timeline.animate(screen, .opacity, from: 0, to: 1, between: first, and: last)
      return timeline.build()
    }
  }
}
