// No time at all.

extension ScreenTransition {
  /// Changes the screens at once; while a finger drives it, the covering screen lies on top.
  ///
  /// Cost: 2 layers, no pieces; nothing moves.
  public static var instant: ScreenTransition {
    ScreenTransition("instant", .curve(.linear, duration: 0)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.screen(.covering)
      return timeline.build()
    }
  }
}
