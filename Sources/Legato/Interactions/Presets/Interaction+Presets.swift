// Interactions of other systems, by their own numbers (docs/measurements.md).

extension Interaction {
  /// iOS 26's content swipe: back from anywhere after 27 pt, beyond .42 of the way. A horizontal scroller keeps its
  /// drags.
  public static func contentSwipe(_ direction: Direction = .trailing) -> Interaction {
    Interaction(
      gesture: .pan(PanGesture(travel: .toward(direction), slop: 27, scrollRule: .yields)), direction: direction,
      release: ReleaseRule(threshold: 0.42))
  }

  /// MDTransitioning's pop: from within 20 pt of the leading edge, beyond a quarter of the width, whatever the
  /// velocity.
  public static var mdEdgePan: Interaction { edgePan().finishing(beyond: 0.25) }

  /// MDTransitioning's vertical pop: beyond a quarter of 200 pt, whatever the velocity.
  public static var mdVerticalPan: Interaction { verticalPan().finishing(beyond: 0.25) }

  /// MDTransitioning's drag of an image: beyond half of 200 pt, whatever the velocity; else back in .2 s.
  public static var mdImageDrag: Interaction { imageDrag().finishing(beyond: 0.5) }

  /// RWPopTransitionAnimation's pop: from anywhere, beyond a quarter of the width, whatever the velocity. A scroller
  /// that is not at its leading edge keeps its drags.
  public static var headlinePan: Interaction { fullScreenPan().finishing(beyond: 0.25) }

  /// Aweme's drag of a player: to the lower right, beyond a fifth of the width, whatever the velocity.
  ///
  /// One thing is not Aweme's: its cancelled player goes back ease-out, in as many seconds as the progress was, and
  /// loses the finger's velocity. Here it goes back by ``settle``, which keeps the velocity.
  public static var awemeDrag: Interaction { freeDrag().finishing(beyond: 0.2) }

  /// The pop of an article on shared elements: from anywhere, beyond half of the width, whatever the velocity.
  public static var articlePan: Interaction { fullScreenPan().finishing(beyond: 0.5) }

  /// Kuaishan's hub: beyond a tenth of the width, whatever the velocity, in .2 s at an even pace.
  ///
  /// - Parameter direction: the way the finger must go; the screen comes from the opposite edge.
  public static func kuaishanPan(_ direction: Direction) -> Interaction {
    var interaction = hubPan(direction).finishing(beyond: 0.1)
    interaction.finishMotion = .curve(.linear, duration: 0.2)
    interaction.cancelMotion = interaction.finishMotion
    return interaction
  }

  /// Kuaishan's panel: beyond a fifth of its extent, whatever the velocity, in .2 s.
  ///
  /// - Parameter direction: the way the finger must go.
  public static func kuaishanPanelPan(_ direction: Direction) -> Interaction {
    drawerPan(direction).finishing(beyond: 0.2)
  }

  /// VCTransitionsLibrary's swipe: from anywhere, 200 pt are the whole way, and a release beyond half of it finishes.
  ///
  /// Unlike there, only travel in its direction counts, the finger's velocity counts, and the screen can go the whole
  /// way.
  ///
  /// - Parameter direction: the way the finger must go: trailing and down lead back, leading and up forward.
  public static func vcPan(_ direction: Direction) -> Interaction {
    var interaction = fullScreenPan(direction, threshold: 0.5)
    interaction.distance = .points(200)
    return interaction
  }

  /// VCTransitionsLibrary's pinch: the way is 1 less the ratio of the fingers' spans; a release beyond half of it
  /// finishes.
  public static func vcPinch() -> Interaction {
    Interaction(
      gesture: .pinch(), direction: .down, release: ReleaseRule(threshold: 0.5, projection: 0))
  }

  /// The same, but it finishes beyond a part of the way, whatever the velocity.
  private func finishing(beyond threshold: Double) -> Interaction {
    var result = self
    result.release = ReleaseRule(threshold: threshold, projection: 0)
    return result
  }
}
