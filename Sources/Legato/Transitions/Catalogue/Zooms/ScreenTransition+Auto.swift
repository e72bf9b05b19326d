// What matches flies, the rest fades.

extension ScreenTransition {
  /// Hero's auto: shared elements that match fly from their places in the old screen to those in the new one, changing
  /// from the one's picture to the other's; all else cross-fades.
  ///
  /// ![.auto() at nine fractions](auto)
  ///
  /// It lasts .208 s and 1/3000 s for each point that elements travel, up to 500 of them. Hero measures each element;
  /// here all arrive together, after a time that is known before.
  ///
  /// Cost: 2 layers and 2 for each element, 1 for each shadow of it, no pieces; elements of different shapes or radii
  /// leave the compositor.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameter distance: how far elements travel, 0 ... 500 points.
  public static func auto(distance: Double = 500) -> ScreenTransition {
    let name: TransitionName = "auto"
    let distance = name.limited(distance, to: 0...500, or: 500, "distance")
    return ScreenTransition(name, .curve(.standard, duration: 0.208 + distance / 3000)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.fadeIn()
      timeline.flyPictures(fadingOver: 1)
      return timeline.build()
    }
  }
}
