// Screens that come nearer or move away.

extension ScreenTransition {
  /// Hero's zoom: the old screen comes nearer and fades away over the new one, which comes up from a distance; .35 s.
  ///
  /// ![.zoomIn() at nine fractions](zoomIn)
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - near: the old screen's size at the end, 0 ... 4 times; the default is Hero's.
  ///   - far: the new screen's size at the beginning, 0 ... 4 times; the default is Hero's.
  public static func zoomIn(near: Double = 1.3, far: Double = 0.7) -> ScreenTransition {
    let name: TransitionName = "zoomIn"
    let near = name.limited(near, to: 0...4, or: 1.3, "near")
    let far = name.limited(far, to: 0...4, or: 0.7, "far")
    return ScreenTransition(name, .heroStandard) { context in
      let timeline = TimelineBuilder(context)
      timeline.scale(timeline.screenBelow(), from: far, to: 1)
      let covered = timeline.screen(.covered)
      timeline.scale(covered, from: 1, to: near)
      timeline.animate(covered, .opacity, from: 1, to: 0)
      return timeline.build()
    }
  }
}

extension ScreenTransition {
  /// Hero's zoomOut: the new screen comes from near the viewer and fades in over the old one, which moves off into the
  /// distance; .35 s.
  ///
  /// ![.zoomOut() at nine fractions](zoomOut)
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - near: the new screen's size at the beginning, 0 ... 4 times; the default is Hero's.
  ///   - far: the old screen's size at the end, 0 ... 4 times; the default is Hero's.
  public static func zoomOut(near: Double = 1.3, far: Double = 0.7) -> ScreenTransition {
    let name: TransitionName = "zoomOut"
    let near = name.limited(near, to: 0...4, or: 1.3, "near")
    let far = name.limited(far, to: 0...4, or: 0.7, "far")
    return ScreenTransition(name, .heroStandard) { context in
      let timeline = TimelineBuilder(context)
      timeline.scale(timeline.screen(.covered), from: 1, to: far)
      let covering = timeline.screen(.covering)
      timeline.scale(covering, from: near, to: 1)
      timeline.animate(covering, .opacity, from: 0, to: 1)
      return timeline.build()
    }
  }
}
