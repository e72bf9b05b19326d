// Cross-fade.

extension Transition {
  /// The new screen fades in over the old one, which stays opaque so that nothing shines through.
  public static var fade: Transition {
    Transition(motion: .curve(.easeInOut, duration: 0.25)) { context in
      var timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .opacity, from: 0, to: 1)
      return timeline.build()
    }
  }

  /// Changes the screens at once.
  public static var none: Transition {
    Transition(motion: .curve(.linear, duration: 0)) { context in
      var timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      _ = timeline.screen(.covering)
      return timeline.build()
    }
  }
}
